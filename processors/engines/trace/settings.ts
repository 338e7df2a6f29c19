export const qualities = ['draft', 'low', 'medium', 'high', 'ultra'] as const
export type Quality = (typeof qualities)[number]

const traceModes = ['auto', 'flat', 'scan', 'photo', 'line', 'pixel'] as const
export type TraceMode = (typeof traceModes)[number]

/** What a caller may set. Every field has a default; with none set the engine chooses for itself. */
export type TraceSettings = {
  readonly quality: Quality
  /** Upper limit of the rounds of every iterative stage, 1..100. */
  readonly iterMax: number
  /** Upper limit of the number of inks, 2..64; undefined finds the number. */
  readonly colors: number | undefined
  /** Exact inks to use, `#rrggbb` each; undefined finds them. */
  readonly palette: readonly string[] | undefined
  readonly mode: TraceMode
  /** Which tracer draws: ours, or the npm package potrace in black and white. */
  readonly engine: 'own' | 'potrace'
  /** 0 (broad shapes) to 100 (every wiggle). */
  readonly detail: number
  /** Smallest turn in degrees that may become a corner, 5..175. */
  readonly corner: number
  /** Patches smaller than this, square millimetres, join a neighbour; undefined stands for a few pixels. */
  readonly minAreaMm2: number | undefined
  /** Strength of noise smoothing before tracing, 0..100; undefined measures the noise. */
  readonly smooth: number | undefined
  /** Leaves out the ink that covers most of the frame. */
  readonly removeBackground: boolean
  /** Grid in millimetres to which anchor points and handles are rounded, except those on the frame; 0 is off. */
  readonly snapToGrid: number
  readonly layering: 'stacked' | 'cutout'
  /** Trap: how far an ink extends under those above it, millimetres, so that a press out of register leaves no gap. */
  readonly trapMm: number
  /** Lines thinner than this, millimetres, are widened to it; 0 leaves them. */
  readonly minLineMm: number
  /** Upper limit of anchor points and handles in the whole drawing; undefined sets no budget. */
  readonly maxNodes: number | undefined
  /** Redraws every ink but the ground as lines of even width along their centre lines, each a closed outline. */
  readonly centerline: boolean
  readonly groupBy: 'ink' | 'object' | 'none'
  /** Traces across the edges of a repeat, so that the drawing tiles; auto compares opposite sides. */
  readonly tile: 'auto' | 'on' | 'off'
  /** Gives all copies of a shape one outline; false keeps their small differences. */
  readonly motifs: boolean
  /** Length unit of the file: SVG and DXF state it; EPS, PDF and HPGL have their own. */
  readonly units: 'mm' | 'in' | 'px'
  /** Pixels per inch, 10..4800; undefined takes what the file says, else 96. */
  readonly dpi: number | undefined
  /** Decimals of a coordinate in pixels, at most, 1..4; art without anti-aliasing takes one. */
  readonly decimals: number
}

/** Settings of one of several readings of a picture. */
export type ReadingSettings = TraceSettings & {
  /** How many times the picture was smoothly enlarged for this reading. Its inks are known then: those of `palette`. */
  readonly enlarged?: number
  /** Of a picture that was sharpened for this reading: what a patch must show not to be a crumb; see `createCrumbJudge`. */
  readonly crumbs?: number
}

/** Description of one setting, from which `schemas`, the command line and the docs are made. */
export type TraceConfigField = {
  readonly name: keyof TraceSettings
  readonly effect: string
} & (
  | {
      readonly kind: 'integer' | 'number'
      readonly min: number
      readonly max: number
      readonly fallback: number | 'auto'
    }
  | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly fallback: string }
  | { readonly kind: 'boolean'; readonly fallback: boolean }
  | { readonly kind: 'hexList'; readonly min: number; readonly max: number; readonly fallback: 'auto' }
)

