/**
 * The stages of a trace, in order. Some run only where needed: `smooth` under noise, `blur` on blurred edges, `places`
 * on tones, `frame` on a repeat, `widen` when a setting asks for it.
 */
export type TraceStage =
  | 'read'
  | 'measure'
  | 'lines'
  | 'route'
  | 'cells'
  | 'smooth'
  | 'inks'
  | 'labels'
  | 'regularity'
  | 'blur'
  | 'specks'
  | 'boundaries'
  | 'edges'
  | 'settle'
  | 'places'
  | 'junctions'
  | 'motifs'
  | 'curves'
  | 'frame'
  | 'widen'
  | 'layers'
  | 'write'

/** Runs one stage, after `fraction` (0..1) of the work; its name ends up in the report's times. */
export type RunStage = <T>(stage: TraceStage, fraction: number, work: () => T) => T

/** Called as each stage begins, and at the end, with the share (0..1) of the work done. */
export type OnStage = (fraction: number, stage: TraceStage | 'done') => void
