import { expect, test } from '@jest/globals'
import { hueOf } from '../../../../../../processors/engines/pattern/families/botany/flowers/bloom-table.ts'
import { flowerLikes } from '../../../../../../processors/engines/pattern/families/botany/flowers/flower-likes.ts'
import { drawn } from '../../../../../../processors/engines/pattern/families/botany/flowers/flower-rows.ts'
import { flowerColour } from '../../../../../../processors/engines/pattern/palette/nature/flower-colours.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'

const motifsOf = (prompt: string): readonly string[] => understandPrompt(prompt).wishes.motifs

test.each([
  ['fuchsia flowers in magenta and purple', 'fuchsia'],
  ['bluebell wood, soft green', 'bluebell'],
  ['single rose on white, placement print for t-shirt', 'rose'],
  ['roses sauvages sur fond vert sauge', 'wild rose'],
  ['ranuncoli e anemoni', 'ranunculus'],
  ['regency stripe with rose garlands', 'rose'],
  ['irises after van gogh', 'iris'],
  ['jasmine and orange blossom', 'jasmine'],
  ['damask roses, silver', 'damask rose'],
  ['lisianthus and astilbe, bridal blush', 'lisianthus'],
  ['astilbes on ivory', 'astilbe'],
  ['ragged robin and knapweed by a lane', 'ragged robin'],
  ["snake's head fritillary, william morris", "snake's head fritillary"],
  ['love in a mist on cream', 'love in a mist'],
  ['red hot pokers on mustard', 'red hot poker'],
  ['tree peonies on dove grey', 'peony'],
  ['glicine lilla su avorio', 'wisteria'],
  ['where the last light catches the dog roses', 'dog rose'],
])('a flower is read as a flower: %s', (prompt, flower) => {
  expect(motifsOf(prompt)[0]).toBe(flower)
})

test.each([
  ['tone on tone white flowers'],
  ['ivy with small white flowers'],
  ['single rose for t-shirt'],
  ['irises after van gogh'],
  ['sun faded floral'],
  ['spring cherry trees'],
  ['quince blossom on copper'],
  ['plum blossom and snow, kimono, indigo'],
  ['maidenhair fern on pale pink'],
  ['1990s grunge floral, small sunflowers on black'],
])('nothing else is pictured: %s', (prompt) => {
  expect(understandPrompt(prompt).wishes.families).not.toContain('conversational')
})

test('a plant joined to things of another name is one, and no colour of theirs', () => {
  expect(motifsOf('provencal print with olives and lavender, yellow')).toEqual(['olive', 'lavender'])
  expect(motifsOf('trailing lavender vines, sage green')).not.toContain('lavender')
})

test('flowers of the sixties are large and round, whatever else that time drew', () => {
  expect(understandPrompt('60s mod flowers in pink and orange').wishes.families).toEqual(['flower-power'])
})

test('a whole name for colours inside the name of a thing brings them', () => {
  expect(understandPrompt('blue and white porcelain with peonies').wishes.moods).toContain('indigo')
  expect(understandPrompt('christmas trees and stars').wishes.moods.filter((mood) => mood === 'indigo')).toEqual([])
})

test('colours before flowers stay colours where no flower has the name', () => {
  const { motifs, colours } = understandPrompt('coral flowers on navy').wishes
  expect(motifs).toEqual([])
  expect(colours).toHaveLength(2)
})

test('flowers drawn as others have a colour of their own', () => {
  const degreesOf = (noun: string): number => ((flowerColour(noun)?.hue ?? 0) * 180) / Math.PI
  expect(degreesOf('laburnum')).toBeCloseTo(95, 0)
  expect(hueOf('wisteria')).toBe(300)
  expect(hueOf('moonflower')).toBeUndefined()
})

test('every likeness is of a flower that is drawn, and no name is given twice', () => {
  const names = flowerLikes.flatMap(([noun, , others]) => {
    expect(Object.keys(drawn)).toContain(noun)
    return others.split('|')
  })
  expect(new Set([...names, ...Object.keys(drawn)]).size).toBe(names.length + Object.keys(drawn).length)
})

test('flowers beside one whose colour is said keep their own, unless both can be of it', () => {
  const colourOf = (prompt: string, noun: string) => understandPrompt(prompt).wishes.motifColours[noun]
  expect(colourOf('red poppies and cornflowers on cream', 'cornflower')).toBe(flowerColour('cornflower')?.hex)
  expect(colourOf('des coquelicots rouges et bleuets', 'cornflower')).toBe(flowerColour('cornflower')?.hex)
  expect(colourOf('roses and blue hydrangeas', 'rose')).toBe(flowerColour('rose')?.hex)
  expect(colourOf('red tulips and daisies', 'daisy')).toBe('#fdfaf3')
  expect(colourOf('pink peonies and roses', 'rose')).toBeUndefined()
  expect(colourOf('poppies and cornflowers in navy', 'poppy')).toBeUndefined()
})

test('a little yellow beside daisies is their hearts', () => {
  expect(understandPrompt('white daisies with yellow centres').wishes.colours.map(({ hex }) => hex)).toEqual([
    '#faf7f0',
  ])
})

test.each([
  ['sage leaves', ['sage', 'leaf']],
  ['mint sprigs', ['mint', 'sprig']],
  ['chives', ['chive']],
  ['cottage roses', ['rose']],
  ['cottages and roses', ['cottage', 'rose']],
  ['christmas holly and ivy', ['holly', 'ivy']],
  ['eucalyptus and white roses', ['eucalyptus', 'rose']],
  ['citrus watercolor', ['lemon', 'orange slice', 'lime', 'grapefruit']],
])('what grows is read as it grows: %s', (prompt, motifs) => {
  expect(motifsOf(prompt)).toEqual(motifs)
})

test('citrus tones are colours and no fruit', () => {
  expect(motifsOf('citrus tones abstract')).toEqual([])
})

test('a yellow accent beside white flowers is kept, and their yellow middles are their own', () => {
  const accents = (prompt: string) => understandPrompt(prompt).wishes.colours.filter(({ isAccent }) => isAccent)
  expect(accents('white daisies on navy with a yellow accent')).toHaveLength(1)
  expect(accents('white daisies with yellow centres')).toHaveLength(0)
})
