import { bloomAndCompanyNames } from './bloom-and-company-names.ts'
import { craftAndCompanyNames } from './craft-and-company-names.ts'
import { hallAndYardNames } from './hall-and-yard-names.ts'
import { kennelAndCounterNames } from './kennel-and-counter-names.ts'
import { livingNames } from './living-names.ts'
import { parlourAndLarderNames } from './parlour-and-larder-names.ts'
import { pastimeAndPlaceNames } from './pastime-and-place-names.ts'
import { peopleAndWardrobeNames } from './people-and-wardrobe-names.ts'
import { tableAndTaleNames } from './table-and-tale-names.ts'
import { talkAndTreatNames } from './talk-and-treat-names.ts'
import { thingNames } from './thing-names.ts'
import { tradesAndSightsNames } from './trades-and-sights-names.ts'
import { wardrobeAndStableNames } from './wardrobe-and-stable-names.ts'

/** Picture by noun, where the picture's own name is another or several pictures could claim the noun. */
export const chosenPictures: ReadonlyMap<string, string> = new Map(
  [
    livingNames,
    thingNames,
    parlourAndLarderNames,
    pastimeAndPlaceNames,
    peopleAndWardrobeNames,
    tradesAndSightsNames,
    craftAndCompanyNames,
    tableAndTaleNames,
    hallAndYardNames,
    talkAndTreatNames,
    kennelAndCounterNames,
    wardrobeAndStableNames,
    bloomAndCompanyNames,
  ]
    .flatMap((rows) => rows.trim().split('\n'))
    .flatMap((row) => {
      const [picture, nouns] = row.split(': ')
      return nouns.split('|').map((noun): [string, string] => [noun, picture])
    }),
)