export const traceConfigFields: readonly TraceConfigField[] = [
  { name: 'iterMax', kind: 'integer', min: 1, max: 100, fallback: 20, effect: 'most rounds of every iterative stage' },
  { name: 'colors', kind: 'integer', min: 2, max: 64, fallback: 'auto', effect: 'most inks' },
  { name: 'palette', kind: 'hexList', min: 1, max: 64, fallback: 'auto', effect: 'the exact inks to use' },
  {
    name: 'mode',
    kind: 'choice',
    choices: traceModes,
    fallback: 'auto',
    effect:
      'flat: clean artwork; scan: grain or compression; photo: no flat areas; line: a drawing in one ink on its ground; pixel: keep every pixel square',
  },
  {
    name: 'engine',
    kind: 'choice',
    choices: ['own', 'potrace'],
    fallback: 'own',
    effect: 'potrace: npm potrace (GPL-2.0) in black and white, where it is installed',
  },
  { name: 'detail', kind: 'number', min: 0, max: 100, fallback: 50, effect: 'how closely curves follow the edges' },
  { name: 'corner', kind: 'number', min: 5, max: 175, fallback: 38, effect: 'least turn in degrees that is a corner' },
  {
    name: 'minAreaMm2',
    kind: 'number',
    min: 0,
    max: 10_000,
    fallback: 'auto',
    effect: 'smaller patches join a neighbour',
  },
  { name: 'smooth', kind: 'number', min: 0, max: 100, fallback: 'auto', effect: 'how hard grain is smoothed' },
  { name: 'removeBackground', kind: 'boolean', fallback: false, effect: 'leave out the ink that holds the frame' },
  {
    name: 'snapToGrid',
    kind: 'number',
    min: 0,
    max: 10,
    fallback: 0,
    effect: 'round anchor points and handles to a grid of so many millimetres; the frame keeps its size',
  },
  {
    name: 'layering',
    kind: 'choice',
    choices: ['stacked', 'cutout'],
    fallback: 'stacked',
    effect: 'stacked: inks lie over each other without hairlines; cutout: every point has one ink',
  },
  { name: 'trapMm', kind: 'number', min: 0, max: 5, fallback: 0, effect: 'run each ink on under those above it' },
  { name: 'minLineMm', kind: 'number', min: 0, max: 10, fallback: 0, effect: 'widen thinner lines to this' },
  {
    name: 'maxNodes',
    kind: 'integer',
    min: 100,
    max: 10_000_000,
    fallback: 'auto',
    effect: 'simplify until the drawing has no more points than this; the loss is reported',
  },
  {
    name: 'centerline',
    kind: 'boolean',
    fallback: false,
    effect: 'redraw lines along their middles at even widths, each a closed outline',
  },
  {
    name: 'groupBy',
    kind: 'choice',
    choices: ['ink', 'object', 'none'],
    fallback: 'ink',
    effect: 'ink: one compound path an ink; object: one path a closed shape; none: as ink, without groups',
  },
  {
    name: 'tile',
    kind: 'choice',
    choices: ['auto', 'on', 'off'],
    fallback: 'auto',
    effect: 'on: the picture is one tile of a repeat and the drawing must repeat too',
  },
  {
    name: 'motifs',
    kind: 'boolean',
    fallback: true,
    effect:
      'give all copies of a shape one outline, drawn from all of them together; false keeps what little they differ',
  },
  { name: 'units', kind: 'choice', choices: ['mm', 'in', 'px'], fallback: 'mm', effect: 'length unit of SVG and DXF' },
  {
    name: 'dpi',
    kind: 'number',
    min: 10,
    max: 4800,
    fallback: 'auto',
    effect: "pixels an inch, in place of the file's",
  },
  { name: 'decimals', kind: 'integer', min: 1, max: 4, fallback: 2, effect: 'most decimals of a coordinate in pixels' },
]

export const defaultTraceSettings: TraceSettings = {
  quality: 'high',
  iterMax: 20,
  colors: undefined,
  palette: undefined,
  mode: 'auto',
  engine: 'own',
  detail: 50,
  corner: 38,
  minAreaMm2: undefined,
  smooth: undefined,
  removeBackground: false,
  snapToGrid: 0,
  layering: 'stacked',
  trapMm: 0,
  minLineMm: 0,
  maxNodes: undefined,
  centerline: false,
  groupBy: 'ink',
  tile: 'auto',
  motifs: true,
  units: 'mm',
  dpi: undefined,
  decimals: 2,
}

export type QualityPreset = {
  /** Distance that a curve may keep from a measured point on clean art, pixels. */
  readonly tolerancePx: number
  /** False draws straight lines only. */
  readonly curves: boolean
  /** Upper limit of the refinements of one curve, also capped by `iterMax`. */
  readonly fitRounds: number
  /** Smallest patch kept on clean art, square pixels. */
  readonly areaMinPx: number
}

export const qualityPresets: Readonly<Record<Quality, QualityPreset>> = {
  draft: { tolerancePx: 0.6, curves: false, fitRounds: 1, areaMinPx: 12 },
  low: { tolerancePx: 0.5, curves: true, fitRounds: 2, areaMinPx: 8 },
  medium: { tolerancePx: 0.32, curves: true, fitRounds: 3, areaMinPx: 6 },
  high: { tolerancePx: 0.2, curves: true, fitRounds: 8, areaMinPx: 4 },
  ultra: { tolerancePx: 0.12, curves: true, fitRounds: 8, areaMinPx: 3 },
}
