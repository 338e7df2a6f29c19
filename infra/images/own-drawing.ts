/**
 * The beginning of an SVG that generate wrote: its recipe stands first and says how large the picture is. Whether the
 * rest is as it was written is found by the engine, which refunds when it is not.
 */
const OWN_DRAWING =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^<>]{1,200}>\n<metadata>\{"width":([1-9]\d{0,4}),"height":([1-9]\d{0,4}),"heddle":/

/** Pixels of a drawing of ours, undefined for every other drawing. */
export function readOwnDrawing(head: Buffer): { readonly width: number; readonly height: number } | undefined {
  const [, width, height] = OWN_DRAWING.exec(head.toString('latin1')) ?? []
  return width === undefined ? undefined : { width: Number(width), height: Number(height) }
}
