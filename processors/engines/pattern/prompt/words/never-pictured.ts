/**
 * Words that have a picture or a flower of their own, and never mean it on cloth: pinks, what flowers come in, and
 * butterflies called after their colour; and nights, which are a time before they are the little picture of that name.
 */
export const neverPictured: ReadonlySet<string> = new Set([
  'pink',
  'bouquet',
  'posy',
  'nosegay',
  'garland',
  'patchwork',
  'collage',
  'mosaic',
  'rosette',
  'texture',
  'lattice',
  'weave',
  'shade',
  'shades',
  'paint',
  'mola',
  'white flower',
  'small white',
  'large white',
  'night with stars',
  'bridge at night',
])
