import { describe, expect, test } from '@jest/globals'
import { inkFromHex } from '../../../../../../processors/engines/color/ink.ts'
import { drawDesign } from '../../../../../../processors/engines/pattern/draw/draw-design.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { fillIndexPlane } from '../../../../../../processors/engines/pattern/render/index-plane.ts'
import { checkRequest } from '../../../../../../processors/engines/pattern/request/pattern-request.ts'
import { resolveSpec } from '../../../../../../processors/engines/pattern/spec/resolve-spec.ts'
import { specOfPrompt } from '../spec-of-prompt.ts'

/** Prompt | family | styles it must carry; nothing in it may be ignored. */
const table = `
point twill in charcoal and silver | dobby | chevron-twill |
itajime shibori triangles, deep blue | shibori | itajime |
mosaico geométrico árabe turquesa y oro | zellige | |
lunares rojos sobre fondo blanco, flamenca | dots | |
stripes of varying widths, lilac, olive and rust | stripes | variegated |
Streifen in Senfgelb, Petrol und Weiß, ungleich breit | stripes | variegated |
patchwork de hexágonos em tons pastel | quilt | hexies |
leopardo em tons de bege e castanho | leopard | |
豹柄 ブラウン | leopard | |
🐆 🧡 🖤 | leopard | |
❄️🦌 fair isle 🔴⚪ | fair-isle | |
chalk stripe charcoal suit | stripes | chalk |
wood grain walnut | wood-grain | |
aztec bands in hot pink and teal | kilim | kilim |
trellis lattice white on leaf green | trellis | garden |
Giraffenmuster in Sand und Braun | giraffe | |
🐅 print 🧡🖤 | tiger | |
pied-de-coq marine et écru | houndstooth | |
toile de camouflage kaki | camo | |
checkerboard wavy 90s, lilac and butter | checkerboard | swaying |
tapestry weave stripes ochre brick navy | kilim | |
mosaico hidráulico azul y blanco | azulejo | |
six-fold rotational symmetry of stars | conversational | |
tweed in olive with orange and blue flecks | tweed | |
Moroccan Beni Ourain rug diamonds, black on cream | kilim | berber |
Caucasian rug medallions, rust, blue, ivory | carpet | heriz |
Hollywood regency greek trellis, chartreuse and white | trellis | |
barkcloth boomerangs, aqua, coral and charcoal | midcentury | |
dogtooth tweed in heather and grey | houndstooth | tweed |
white shirting with a navy pencil line | stripes | hairline |
pencil line drawing of wild flowers | botanical-line | |
loose brush strokes in black on linen | brush-strokes | |
gradient triangles from violet to mint | triangles | gradient |
wavy retro stripes, tangerine, cream, brown | stripes | wavy |
watercolour wash stripes in blues | ombre | bands |
malachite stone, emerald | agate | |
pixel gradient, cyan to magenta | checkerboard | pixels |
mola cloth, red, black and orange | mola | |
overshot coverlet, indigo and natural white | coverlet | overshot |
welsh tapestry blanket in teal, plum and mustard | coverlet | double-cloth |
rust and patina texture | weathered | patina |
kintsugi gold cracks on porcelain | weathered | kintsugi |
Andean manta stripes, hot pink and purple | kilim | manta |
crazy quilt in jewel tones | quilt | crazy |
hawaiian quilt, aqua and white | quilt | folded |
Turkmen bokhara carpet, oxblood and black | kilim | gul |
chalk stripe flannel, midnight with burgundy | stripes | chalk |
Harris tweed in moss with a windowpane | tweed | windowpane |
Madras plaid patchwork, sun-washed | quilt | |
Chinese fretwork with peonies, lacquer red | tossed-floral | |
adire eleko, indigo | batik | |
tibeb border, green gold red on white | frieze | |
ocean ripple lines, aqua | topographic | |
confetti sprinkles on mint | dots | confetti |
concentric arcs, sand and rust | retro-geometric | arches |
wobbly hand drawn grid, black on cream | windowpane | wavy |
herringbone parquet, wood tones | wood-grain | parquet |
oak planks, honey | wood-grain | planks |
kasuri crosses, white on indigo | ikat | kasuri |
ikat with horses | ikat | |
ikat stripes in navy | ikat | striped |
liberty print in navy, berry and mustard | ditsy | lawn |
brush strokes abstract, terracotta and sage | brush-strokes | |
tropical barkcloth leaves | barkcloth | |
lumberjack flannel plaid in forest and black | gingham | buffalo |
kilim runner in tomato and indigo | kilim | |
argyle socks in plum, grey and mustard | argyle | |
malachite | agate | malachite |
indian block print booti, indigo on cream | brocade | butis |
elizabethan blackwork | botanical-line | |
triangles gradient purple | triangles | gradient |
embroidered flowers on white | folk-floral | |
matelassé in ivory | damask | |
dashiki print | batik | wax |
mudmee silk in plum | ikat | |
heriz carpet medallion brick and navy | carpet | heriz |
kashan carpet, ivory and teal | carpet | medallion |
herati rug in rust | carpet | herati |
persian garden carpet | carpet | garden |
chintz with indian flowering tree, cream ground | chintz | |
navajo eyedazzler blanket | kilim | stepped |
poleng check | gingham | poleng |
matyo embroidery on black | folk-floral | |
ajrakh geometric stars, madder and indigo | azulejo | |
Baltic sash, red and white | kilim | manta |
cricket stripes in cream, green, maroon | stripes | awning |
Ottoman cintamani, crimson and gold | cintamani | |
tie dye stripes, turquoise and purple | shibori | arashi |
flame stitch upholstery, peacock and gold | bargello | flames |
Samarkand ikat in pomegranate, saffron and bottle green | ikat | |
byzantine silk with lions, purple and gold | samite | palace |
Sasanian roundels with peacocks, rust and teal | samite | |
Ottoman kaftan silk with tulips in an ogee lattice, crimson and gold | ogee | |
kasuri arrows with bamboo in indigo | yagasuri | |
Paracas geometric in madder and gold | kilim | blanket |
optical cube illusion grey | tumbling-blocks | |
liquid swirl 70s orange brown | marbling | flow |
abstract waves in coral and turquoise | marbling | flow |
watercolour stripes pink | stripes | painted |
ombre stripes in blue | stripes | ombre |
distressed stripe, charcoal | stripes | painted |
navajo blanket stripes | stripes | serape |
seigaiha waves | seigaiha | |
basket check in mustard | basketweave | |
dip dye indigo ombre | ombre | gradient |
rothko style colour fields | colour-planes | blocks |
penny tile, black and white | dots | coin |
windowpane over herringbone in grey | herringbone | windowpane |
pop art comic dots | dots | comic |
peruvian knit with llamas | fair-isle | |
nautical rope trellis, navy and white | trellis | rope |
chain print silk scarf, gold on navy | trellis | chain |
turkmen rug elephant foot | kilim | gul |
samoan siapo tapa in browns | mudcloth | |
vasarely spheres | op-art | op-bulge |
bridget riley curves in colour | op-art | op-waves |
oriental runner in navy and brick | carpet | medallion |
scallops in gold and black | scallops | |
carpet tile in greys | twill | grasscloth |
linen slub stripe in blue | stripes | painted |
deckchair canvas orange navy white | stripes | deckchair |
Bhutanese kira, red and green | kilim | stepped |
Romanian blouse geometric | cross-stitch | slavic |
pashmina shawl border, rose madder | paisley | |
snakeskin python in taupe and cream | snake | |
kazak rug geometric | carpet | heriz |
tie dye sunset spiral | tie-dye | spiral |
bauhaus tapestry in muted primaries | bauhaus | |
liquid blobs in lilac | cutouts | blobs |
boomerang atomic formica | midcentury | |
cutwork in ivory on terracotta | lace | eyelet |
cracked desert earth | weathered | earth |
1960s wool paisley in moss | paisley | |
nailhead suiting, charcoal | dobby | birdseye |
grunge plaid in greys | tartan | |
Regency stripe in sage for dining chairs | stripes | regency |
corridor carpet, overscaled damask in plum | damask | |
axminster pub carpet in red and green | carpet | herati |
Provençal boutis quilting in white | damask | |
Pennsylvania Dutch hex signs | mandala | |
kowhaiwhai in red, black, white | karakusa | |
raw denim texture | twill | denim |
grandmother's flower garden hexagons | quilt | hexies |
brush strokes in ink blue on rice paper | brush-strokes | |
de stijl blocks | colour-planes | bars |
uroko triangle scales in black and gold | triangles | |
leheriya diagonal waves | shibori | arashi |
whirlwind binakol, black and white | op-art | |
luntaya acheik waves | bargello | flames |
Fulani wedding blanket | kilim | kilim |
double happiness lattice, red and gold | chinese-lattice | |
`

