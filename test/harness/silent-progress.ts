import type { Progress } from '../../infra/stack/terminal/progress.ts'

/** Says nothing of how a start goes on. */
export const silentProgress: Progress = { step: (_, work) => work(), line: () => undefined }
