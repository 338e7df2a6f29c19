// One example of every event: for the documents, and for the test that payload types and Avro schemas agree.
import type { AccountId, EntryId, JobId } from '../ids.ts'
import type { EventPayloads } from './payloads.ts'

const jobId = 'job_0199a1b2c3d47e5f8a9b0c1d2e3f4a5b' as JobId
const accountId = 'acct_0199a1b2c3d47000800000000000abcd' as AccountId
const acceptedAt = Date.UTC(2026, 10, 21, 9, 30)

const work = {
  jobId,
  accountId,
  lane: 'shared',
  credits: 4,
  acceptedAt,
  deadlineAt: acceptedAt + 120_000,
  replyTopic: 'heddle.reply.ingress-a1b2c3.v1',
} as const
const image = {
  key: `inputs/${jobId}`,
  contentType: 'image/png',
  bytes: 48_213,
  sha256: 'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c',
  width: 1024,
  height: 1024,
}
const facts = { jobId, accountId, operation: 'generate', lane: 'shared', credits: 4 } as const

export const eventExamples: EventPayloads = {
  'work-generate': {
    ...work,
    prompt: 'tossed peonies on navy',
    compositionType: 'tile',
    colorPalette: ['#14213d', '#e5989b', '#ffffff'],
    aspectRatio: '1:1',
    density: 'medium',
    outputFormat: 'png',
    seed: 7,
    size: 1024,
    spec: null,
    engine: null,
    diffusion: null,
    dpi: null,
    repeatMm: 640,
    trapMm: null,
    registrationMarks: null,
    colorways: null,
  },
  'work-vectorize': { ...work, image, quality: 'high', config: '{"iterMax":20}', outputFormat: 'svg' },
  'work-upscale': {
    ...work,
    image,
    scale: 16,
    outputFormat: 'png',
    tile: 'auto',
    method: 'auto',
    keepPhysicalSize: false,
  },
  completion: {
    ...facts,
    acceptedAt,
    completedAt: acceptedAt + 412,
    processingTimeMs: 391,
    assetKey: `assets/5e884898da28047151d0e56f8dc62927/${jobId}.png`,
    url: `https://cdn.example.com/assets/5e884898da28047151d0e56f8dc62927/${jobId}.png`,
    format: 'png',
    contentType: 'image/png',
    width: 1024,
    height: 1024,
    bytes: 91_406,
    sha256: image.sha256,
    report: '{"engineVersion":4}',
  },
  refund: {
    ...facts,
    acceptedAt,
    refundedAt: acceptedAt + 300,
    decidedBy: 'processor',
    code: 'engine_failed',
    detail: 'The engine could not do this work.',
    field: null,
  },
  accepted: { ...facts, acceptedAt, deadlineAt: work.deadlineAt },
  ledger: {
    entryId: 'ent_0199a1b2c3d47e5f8a9b0c1d2e3f4a5c' as EntryId,
    accountId,
    jobId,
    kind: 'held',
    credits: 4,
    available: 996,
    held: 4,
    spent: 0,
    recordedAt: acceptedAt,
  },
  progress: {
    jobId,
    accountId,
    operation: 'upscale',
    fraction: 0.25,
    stage: 'enlarging',
    reportedAt: acceptedAt + 2000,
  },
  control: { action: 'cancel', jobId, requestedAt: acceptedAt + 900 },
  'dead-letter': {
    sourceTopic: 'heddle.work.generate.shared.v1',
    sourcePartition: 2,
    sourceOffset: 118,
    reason: 'undecodable',
    detail: 'unknown schema id 77',
    attempts: 1,
    key: Buffer.from(jobId),
    value: Buffer.from([0, 0, 0, 0, 77, 2]),
    headers: { ce_type: Buffer.from('io.heddle.work-generate.v1') },
    parkedAt: acceptedAt + 50,
  },
}
