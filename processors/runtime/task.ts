// What a child process is given and gives back. Plain data, because it crosses a process boundary.

/** The work of one task module: `export const runTask: RunTask`. Input and result are the lane's own plain data. */
export type RunTask = (input: unknown, context: TaskContext) => Promise<unknown>

export type TaskContext = {
  readonly onProgress: (fraction: number, stage: string) => void
  readonly models: ModelPlaces
}

/** Where the operator keeps networks of their own; undefined where there is none. */
export type ModelPlaces = {
  /** A folder in Stable Diffusion's layout. */
  readonly diffusionDir: string | undefined
  /** An ONNX file that enlarges pictures two or four times. */
  readonly srModelPath: string | undefined
}

/** Why a task did not succeed. `rejected`: what it was given is at fault, so trying again is useless. */
export type TaskFault = {
  readonly kind: 'rejected' | 'failed'
  readonly code: string
  readonly detail: string
  readonly field: string | null
}

/** Thrown inside a task when its input is at fault; `detail` is written for the person who sent it. */
export class TaskRejected extends Error {
  override readonly name = 'TaskRejected'
  readonly code: string
  readonly field: string | null

  constructor(code: string, detail: string, field: string | null = null) {
    super(detail)
    this.code = code
    this.field = field
  }
}

/** Thrown by the pool in the parent when the child reported a fault. */
export class TaskFailed extends Error {
  override readonly name = 'TaskFailed'
  readonly fault: TaskFault

  constructor(fault: TaskFault) {
    super(fault.detail)
    this.fault = fault
  }
}

export type ToChild = {
  readonly kind: 'run'
  readonly id: number
  readonly input: unknown
  /** On every log line the child writes about this task: job and request ids. */
  readonly label: Readonly<Record<string, unknown>>
}

export type FromChild =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly id: number; readonly fraction: number; readonly stage: string }
  | { readonly kind: 'done'; readonly id: number; readonly result: unknown }
  | { readonly kind: 'faulted'; readonly id: number; readonly fault: TaskFault }
