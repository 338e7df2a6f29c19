import { expect, test } from '@jest/globals'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'

/** What is drawn: the first cloth, the cloth beneath, and the things. */
function drawn(prompt: string): { family?: string; under?: string; motifs: readonly string[] } {
  const { families, under, motifs } = understandPrompt(prompt).wishes
  return { family: families[0], under, motifs }
}

test('lines are thin, whatever is said of them between', () => {
  expect(understandPrompt('thin geometric lines, art deco, gold on black').wishes).toMatchObject({ lineWeight: 0.55 })
  expect(understandPrompt('thin geometric lines, art deco, gold on black').wishes.scale).toBeUndefined()
  expect(understandPrompt('thin gold art deco fan lines on emerald').wishes).toMatchObject({ lineWeight: 0.55 })
})

test('tiny flowers without a name are a ditsy', () => {
  expect(drawn('tiny mustard flowers on navy').family).toBe('ditsy')
  expect(drawn('mustard flowers on navy').family).not.toBe('ditsy')
})

test('a bandana of a cloth is that cloth, and one of which nothing is said has drops', () => {
  expect(drawn('tartan bandana in red and black').family).toBe('tartan')
  expect(drawn('red bandana').family).toBe('paisley')
})

test('a colour behind the cloth that things lie on is of the cloth', () => {
  expect(understandPrompt('bunnies with baskets on gingham lemon').wishes.patternColours).toHaveLength(1)
  expect(understandPrompt('bunnies on gingham, lemon and mint').wishes.patternColours).toBeUndefined()
})

test('fabric for quilts shows what is named, and is none', () => {
  expect(drawn('quilting fabric, maple leaves and acorns').under).toBeUndefined()
  expect(drawn('quilting fabric, maple leaves and acorns').motifs).toContain('acorn')
})

test('stars among dreidels are stars of David, and cable cars by chalets hang', () => {
  expect(drawn('dreidels, menorahs and stars in blue').motifs).toContain('star of david')
  expect(drawn('rockets and stars').motifs).not.toContain('star of david')
  expect(drawn('skiers, cable cars and chalets').motifs).toContain('ski gondola')
})

test('figures of Greek vases are warriors, vases and centaurs', () => {
  expect(drawn('greek vase figures in black on terracotta').motifs).toContain('hoplite')
})

test('shades of a palette and glasses to drink from are worn by nobody', () => {
  expect(understandPrompt('teacups and cakes in pastel shades').wishes.worn ?? {}).toEqual({})
  expect(understandPrompt('cakes with champagne glasses').wishes).toMatchObject({ motifs: ['cake', 'champagne glass'] })
  expect(understandPrompt('cats in glasses').wishes.worn).toEqual({ cat: ['glasses'] })
})

test('what is outdoor shows no door, and clothes by their wearer show nobody', () => {
  expect(drawn('outdoor cushion, big bold palm leaves').motifs).not.toContain('door')
  for (const wear of ['streetwear', 'childrenswear', 'partywear', 'schoolwear'])
    expect(drawn(`${wear} with stars`).motifs).toEqual(['star'])
})

test('a word of mood between an adjective and its colour leaves it its colour', () => {
  const [between, beside] = ['mushrooms, dark moody green', 'mushrooms, dark green'].map(
    (prompt) => understandPrompt(prompt).wishes.colours[0].hex,
  )
  const plain = understandPrompt('mushrooms, green').wishes.colours[0].hex
  expect(Number.parseInt(between.slice(3, 5), 16)).toBeLessThan(Number.parseInt(plain.slice(3, 5), 16))
  expect(beside).not.toBe(plain)
})

test('a fruit behind "in" is the colour of a cloth, and among things a fruit', () => {
  expect(understandPrompt('french toile de jouy shepherdess in blackcurrant').wishes.colours).toHaveLength(1)
  expect(drawn('french toile with blackcurrants').motifs).toContain('blackcurrant')
})

test('stripes of blankets are of the people named before them, and birds on vines sit there', () => {
  expect(drawn('aztec blanket stripe, turquoise and rust').family).toBe('kilim')
  expect(drawn('blanket stripe, turquoise and rust').family).toBe('stripes')
  expect(drawn('botanical trailing vines with birds, arts and crafts wallpaper').family).toBe('trailing')
})

test('a beast in colours is drawn, and in the row of a cloth it is one of them', () => {
  expect(drawn('art deco peacock in emerald and gold').motifs).toEqual(['peacock'])
  expect(drawn('stripes in peacock and gold').motifs).toEqual([])
})

test('heads and faces of beasts are heads', () => {
  expect(drawn('tiger heads with roses, tattoo').motifs).toEqual(['tiger head', 'rose'])
  expect(drawn('bear faces and fox faces, mint').motifs).toEqual(['bear face', 'fox face'])
})
