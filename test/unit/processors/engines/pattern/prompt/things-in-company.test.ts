import { describe, expect, test } from '@jest/globals'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import type { Wishes } from '../../../../../../processors/engines/pattern/prompt/wishes.ts'

function wishesOf(prompt: string): Wishes {
  return understandPrompt(prompt).wishes
}

function groundOf(prompt: string): string | undefined {
  return wishesOf(prompt).colours.find(({ isGround }) => isGround)?.hex
}

describe('what a word means beside others', () => {
  test.each([
    ['tomatoes, basil and pasta on checked tablecloth', ['tomato', 'basil', 'pasta']],
    ['cats, coral and shells', ['cat', 'coral', 'shell']],
    ['football players and balls', ['football player', 'football']],
    ['circus seals with balls', ['circus seal', 'beach ball']],
    ['steam trains with carriages', ['steam train', 'railway car']],
    ['princess carriages and castles', ['princess', 'carriage', 'castle']],
    ['vintage aeroplanes and maps', ['biplane', 'map']],
    ['aeroplanes and maps', ['aeroplane', 'map']],
    ['mice, keyboards and laptops', ['computer mouse', 'keyboard', 'laptop']],
    ['casino carpet with cards and dice', ['playing card', 'dice']],
    ['birthday cards with balloons', ['balloon']],
    ['toy boats', ['boat']],
    ['toys and boats', ['toy', 'boat']],
    ['planet earth and rockets', ['planet', 'earth', 'rocket']],
    ['barbershop combs and scissors', ['comb', 'scissors']],
    ['ducks swimming', ['duck']],
    ['bears swimming', ['bear', 'goggles', 'lifebuoy']],
    ['hedgehogs having a picnic', ['hedgehog', 'watermelon', 'sandwich', 'picnic basket']],
    ['fly fishing flies and trout', ['fishing fly', 'trout']],
  ])('"%s" names %j', (prompt, motifs) => {
    expect(wishesOf(prompt).motifs).toEqual(motifs)
  })

  test('a colour in a list of things stays one where the list ends in colours', () => {
    expect(wishesOf('roses, sage and cream').motifs).toEqual(['rose'])
    expect(wishesOf('birds, coral and gold stripes').motifs).toEqual(['bird'])
  })
})

describe('people and what they wear', () => {
  test.each([
    ['three bears and a girl', ['bear', 'girl']],
    ['a girl and a dog', ['girl', 'dog']],
    ['mother and child', ['woman', 'children']],
    ['men and women', ['man', 'woman']],
    ['dinosaurs, boys bedding', ['dinosaur']],
    ['girls pyjamas with unicorns', ['unicorn']],
    ['silk scarf for a woman with roses', ['rose']],
    ['snowmen with scarves and top hats', ['snowman']],
    ['siamese cats on cushions', ['siamese cat', 'cushion']],
  ])('"%s" shows %j', (prompt, motifs) => {
    expect(wishesOf(prompt).motifs).toEqual(motifs)
  })

  test('scarves of snowmen make no square of the cloth', () => {
    expect(wishesOf('snowmen with scarves').isSquare).toBeUndefined()
    expect(wishesOf('silk scarf with roses').isSquare).toBe(true)
  })
})

describe('places and what is named there', () => {
  test('what is named one by one comes before the rest of its kind', () => {
    expect(wishesOf('paris with the eiffel tower').motifs[0]).toBe('eiffel tower')
    expect(wishesOf('farm animals with cows').motifs[0]).toBe('cow')
  })

  test('a forest scene is a place, and forest before a cloth a colour', () => {
    expect(wishesOf('forest scene with foxes').colours).toEqual([])
    expect(wishesOf('forest stripes').colours).toHaveLength(1)
  })

  test('mist lies over land, and who is named with it stands there', () => {
    expect(wishesOf('misty mountains with deer')).toMatchObject({ families: ['scenic'], motifs: ['deer'] })
    expect(wishesOf('mountains with deer').families).toEqual(['conversational'])
  })
})

describe('niches of palaces', () => {
  test.each([
    ['mughal arches with poppy plants, blush and gold', ['poppy']],
    ['elephants in mughal arches, emerald', ['elephant']],
    ['jharokhas with peacocks', ['peacock']],
    ['moorish arches, indigo', ['poppy', 'iris', 'lotus']],
  ])('"%s" sets %j in them', (prompt, motifs) => {
    expect(wishesOf(prompt)).toMatchObject({ families: ['conversational'], frames: 'niche', motifs })
  })

  test('arches of no such place are none', () => {
    expect(wishesOf('retro arches in orange').frames).toBeUndefined()
    expect(wishesOf('elephants in arches').frames).toBe('arch')
  })
})

