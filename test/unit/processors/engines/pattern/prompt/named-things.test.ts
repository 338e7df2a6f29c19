import { describe, expect, test } from '@jest/globals'
import { findDepiction } from '../../../../../../processors/engines/pattern/families/conversational/noun-book.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import type { Wishes } from '../../../../../../processors/engines/pattern/prompt/wishes.ts'

function wishesOf(prompt: string): Wishes {
  return understandPrompt(prompt).wishes
}

function groundOf(prompt: string): string | undefined {
  return wishesOf(prompt).colours.find(({ isGround }) => isGround)?.hex
}

test('grounds beside things: a floral of a colour, a blue sky in a list, green hills', () => {
  expect(groundOf('white cats on a blue floral background')).toBe('#2d5fa6')
  expect(groundOf('red barns, golden wheat and blue sky')).toBe('#2a6fb0')
  expect(groundOf('sheep on green hills')).toBe('#d3dfbd')
  expect(groundOf('sage green with white bunnies and pink tulips')).toBe('#a3b899')
  expect(groundOf('navy blue fabric covered in tiny red cherries')).toBe('#1d2f55')
  expect(groundOf('black cats with green eyes')).toBeUndefined()
  expect(groundOf('chocolate brown with pale blue polka dots')).toBe('#51301f')
})

test('a flower behind its own colour is one, and in a list of the colours of a cloth is none', () => {
  expect(wishesOf('purple lavender and white butterflies on sage gingham').motifs).toEqual(['lavender', 'butterfly'])
  expect(wishesOf('pink rose and cream stripes').motifs).toEqual([])
  expect(wishesOf('three shades of green leaves on ivory').isTonal).toBe(true)
  expect(groundOf('stripes in navy and sky blue')).toBeUndefined()
})

test('a rainbow of colours is no thing, and what names nothing is a cloth', () => {
  expect(wishesOf('stripes in a rainbow palette').motifs).toEqual([])
  expect(wishesOf('corporate pattern for a law firm, navy and grey').families).toEqual(['foulard'])
})

