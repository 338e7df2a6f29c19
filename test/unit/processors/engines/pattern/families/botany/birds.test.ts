import { expect, test } from '@jest/globals'
import { inkOf } from '../../../../../../../processors/engines/color/ink.ts'
import {
  flowerInksAt,
  mixFlowerPalette,
} from '../../../../../../../processors/engines/pattern/families/botany/flower-inks.ts'
import { drawBird } from '../../../../../../../processors/engines/pattern/families/botany/guests/bird.ts'
import { createRandom } from '../../../../../../../processors/engines/pattern/kit/chance/random.ts'
import { castInks } from '../../../../../../../processors/engines/pattern/kit/ink/cast.ts'
import { signedArea } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'

test('a toucan is no hole in a night-dark ground, and black on a light one', () => {
  for (const [hexes, isBlack] of [
    [['#10292b', '#f9a98c', '#eb4882', '#fbe2c0', '#95bb68', '#205b4b'], false],
    [['#fbf5ea', '#f9a98c', '#eb4882', '#16181d', '#95bb68', '#205b4b'], true],
  ] as const) {
    const cast = castInks(hexes.map(inkOf), 0)
    const palette = mixFlowerPalette(cast)
    for (const turn of [0, 1, 2]) {
      const inks = [flowerInksAt(palette, turn), flowerInksAt(palette, turn + 1)] as const
      const { layers } = drawBird(createRandom('bird'), 'toucan', ...inks, 40)
      const [body, next] = layers
        .filter(({ isForm }) => isForm)
        .toSorted((one, other) => Math.abs(signedArea(other.ring)) - Math.abs(signedArea(one.ring)))
      expect([hexes[0], turn, body.ink === cast.ground, next.ink === cast.ground]).toEqual([
        hexes[0],
        turn,
        false,
        false,
      ])
      if (isBlack) expect(cast.inks[body.ink].lightness).toBeLessThan(0.45)
    }
  }
})