describe('what lies on written pages', () => {
  test('newsprint and handwriting are the ground of what is named with them', () => {
    expect(wishesOf('newspaper print with butterflies').under).toBe('signs')
    expect(wishesOf('handwriting with roses').under).toBe('signs')
    expect(wishesOf('runes and ravens').under).toBeUndefined()
  })
})

describe('what is asked for and no more', () => {
  test('a minimal print is open, and has no company', () => {
    expect(wishesOf('minimal foxes')).toMatchObject({ density: 'low', styles: ['few things'] })
    expect(wishesOf('foxes').styles).toEqual([])
  })

  test('a jungle toile in one colour lies on paper, and on night where that is said', () => {
    expect(wishesOf('toile with jungle animals, green').moods).toEqual([])
    expect(wishesOf('toile with jungle animals, navy ground').moods).toEqual(['tropical-night'])
  })

  test('a collage that is not drawn is said to be left out', () => {
    expect(understandPrompt('vintage collage of butterflies').ignored).toEqual(['collage'])
  })
})

test('fishing boats hold no rods, and fishing bears do', () => {
  expect(wishesOf('fishing boats and gulls').held).toEqual({})
  expect(wishesOf('fishing bears').held).toEqual({ bear: ['fishing rod'] })
})

describe('signs among things', () => {
  test.each([
    ['alphabet with animals', 'letters of the alphabet'],
    ['viking ships and runes', 'rune'],
    ['numbers and balloons', 'numeral'],
    ['zodiac signs with cats', 'zodiac sign'],
  ])('"%s" keeps its signs beside what is named with them', (prompt, noun) => {
    const { families, motifs } = wishesOf(prompt)
    expect(families).toEqual(['conversational'])
    expect(motifs).toContain(noun)
    expect(motifs.length).toBeGreaterThan(1)
  })

  test.each([
    ['leo zodiac sign', ['lion', 'leo', 'star']],
    ['pisces and aquarius star signs', ['fish', 'pisces', 'amphora', 'aquarius', 'star']],
    ['virgo', ['virgo', 'star']],
    ['scorpio scorpion with stars', ['scorpion', 'scorpio', 'star']],
  ])('"%s" shows that sign, and no other: %j', (prompt, motifs) => {
    expect(wishesOf(prompt).motifs).toEqual(motifs)
  })

  test('the zodiac alone is all of it', () => {
    expect(wishesOf('zodiac signs').families).toEqual(['signs'])
  })

  test('binary code is written in noughts and ones', () => {
    expect(wishesOf('binary code numbers').styles).toContain('binary')
  })
})

describe('what is only made of the print', () => {
  test.each([
    ['bowling shirt with flames and dice', ['flame', 'dice']],
    ['sock pattern of foxes', ['fox']],
    ['sock print', ['sock']],
    ['pheasants on brown menswear', ['pheasant']],
  ])('"%s" draws %j', (prompt, motifs) => {
    expect(wishesOf(prompt).motifs).toEqual(motifs)
  })

  test('small things of one tie lie in the rows of its neats, ties in the plural are seen', () => {
    expect(wishesOf('burgundy tie with tiny white anchors')).toMatchObject({ motifs: ['anchor'], frames: 'neat' })
    expect(wishesOf('ties and top hats')).toMatchObject({ motifs: ['top hat', 'necktie'] })
    expect(wishesOf('ties and top hats').frames).toBeUndefined()
  })
})

describe('colours of what is behind the things', () => {
  test('white snow is the ground, whatever the mood', () => {
    expect(groundOf('skiers and pine trees on white snow, retro')).toBe('#faf7f0')
  })

  test('a list of colours behind a place is of all there is', () => {
    const { colours, motifColours } = wishesOf('hot air balloons over clouds in pastel pink, mint and peach')
    expect(colours).toHaveLength(3)
    expect(colours.some(({ isOfOneThing }) => isOfOneThing)).toBe(false)
    expect(motifColours).toEqual({})
  })
})

describe('a cloth in a clause of its own', () => {
  test('what others sit on before it does not lay them on it', () => {
    expect(wishesOf('cats on chairs, toile style').families).toEqual(['toile'])
    expect(wishesOf('cats on toile').under).toBe('toile')
  })
})
