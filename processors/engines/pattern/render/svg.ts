import type { Cloth } from '../kit/area/cloth.ts'
import { paintLayersOf } from './paint-layers.ts'
import { escapeXml } from './recipe-text.ts'
import { writeRing } from './svg-path.ts'

/**
 * Units of the viewBox per pixel. Integers keep files small; with 13, the busiest florals equal their raster in 99.5 %
 * of the pixels, while 9 would be 4 % smaller but miss that. An odd number keeps edges off pixel centres, where a
 * straight edge would be rounded to the wrong side: with 4, a tartan differed in one pixel of a hundred.
 */
const UNITS = 13

export type SvgOptions = {
  /** Size in pixels of the same design as a raster; coordinates are rounded to a grid `UNITS` times finer. */
  readonly width: number
  readonly height: number
  /** `#rrggbb` by ink number. */
  readonly inks: readonly string[]
  /** JSON of the recipe, written into `<metadata>`. */
  readonly recipe?: string
}

/**
 * Writes one period, in millimetres, as fills only: no stroke, transform, style or gradient. Shapes of one ink that can
 * be painted together share a path in a group, so there is one group per ink and depth, back to front; its id names the
 * ink and counts its groups. A shape across an edge is written again, with exactly the same digits, wherever it
 * re-enters.
 */
export function writeSvg(cloth: Cloth, { width, height, inks, recipe }: SvgOptions): string {
  const [unitsX, unitsY] = [width * UNITS, height * UNITS]
  const [scaleX, scaleY] = [unitsX / cloth.widthMm, unitsY / cloth.heightMm]
  const groupOf = createGroups(inks)
  const groups = paintLayersOf(cloth).map(({ ink, shapes }) => {
    const parts = shapes.flatMap(({ shape, places }) => {
      const bodies = shape.rings.map((ring) => writeRing(ring, scaleX, scaleY))
      return places.flatMap(([dx, dy]) => {
        const [x, y] = [Math.round(dx * unitsX), Math.round(dy * unitsY)]
        return bodies.map((body) => `M${body.x + x} ${body.y + y}${body.path}`)
      })
    })
    return groupOf(ink, parts.join(''))
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${unitsX} ${unitsY}" ${sizeOf(cloth)}>`,
    recipe === undefined ? '' : `<metadata>${escapeXml(recipe)}</metadata>`,
    groupOf(cloth.ground, `M0 0L${unitsX} 0L${unitsX} ${unitsY}L0 ${unitsY}Z`, 'ground'),
    ...groups,
    '</svg>',
  ].join('\n')
}

/**
 * Names groups after their ink, so that drawing programs list them by plate; the fill is repeated on the path, for
 * readers that do not inherit it: `ink-3-8e2f48`, `ink-3-8e2f48-2` and so on.
 */
function createGroups(inks: readonly string[]): (ink: number, path: string, name?: string) => string {
  const times = new Map<number, number>()
  return (ink, path, name = 'ink') => {
    const time = (times.get(ink) ?? 0) + 1
    if (name === 'ink') times.set(ink, time)
    const again = name === 'ink' && time > 1 ? `-${time}` : ''
    return `<g id="${name}-${ink}-${inks[ink].slice(1)}${again}" fill="${inks[ink]}"><path fill="${inks[ink]}" d="${path}"/></g>`
  }
}

/** Size on cloth, to a thousandth of a millimetre. */
function sizeOf({ widthMm, heightMm }: Cloth): string {
  const [width, height] = [widthMm, heightMm].map((mm) => Math.round(mm * 1000) / 1000)
  return `width="${width}mm" height="${height}mm"`
}
