// What an engine lane's child is given and gives back, the same for every operation.

export type EngineTask<Parameters = unknown> = {
  readonly parameters: Parameters
  /** Local copy of the input image, for operations that have one. */
  readonly inputPath: string | null
  readonly outputPath: string
}

export type EngineResult = {
  readonly format: string
  readonly extension: string
  readonly contentType: string
  readonly width: number
  readonly height: number
  readonly report: Readonly<Record<string, unknown>>
}