describe('which of the words name things', () => {
  test.each<[prompt: string, motifs: string[]]>([
    ['black panthers prowling by night among ferns', ['panther', 'fern']],
    ['potting seedlings', ['seedling']],
    ['a unicorn and a rainbow', ['unicorn', 'rainbow']],
    ['retro diner food: burgers, shakes, fries', ['burger', 'milkshake', 'fries']],
    ['lemon yellow canaries in white cages', ['finch', 'birdcage']],
    ['fireflies in mason jars', ['firefly', 'jar']],
    ['oranges cut in half on terracotta', ['orange slice']],
    ['rain on a tin roof', ['rooftop', 'rain']],
    ['indian elephants with ornate blankets', ['indian elephant']],
    ['tropical birds of paradise, dark background', ['bird of paradise']],
    ['welders and monsters', ['welder', 'monster']],
    ['jeeps with moles in boxes', ['jeep', 'mole', 'box']],
    ['log cabins and moose', ['log cabin', 'moose']],
    ['stethoscopes and plasters', ['stethoscope', 'plaster']],
    ['abc letters and pencils', ['abc letter', 'pencil']],
    ['boxers in the ring', ['boxers in the ring']],
    ['birds on telephone wires', ['bird', 'telephone wire']],
    ['winged horses and clouds', ['winged horse', 'cloud']],
    ['hop cones and barley', ['hop cone', 'barley']],
    ['grandmothers knitting with little dogs', ['grandmothers knitting', 'dog']],
    ['sweets', ['candy', 'lollipop', 'gummy bear', 'sweet bag']],
    ['knitted jumpers on a washing line', ['knitted jumper', 'washing line']],
    ['a lobster in a ring of lemons', ['lobster', 'lemon']],
    ['climbers on a rock face', ['climber']],
    ['leprechauns and pots of gold', ['leprechaun', 'pots of gold']],
    ['nail polish and lipsticks', ['nail polish', 'lipstick']],
    ['toddlers splashing in puddles', ['children', 'puddle']],
    ['grandmothers', ['grandmother']],
    ['children, red and blue', ['children']],
    ['papel picado banners', ['papel picado banner']],
    ['mariachi band and tequila', ['mariachi band', 'tequila']],
    ["fishermen's knots and anchors", ['knot', 'anchor']],
    ["a witch's hats and cauldrons", ['witch hat', 'cauldron']],
    ['Scottie dogs and thistles', ['scottie', 'thistle']],
    ['poppies in a wheat field, Van Gogh brush strokes', ['poppy', 'wheat']],
    ['garden tools and seed packets, potting shed green', ['trowel', 'hand fork', 'secateurs', 'seed packet']],
    ['fairies in foxgloves, moonlight blue', ['fairy', 'foxglove']],
    ['zebra herd running, ochre', ['running zebra']],
    ['coral reef with clownfish and anemones', ['coral', 'clownfish', 'sea anemone']],
    ['coral reef fish on turquoise', ['fish', 'clownfish', 'coral', 'turtle']],
    ['London: buses, guardsmen and phone boxes', ['london bus', 'guardsman', 'phone box']],
    ['alphabet animals, bear and cat', ['letters of the alphabet', 'bear', 'cat']],
    ['Hasen, grün und creme', ['rabbit']],
    ['a village under snow with a church', ['church', 'snow']],
    ['marmalade cats on navy', ['marmalade cat']],
    ['lumberjacks, axes and plaid', ['lumberjack', 'axe']],
    ['bulldozers, diggers and cranes', ['bulldozer', 'digger', 'construction crane']],
    ['robots in the style of the bauhaus', ['robot']],
    ['Cairo: camels and pyramids', ['camel', 'pyramid']],
    ['teapots on mushroom', ['teapot']],
    ['gnome on mushroom', ['gnome', 'mushroom']],
    ['mushroom houses', ['mushroom', 'house']],
    ['swimmers on sun-bleached coral', ['swimmer']],
    ['easter bunnies painting eggs, spring', ['bunny', 'egg', 'easter egg', 'chick']],
    ['Cornish harbour with boats and gulls', ['boat', 'gull']],
    ['Australian animals', ['koala', 'kangaroo', 'wombat', 'kookaburra', 'emu']],
    ['quilt fabric: chickens and eggs', ['chicken', 'egg']],
    ['bouledogues français portant des bérets', ['french bulldog']],
    ['camper vans and surfboards, retro orange', ['camper van', 'surfboard']],
    ['children skipping rope', ['children', 'skipping rope']],
    ['caballos y herraduras', ['horse', 'horseshoe']],
    ['boys and girls with balloons', ['boy', 'girl', 'balloon']],
    ["a plumber's tools", ['wrench', 'tap', 'pliers', 'bucket']],
    ['moth-eaten books and candles', ['book', 'candle']],
    ['trout, flies and rods', ['trout', 'fishing fly', 'fishing rod']],
    ['route 66 signs and cadillacs', ['road sign', 'cadillac']],
  ])('"%s" names %j', (prompt, motifs) => {
    expect(wishesOf(prompt).motifs).toEqual(motifs)
  })

  test('a storm of leaves is many leaves, and no weather', () => {
    expect(wishesOf('birds in a storm of leaves')).toMatchObject({
      density: 'high',
      moods: [],
      motifs: ['bird', 'leaf'],
    })
    expect(wishesOf('ships in a storm').moods).toEqual(['storm'])
  })

  test('white geese are white on another ground', () => {
    expect(groundOf('four white geese in a row')).toBeUndefined()
    expect(wishesOf('white geese').motifColours).toEqual({ goose: '#faf7f0' })
    expect(groundOf('geese, white')).toBe('#faf7f0')
  })

  test('mushroom and sun-bleached coral are grounds where a colour must stand', () => {
    expect(groundOf('teapots on mushroom')).toBe('#b9a796')
    expect(groundOf('hares on a mushroom ground')).toBe('#b9a796')
    expect(groundOf('swimmers on sun-bleached coral')).toBeDefined()
  })

  test('a border of a garden is what grows there', () => {
    const { families, layout, motifs } = wishesOf('foxgloves and hollyhocks, cottage border')
    expect([families[0], layout, motifs]).toEqual(['meadow', undefined, ['foxglove', 'hollyhock']])
  })

  test('a people or a land beside things says how they are drawn; birds of the tropics among roses are tossed with them', () => {
    expect(wishesOf('Norwegian fjord with viking ships and puffins').families).toEqual(['conversational'])
    expect(wishesOf('scarab beetles, egyptian').families).toEqual(['conversational'])
    expect(wishesOf('norwegian').families).toEqual(['fair-isle'])
    expect(wishesOf('marigolds and parrots').families).toEqual(['conversational'])
    expect(wishesOf('toucans and hibiscus').families).not.toEqual(['conversational'])
  })

  test('in striped suits is no layout', () => {
    expect(wishesOf('bathers in striped suits').layout).toBeUndefined()
    expect(wishesOf('bathers in stripes').layout).toBe('stripe')
  })

  test('things drawn in a manner whose cloths take no guests are drawn all the same', () => {
    for (const prompt of ['cats in the style of Matisse', 'robots, bauhaus', 'mid-century modern cats and starbursts'])
      expect([prompt, wishesOf(prompt).families]).toEqual([prompt, ['conversational']])
    expect(wishesOf('matisse leaves').families).toEqual(['cutouts'])
  })

  test('what is refused is no colour, and is known by its noun', () => {
    const { avoidedMotifs, avoidedColours } = wishesOf('dogs but no bones, without leaves or flowers')
    expect([avoidedMotifs, avoidedColours]).toEqual([['bone', 'leaf', 'flower'], []])
  })

  test('a zebra print is a skin all the same, and vans that are no part of a name are vans', () => {
    expect(wishesOf('zebra print').families).toEqual(['zebra'])
    expect(wishesOf('camper Van, surfboards and palms').motifs).toContain('camper van')
  })
})

