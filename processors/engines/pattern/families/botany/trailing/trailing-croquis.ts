import type { Cloth } from '../../../kit/area/cloth.ts'
import { paint } from '../../../kit/area/cloth.ts'
import { ribbon } from '../../../kit/line/curve.ts'
import { createMotif, putMotif } from '../../../kit/motif/motif.ts'
import type { Plan } from '../../family.ts'
import { leavesAsked } from '../asked-plants.ts'
import { flowerInksAt, mixFlowerPalette } from '../flower-inks.ts'
import { drawFlower, flowerInksFor, isTopView } from '../flowers/bloom-table.ts'
import { drawBerries } from '../flowers/side-blooms.ts'
import { drawAcanthus } from '../leaves/acanthus.ts'
import { drawLeafage } from '../leaves/leaf-table.ts'
import { composeCroquis } from '../plants/croquis.ts'
import { drawSprig } from '../plants/sprig.ts'
import { toneAcanthus } from './trailing-foliage.ts'
import { drawFruitHead } from './trailing-fruit.ts'
import { chooseNouns, fruitAsked, withThieves } from './trailing-plants.ts'

/** The same leaves and blooms on one stem. */
export function composeTrailing(asked: Plan): Cloth {
  const plan = withThieves(asked)
  const palette = mixFlowerPalette(plan.cast)
  const leafInks = toneAcanthus(palette, plan)
  const nouns = chooseNouns(plan)
  const leafNoun = leavesAsked(plan).find((noun) => noun !== 'leaf')
  return composeCroquis(plan, {
    layStem: (cloth, curve, half) => paint(cloth, leafInks[0].leafDark, ribbon(curve, half)),
    drawBloom: (random, index, radiusMm) => {
      const [fruit] = fruitAsked(plan)
      if (nouns.length === 0 && fruit) return drawFruitHead({ plan, palette, leafInks }, random, fruit, index, radiusMm)
      if (nouns.length === 0) return drawBerries(random, flowerInksAt(palette, index), radiusMm * 1.4)
      const noun = nouns[index % nouns.length]
      const bloom = createMotif()
      const flower = drawFlower(random, noun, flowerInksFor(palette, noun, index), radiusMm)
      putMotif(bloom, flower, { x: isTopView(noun) ? radiusMm * 0.7 : 0 })
      return bloom
    },
    drawLeaf: (random, index, lengthMm) =>
      leafNoun
        ? drawLeafage(random, leafNoun, flowerInksAt(palette, index), lengthMm * 1.4)
        : drawAcanthus(leafInks[index % 2 ? 1 : 0], { lengthMm: lengthMm * 1.5, bend: 1.7, lobes: 5 }),
    drawSprig: (random, index, lengthMm) =>
      drawSprig(random, flowerInksAt(palette, index), {
        lengthMm,
        leaves: 4,
        leafMm: lengthMm * 0.4,
        flower: drawFlower(random, 'blossom', flowerInksAt(palette, index), lengthMm * 0.2),
      }),
  })
}
