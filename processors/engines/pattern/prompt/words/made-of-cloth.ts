/** What teams wear and goods are packed in: before these words a sport or a food is what the cloth is for, and is not pictured on it. */
const sports =
  'football soccer rugby hockey cricket netball cycling basketball baseball volleyball tennis golf running rowing ski snowboard sailing surf gym team club home away sport sports training goalkeeper'.split(
    ' ',
  )
const kits =
  'kit-bag kit short jersey strip vest top singlet uniform leotard brand sock legging base-layer suit jacket salopette'
    .split(' ')
    .map((kit) => kit.replace('-', ' '))

const goods =
  'tea coffee wine chocolate cake biscuit cookie sweet candy beer gin soap perfume candle cosmetics cosmetic skincare bakery cracker christmas-cracker honey jam cheese olive-oil flower toy egg bread fruit pizza cereal pasta spice ice-cream'
    .split(' ')
    .map((good) => good.replace('-', ' '))
const packs = 'packaging packet wrap wrapping wrapper gift-bag paper carton sleeve pouch brand company subscription-box'
  .split(' ')
  .map((pack) => pack.replace('-', ' '))

/** What teams wear, of any sport. */
export const teamKits: readonly string[] = sports.flatMap((sport) => kits.map((kit) => `${sport} ${kit}`))

/** Uses by the sport or the good that they are made for, and single words of print studios. */
export const madeOfCloth: readonly string[] = [
  ...teamKits,
  ...goods.flatMap((good) => packs.map((pack) => `${good} ${pack}`)),
  ...'kit bag|gym bag|sports bag|football bag|home shirt|away shirt|team shirt|club shirt|cricket jumper|kit|jersey|surf brand|yoga brand|sports brand|boutique|boutique hotel|hotel lobby|lobby|taverna|holiday home|holiday house|holiday cottage|holiday let|holiday homes|quilt backing|quilt back|backing fabric|quilt blender|tonal blender|blender fabric|blender print|fabric blender|quilting blender|library wallpaper|wool challis|challis|cotton lawn|cotton sateen|crepe de chine|crêpe de chine|silk habotai|scarf house|bed linen|fashion print|fashion prints|print studio|range|capsule|capsule collection|brand new|raincoat print'.split(
    '|',
  ),
]
