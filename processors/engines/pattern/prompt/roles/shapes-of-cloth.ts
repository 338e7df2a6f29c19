import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import type { Wishes } from '../wishes.ts'

/** Words that mean nothing by themselves, but to a cloth which shape it is built of. */
const shapes: Readonly<Record<string, RegExp>> = {
  'op-art': /^(swirl|whirl|spiral|twist|radiat|spinn|bulg|rippl|curv|bend|sunburst|burst|vortex|rays?$|warp)/,
  'mixed-skins': /^(mix|mash|collage|patch|pieced|hides?$|pelts?$|skins?$)/,
}

/** "Op art with swirling lines": tells the cloth its shape. Returns what the word did, or undefined where it did nothing. */
export function tellShape({ families, styles }: Wishes, { form, isNegated }: ReadPhrase): string | undefined {
  const isShape = !isNegated && Object.hasOwn(shapes, families[0] ?? '') && shapes[families[0]].test(form)
  if (!isShape) return undefined
  if (!styles.includes(form)) styles.push(form)
  return `the shapes of ${families[0]}`
}