const rows = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()))

describe('prompts for constructed cloths', () => {
  test('a black cloth with a range of tones is black, with white among two dyes of a block print', () => {
    const specOf = (prompt: string) => specOfPrompt(prompt)
    const { palette } = specOf('terrazzo, black with pastel chips')
    expect(palette.inks[palette.ground]).toBe('#1d1c20')
    expect(palette.inks.length).toBeGreaterThan(4)
    expect(specOf('ajrakh block print, indigo and madder').palette.inks).toContain('#f4ebd9')
    expect(specOf('modern abstract line drawing, black on ecru').styles).toContain('abstract lines')
    expect(understandPrompt('peruvian knit with llamas').wishes.motifs).toEqual(['llama'])
  })

  test('a windowpane over a suiting is woven into it in its own colour', () => {
    for (const prompt of [
      'navy herringbone with a rust windowpane',
      'houndstooth with a blue windowpane, black and white',
    ]) {
      const { wishes } = understandPrompt(prompt)
      const spec = resolveSpec(checkRequest({ prompt, compositionType: 'tile', format: 'png' }), wishes)
      expect(['herringbone', 'houndstooth']).toContain(spec.family)
      const pane = spec.palette.inks.indexOf(`${spec.details.accent}`)
      expect(pane).toBeGreaterThanOrEqual(0)
      const cloth = drawDesign(spec)
      const { data } = fillIndexPlane(cloth, 480, 480)
      const share = data.filter((ink) => ink === pane).length / data.length
      expect(share).toBeGreaterThan(0.01)
      expect(share).toBeLessThan(0.12)
    }
  })

  test('one scale of a colour stands out from the rest, which keep their own', () => {
    const { wishes } = understandPrompt('seigaiha waves with one red scale')
    const spec = resolveSpec(checkRequest({ prompt: 'seigaiha', compositionType: 'tile', format: 'png' }), wishes)
    expect(spec.family).toBe('seigaiha')
    expect(wishes.under).toBeUndefined()
    expect(spec.palette.inks).toContain(spec.details.accent)
    expect(spec.palette.inks.length).toBeGreaterThan(3)
  })

  test('a skin behind an article, or at a place, is its beast', () => {
    const motifsOf = (prompt: string): readonly string[] => understandPrompt(prompt).wishes.motifs
    for (const prompt of [
      'a majestic tiger in the jungle',
      'tiger by the river',
      'one zebra',
      'mermaid by the lake',
      'mermaid under the sea',
    ])
      expect(motifsOf(prompt)).toHaveLength(1)
    for (const prompt of [
      'tiger',
      'a tiger print',
      'leopard on navy',
      'zebra in black and gold',
      'a bold leopard print',
    ])
      expect(motifsOf(prompt)).toEqual([])
  })

  test('spots of a colour lie on the coat of a leopard, a colour before it is the coat', () => {
    const specOf = (prompt: string) => specOfPrompt(prompt)
    for (const prompt of ['leopard print with neon pink spots', 'leopard with cobalt rosettes']) {
      const { palette, details } = specOf(prompt)
      expect(details.accent).toBeDefined()
      expect(palette.inks).toContain(details.accent)
      expect(palette.inks[palette.ground]).not.toBe(details.accent)
      expect(palette.inks.length).toBeGreaterThan(3)
    }
    const coat = specOf('pink leopard print')
    expect(coat.details.accent).toBeUndefined()
    expect(coat.palette.ground).toBe(0)
  })

  test.each(rows)('"%s" is %s', (prompt, family, styles) => {
    const { wishes, ignored } = understandPrompt(prompt)
    const spec = resolveSpec(checkRequest({ prompt, compositionType: 'tile', format: 'png' }), wishes)
    expect(spec.family).toBe(family)
    expect(spec.styles).toEqual(expect.arrayContaining(styles.split(' ').filter(Boolean)))
    expect(ignored).toEqual([])
  })

  test('accents named in a list leave the cloth to the colour before them', () => {
    const { wishes } = understandPrompt('tweed in olive with orange and blue flecks')
    expect(wishes.colours.map(({ isAccent = false }) => isAccent)).toEqual([false, true, true])
    expect(wishes.colours[0].isGround).toBe(true)
  })

  test('a kaleidoscope of things is a symmetry, alone it is a family', () => {
    expect(understandPrompt('kaleidoscope of triangles').wishes).toMatchObject({
      symmetry: 'kaleidoscope',
      families: ['triangles'],
    })
    expect(understandPrompt('kaleidoscope in teal').wishes).toMatchObject({ families: ['mandala'] })
  })

  test('squares with borders of a colour have them each, and bright ones stay bright', () => {
    const { wishes } = understandPrompt('granny squares, bright colours with black borders')
    expect(wishes.layout).toBeUndefined()
    expect(wishes).toMatchObject({ tone: 'bright', colours: [{ hex: '#1d1c20', isAccent: true }] })
  })

  test('two colours side by side are just these two', () => {
    expect(understandPrompt('labyrinth maze black white').wishes.colours).toHaveLength(2)
    expect(understandPrompt('calçada azulejos preto e branco').wishes.colours).toHaveLength(2)
  })

  test('a name before "style" is no slip of a thing', () => {
    const { wishes, ignored } = understandPrompt('barbour style tartan in muted olive')
    expect(wishes).toMatchObject({ families: ['tartan'], motifs: [] })
    expect(ignored).toEqual(['barbour'])
  })

  test('two colours beside a third are no mood', () => {
    for (const prompt of ['geometric black white gold', 'black and white roses with gold'])
      expect(understandPrompt(prompt).wishes.colours.map(({ hex }) => hex)).toEqual(['#1d1c20', '#faf7f0', '#c39a4a'])
  })

  test('suiting in two colours has the dark one first named for its ground', () => {
    const { wishes } = understandPrompt('windowpane flannel, charcoal and rust')
    expect(wishes.colours.map(({ isGround }) => isGround)).toEqual([true, false])
  })

  test.each(['stripe flowers', 'floral stripe', 'floral stripes, navy'])('%s are flowers on a stripe', (prompt) => {
    expect(understandPrompt(prompt).wishes).toMatchObject({ under: 'stripes', generalFamilies: ['tossed-floral'] })
  })

  test('a far slip beside a family is a word unknown, elsewhere it is still a thing', () => {
    expect(understandPrompt('herringbone flomimgo').wishes).toMatchObject({ families: ['herringbone'], motifs: [] })
    expect(understandPrompt('herringbone flomimgo').ignored).toEqual(['flomimgo'])
    expect(understandPrompt('flomimgo and palms').wishes.motifs).toContain('flamingo')
    expect(understandPrompt('strawbery gingham').wishes.motifs).toContain('strawberry')
  })

  test('a beast before a cloth that has its colours is on it, alone it is one of them', () => {
    const { wishes } = understandPrompt('peacock damask in magenta and gold')
    expect(wishes).toMatchObject({ families: ['damask'], motifs: ['peacock'] })
    expect(wishes.colours).toHaveLength(2)
    expect(understandPrompt('peacock damask').wishes.colours).toHaveLength(1)
  })

  test('a name that looks like a slip of a thing is a name', () => {
    expect(understandPrompt('Fiona Albers grid in black').wishes.motifs).toEqual([])
    expect(understandPrompt('Strawbery Gingham').wishes.motifs).toContain('strawberry')
  })

  test.each([
    ['damask in burgundy with navy and gold', '#6b1f2d'],
    ['paisley bandana, red with black and white', '#b3282d'],
    ['burgundy foulard with cream and gold paisleys', '#6b1f2d'],
    ['red bandana with white and black paisleys', '#b3282d'],
    ['teal ikat with rust and cream diamonds', '#1f7f86'],
  ])('a built cloth is of the colour that has the others with it: %s', (prompt, hex) => {
    const { colours } = understandPrompt(prompt).wishes
    expect(colours.map((colour) => colour.isGround)).toEqual([true, false, false])
    expect(colours[0].hex).toBe(hex)
  })

  test.each(['navy stripes with white and red', 'red gingham with blue and yellow flowers'])(
    'a ruled cloth is drawn in its colours: %s',
    (prompt) => {
      expect(understandPrompt(prompt).wishes.colours.some(({ isGround }) => isGround)).toBe(false)
    },
  )

  test('by night black beasts are black, not the cloth', () => {
    const { colours, motifColours } = understandPrompt('black panthers in the jungle').wishes
    expect(colours.some(({ isGround }) => isGround)).toBe(false)
    expect(motifColours.panther).toBe('#1d1c20')
  })

  test('flowers in a colour with others stay on their ground', () => {
    const { colours } = understandPrompt('tossed poppies in red with black and pink').wishes
    expect(colours.some(({ isGround }) => isGround)).toBe(false)
  })

  test('five sands are pale in every tone', () => {
    const inks = understandPrompt('camouflage in five sands').wishes.colours.map(({ hex }) => inkFromHex(hex))
    expect(inks).toHaveLength(5)
    expect(Math.min(...inks.map((ink) => ink?.lightness ?? 0))).toBeGreaterThan(0.45)
  })

  test('the size of a scarf is its repeat, not that of the things on it', () => {
    expect(understandPrompt('silk scarf 90cm, horses').wishes).toMatchObject({ repeatMm: 900 })
    expect(understandPrompt('silk scarf 90cm, horses').wishes.motifMm).toBeUndefined()
    expect(understandPrompt('5 cm roses').wishes).toMatchObject({ motifMm: 50 })
  })

  test('one colour lies on its ground', () => {
    expect(understandPrompt('linocut leaves in one colour, teal').wishes.colourCount).toBe(2)
  })

  test('the border of a sari or a shawl is a border', () => {
    expect(understandPrompt('kanjivaram, temple border').wishes).toMatchObject({
      families: ['brocade'],
      layout: 'border',
    })
  })

  test('a colour said twice is one colour', () => {
    expect(understandPrompt('basket weave natural beige').wishes.colours).toHaveLength(1)
  })
})
