/**
 * The stages of a trace, in order. Not every picture has all of them: grain is smoothed only where there is some, blur is read only
 * where edges were blurred, places are those of tones, only a repeat is cut at its frame, and lines are widened when that is asked.
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

/** Told of each stage as it begins, and of the end of all, with the share (0..1) of the work done. */
export type OnStage = (fraction: number, stage: TraceStage | 'done') => void