describe('what else is said of a colour', () => {
  test('the sky behind things is the cloth, in its colour if it has one', () => {
    expect(groundOf('crows on telegraph wires, stormy sky')).toBeDefined()
    expect(groundOf('swallows in a pink sky')).toBe(groundOf('swallows on pink'))
    expect(groundOf('geese, coral, sky and sand')).toBeUndefined()
  })

  test('a colour at the end that none of the things has is the cloth: monkeys are no emeralds', () => {
    expect(groundOf('monkeys on lianas, emerald')).toBeDefined()
    expect(groundOf('foxes and acorns, frost grey')).toBeDefined()
    expect(groundOf('tennis rackets and lemons, preppy green')).toBeDefined()
    expect(groundOf('frogs and lily pads, leaf green')).toBeUndefined()
    expect(groundOf('elephants, grey')).toBeUndefined()
  })

  test('a pair of colours may begin a list of three', () => {
    expect(wishesOf('grand pianos and roses, black white and blush').colours).toHaveLength(3)
    expect(wishesOf('grand pianos and roses, black and white').moods).toEqual(['monochrome'])
  })

  test('a word nobody knows before the colour of the cloth', () => {
    expect(groundOf('sausages, red on butcher blue')).toBe(groundOf('sausages, red on blue'))
  })

  test('food before a cloth is its colour where something else lies on it', () => {
    expect(groundOf('aubergine velvet with silver stars')).toBeDefined()
    expect(wishesOf('aubergine velvet with silver stars').motifs).toEqual(['star'])
    expect(wishesOf('plum silk and gold bees').motifs).toEqual(['bee'])
    expect(wishesOf('red velvet cake and cherries').motifs).toEqual(['cake', 'cherry'])
  })

  test('a forest of mushrooms is where they are, not its green', () => {
    expect(wishesOf('a forest of mushrooms').colours).toEqual([])
  })
})

test('a watermelon in a list of fruit is fruit, and a kiwi among them no bird', () => {
  const { motifs, colours } = wishesOf('fruit salad: watermelon, kiwi, pineapple and strawberry on white')
  expect(motifs).toEqual(['watermelon', 'kiwi fruit', 'pineapple', 'strawberry'])
  expect(colours).toHaveLength(1)
  expect(wishesOf('kiwi birds').motifs).toEqual(['kiwi bird'])
})

test('where a world is told by its things, they lead and nothing joins them', () => {
  expect(wishesOf('camping with tents, bears, canoes and pine trees').motifs).toEqual([
    'tent',
    'bear',
    'canoe',
    'pine tree',
  ])
})

test('mangos of a block print are paisleys, abstract brush strokes are strokes', () => {
  expect(wishesOf('block print with mango motifs').families[0]).toBe('paisley')
  expect(wishesOf('mangos and bananas').motifs).toContain('mango')
  expect(wishesOf('abstract watercolour brush strokes').families[0]).toBe('brush-strokes')
})

test.each(['tropical flowers with green leaves', 'flores tropicales con hojas verdes'])(
  'green leaves do not dye the cloth: %s',
  (prompt) => expect(wishesOf(prompt).colours).toEqual([{ hex: '#3f7d4e', isGround: false, isOfOneThing: true }]),
)

test('a mushroom forest has mushrooms, and a blue sky is behind the sunflowers', () => {
  expect(wishesOf('mushroom forest cottagecore, muted').motifs[0]).toBe('mushroom')
  expect(groundOf('a field of sunflowers under a blue sky')).toBe(groundOf('sunflowers in a blue sky'))
  expect(groundOf('a field of sunflowers under a blue sky')).toBeDefined()
})

test.each(['lemon slice', 'lime slice', 'grapefruit slice', 'orange slice'])('a %s has a picture of its own', (noun) =>
  expect(findDepiction(noun)?.isExact).toBe(true),
)

test('the list of paints takes no word from the name of a thing', () => {
  const { motifs, motifColours, colours } = wishesOf('pink champagne glasses')
  expect([motifs, motifColours['champagne glass'] ?? colours[0]?.hex]).toEqual([['champagne glass'], '#e9a5ac'])
  expect(wishesOf('sky blue whales').colours[0]?.hex).toBe('#a9cbe3')
})
