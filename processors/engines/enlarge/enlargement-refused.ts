/** Why an enlargement that could be read is not made. */
export type RefusalCode = 'output_too_large' | 'too_large_for_format' | 'method_not_possible' | 'no_inks'

/** The picture is fine, but what was asked of it cannot be made. `message` is written for the person who asked. */
export class EnlargementRefused extends Error {
  override name = 'EnlargementRefused'
  readonly code: RefusalCode

  constructor(code: RefusalCode, message: string) {
    super(message)
    this.code = code
  }

  static tooLarge(width: number, height: number, pixelsMax: number): EnlargementRefused {
    const text = `the result would be ${width} × ${height} = ${width * height} pixels; the limit is ${pixelsMax} pixels`
    return new EnlargementRefused('output_too_large', `${text}: choose a smaller scale or image`)
  }
}
