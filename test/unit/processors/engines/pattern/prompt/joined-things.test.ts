import { describe, expect, test } from '@jest/globals'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'

const seatsIn = (prompt: string) => understandPrompt(prompt).wishes.seats
const heldIn = (prompt: string) => understandPrompt(prompt).wishes.held

describe('who rides what and who holds what', () => {
  test('a verb or a word of place puts one thing on another', () => {
    expect(seatsIn('giraffes riding skateboards')).toEqual({ giraffe: ['skateboard'] })
    expect(seatsIn('koalas asleep on the moon')).toEqual({ koala: ['moon'] })
    expect(seatsIn('Hunde auf Skateboards')).toEqual({ dog: ['skateboard'] })
    expect(seatsIn('vintage trucks with christmas trees')).toEqual({ 'christmas tree': ['truck'] })
    expect(seatsIn('trucks with stars')).toEqual({})
    expect(seatsIn('trucks and pumpkins')).toEqual({})
    expect(seatsIn('cowboys riding horses')).toEqual({ cowboy: ['riding horse'] })
  })

  test('what a vessel is full of is in it, and so is what is listed with it', () => {
    expect(seatsIn('basket of kittens and yarn')).toEqual({ kitten: ['basket'], yarn: ['basket'] })
    expect(seatsIn('buckets full of shells')).toEqual({ shell: ['bucket'] })
    expect(seatsIn('a boat full of foxes and a lighthouse')).toEqual({ fox: ['boat'] })
    expect(seatsIn('baskets and kittens')).toEqual({})
    expect(seatsIn('basket with a cat')).toEqual({})
  })

  test('things without faces are given them, beasts and portraits keep theirs', () => {
    expect(understandPrompt('smiling avocados and pears').wishes.worn).toEqual({ avocado: ['face'], pear: ['face'] })
    expect(understandPrompt('clouds with smiley faces').wishes).toMatchObject({
      motifs: ['cloud'],
      worn: { cloud: ['face'] },
    })
    expect(understandPrompt('kawaii sushi').wishes.worn).toEqual({ sushi: ['face'] })
    expect(understandPrompt('happy cats').wishes.worn).toEqual({})
    expect(understandPrompt('line drawn faces').wishes.motifs).toEqual(['face'])
  })

  test('all that are listed ride, and ride all that is listed', () => {
    expect(seatsIn('bears, foxes and an owl in a rowing boat')).toEqual({
      bear: ['rowing boat'],
      fox: ['rowing boat'],
      owl: ['rowing boat'],
    })
    expect(seatsIn('sloths on skateboards and bicycles')).toEqual({ sloth: ['skateboard', 'bicycle'] })
    expect(Object.keys(seatsIn('forest animals riding bicycles') ?? {}).length).toBeGreaterThan(1)
    for (const prompt of [
      'circus animals on striped balls',
      'woodland animals on bicycles',
      'woodland animals in boats',
    ]) {
      const { motifs, heroes } = understandPrompt(prompt).wishes
      expect(Object.keys(seatsIn(prompt) ?? {})).toEqual(motifs.slice(0, heroes))
    }
    expect(understandPrompt('farm animals on gingham').wishes).toMatchObject({ under: 'gingham', seats: {} })
  })

  test('who howls at the moon is not in it', () => {
    expect(understandPrompt('wolves howling at the moon').wishes).toMatchObject({
      motifs: ['howling wolf', 'moon'],
      seats: {},
    })
  })

  test('what is read, eaten or played is held, and who rides may hold', () => {
    expect(heldIn('mice reading books')).toEqual({ mouse: ['book'] })
    expect(heldIn('girl with an umbrella in the rain')).toEqual({ girl: ['umbrella'] })
    expect(heldIn('frogs with umbrellas')).toEqual({ frog: ['umbrella'] })
    expect(heldIn('lemons with umbrellas')).toEqual({})
    expect(seatsIn('penguins on sleds holding balloons')).toEqual({ penguin: ['sled'] })
    expect(heldIn('penguins on sleds holding balloons')).toEqual({ penguin: ['balloon'] })
    expect(heldIn('llamas on skis drinking tea')).toEqual({ llama: ['tea'] })
  })

  test('flowers stand in vases, and what holds them is not drawn empty besides', () => {
    expect(seatsIn('tulips in a vase')).toEqual({ tulip: ['vase'] })
    expect(seatsIn('ginger jars with hydrangeas')).toEqual({ hydrangea: ['ginger jar'] })
    expect(seatsIn('a bouquet of wildflowers in a jug')).toEqual({ blossom: ['jug'] })
    expect(seatsIn('vases of roses')).toEqual({ rose: ['vase'] })
    expect(seatsIn('vases and tulips')).toEqual({})
  })

  test('a portrait shows whom it is of', () => {
    expect(understandPrompt('highland cow portrait').wishes.motifs).toEqual(['highland cow'])
    expect(understandPrompt('portraits of cats').wishes.motifs).toEqual(['cat'])
    expect(understandPrompt('cow portrait').wishes.families).toEqual(['conversational'])
    expect(understandPrompt('portraits of women').wishes.motifs).toContain('portrait')
  })

  test('potted plants stand in pots', () => {
    expect(seatsIn('potted ferns')).toEqual({ fern: ['pot'] })
    expect(seatsIn('rosemary and thyme in clay pots')).toEqual({ rosemary: ['clay pot'], thyme: ['clay pot'] })
    expect(understandPrompt('potted herbs').understood).not.toContainEqual(
      expect.objectContaining({ as: 'motif potter' }),
    )
  })

  test('a French verb is no slip of magenta', () => {
    expect(understandPrompt('des lapins qui mangent des carottes').wishes).toMatchObject({
      colours: [],
      held: { rabbit: ['carrot'] },
    })
  })

  test('a verb that says with what is enough', () => {
    expect(seatsIn('surfing santas')).toEqual({ santa: ['surfboard'] })
    expect(heldIn('foxes knitting with cats at their feet')).toEqual({ fox: ['ball of wool'] })
    expect(heldIn('bears fishing for salmon')).toEqual({ bear: ['fishing rod'] })
    expect(seatsIn('mushrooms and frogs in the moonlight')).toEqual({})
  })

  test('with what stands beside, and what is built holds nothing', () => {
    expect(seatsIn('castles on clouds with unicorns')).toEqual({ castle: ['cloud'] })
    expect(heldIn('ice cream vans and foxes eating doughnuts')).toEqual({ fox: ['doughnut'] })
    expect(seatsIn('flamingos in pool rings')).toEqual({ flamingo: ['pool ring'] })
    expect(understandPrompt('bats in the night sky over castles').wishes.motifs).toEqual(['bat', 'castle'])
    expect(understandPrompt('bats in the night sky over castles').wishes.families[0]).toBe('conversational')
  })

  test('what stands beside, lies on a colour or is refused is not joined', () => {
    for (const prompt of [
      'foxes and bicycles',
      'bears with canoes',
      'bees on cream',
      'cats, no bicycles',
      'pumpkins on gingham',
      'cacti in gardens',
    ])
      expect([seatsIn(prompt), heldIn(prompt)]).toEqual([{}, {}])
  })
})
