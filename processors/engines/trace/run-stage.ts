/** Runs one named stage, after `fraction` (0..1) of the work; the name ends up in the report's times. */
export type RunStage = <T>(stage: string, fraction: number, work: () => T) => T
