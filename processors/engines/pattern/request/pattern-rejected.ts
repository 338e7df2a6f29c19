/** The request cannot be drawn. `field` is the part to change; `message` is meant for the person who sent it. */
export class PatternRejected extends Error {
  override name = 'PatternRejected'
  readonly field: string

  constructor(field: string, message: string) {
    super(`${field}: ${message}`)
    this.field = field
  }
}
