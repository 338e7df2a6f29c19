import { animalSketches } from './animal-sketches.ts'
import { birdSketches } from './bird-sketches.ts'
import { breakfastAndSewingSketches } from './breakfast-and-sewing-sketches.ts'
import { cityAndFeastSketches } from './city-and-feast-sketches.ts'
import { courtAndStageSketches } from './court-and-stage-sketches.ts'
import { creatureSketches } from './creature-sketches.ts'
import { dinosaurSketches } from './dinosaur-sketches.ts'
import { dressedSketches } from './dressed-sketches.ts'
import { fabledSketches } from './fabled-sketches.ts'
import { fairAndFieldSketches } from './fair-and-field-sketches.ts'
import { farAndWideSketches } from './far-and-wide-sketches.ts'
import { feastAndShoreSketches } from './feast-and-shore-sketches.ts'
import { feastSketches } from './feast-sketches.ts'
import { fieldBirdSketches } from './field-bird-sketches.ts'
import { firesideAndFieldSketches } from './fireside-and-field-sketches.ts'
import { folkAtPlaySketches } from './folk-at-play-sketches.ts'
import { folkAtWorkSketches } from './folk-at-work-sketches.ts'
import { folkInTownSketches } from './folk-in-town-sketches.ts'
import { folkMakingMusicSketches } from './folk-making-music-sketches.ts'
import { folkOfRenownSketches } from './folk-of-renown-sketches.ts'
import { folkOfTodaySketches } from './folk-of-today-sketches.ts'
import { folkOfTradesSketches } from './folk-of-trades-sketches.ts'
import { fowlSketches } from './fowl-sketches.ts'
import { fruitSketches } from './fruit-sketches.ts'
import { furrySketches } from './furry-sketches.ts'
import { gameSketches } from './game-sketches.ts'
import { gardenAndBeachSketches } from './garden-and-beach-sketches.ts'
import { hearthSketches } from './hearth-sketches.ts'
import { herdSketches } from './herd-sketches.ts'
import { hoofedSketches } from './hoofed-sketches.ts'
import { insectSketches } from './insect-sketches.ts'
import { journeySketches } from './journey-sketches.ts'
import { keepsakeSketches } from './keepsake-sketches.ts'
import { kennelAndCatchSketches } from './kennel-and-catch-sketches.ts'
import { landmarkSketches } from './landmark-sketches.ts'
import { larderSketches } from './larder-sketches.ts'
import { oceanSketches } from './ocean-sketches.ts'
import { outdoorSketches } from './outdoor-sketches.ts'
import { packSketches } from './pack-sketches.ts'
import { parlourSketches } from './parlour-sketches.ts'
import { perchSketches } from './perch-sketches.ts'
import { placeSketches } from './place-sketches.ts'
import { plantSketches } from './plant-sketches.ts'
import { portraitSketches } from './portrait-sketches.ts'
import { postAndPlaySketches } from './post-and-play-sketches.ts'
import { pottingSketches } from './potting-sketches.ts'
import { produceSketches } from './produce-sketches.ts'
import { reefSketches } from './reef-sketches.ts'
import { ritualSketches } from './ritual-sketches.ts'
import { roamingSketches } from './roaming-sketches.ts'
import { seasonSketches } from './season-sketches.ts'
import { shoreSketches } from './shore-sketches.ts'
import { siteAndCitySketches } from './site-and-city-sketches.ts'
import { sportSketches } from './sport-sketches.ts'
import { stageAndFieldSketches } from './stage-and-field-sketches.ts'
import { stageAndVoyageSketches } from './stage-and-voyage-sketches.ts'
import { streetAndFareSketches } from './street-and-fare-sketches.ts'
import { streetAndIceSketches } from './street-and-ice-sketches.ts'
import { tableSketches } from './table-sketches.ts'
import { taleAndFeastSketches } from './tale-and-feast-sketches.ts'
import { fillerSketches, thingSketches } from './thing-sketches.ts'
import { uncommonAnimalSketches } from './uncommon-animal-sketches.ts'
import { waterAnimalSketches } from './water-animal-sketches.ts'
import { wearAndHomeSketches } from './wear-and-home-sketches.ts'
import { wildSketches } from './wild-sketches.ts'
import { wingAndTideSketches } from './wing-and-tide-sketches.ts'
import { wingSketches } from './wing-sketches.ts'
import { workshopSketches } from './workshop-sketches.ts'

/** Every drawing of ours by the name of its picture; 100 × 100, as SVG fragments. Of two with one name the later counts. */
export const sketchBook: Readonly<Record<string, string>> = {
  ...animalSketches,
  ...birdSketches,
  ...waterAnimalSketches,
  ...plantSketches,
  ...fruitSketches,
  ...fabledSketches,
  ...insectSketches,
  ...wildSketches,
  ...dinosaurSketches,
  ...hoofedSketches,
  ...herdSketches,
  ...furrySketches,
  ...roamingSketches,
  ...oceanSketches,
  ...shoreSketches,
  ...tableSketches,
  ...produceSketches,
  ...feastSketches,
  ...keepsakeSketches,
  ...journeySketches,
  ...outdoorSketches,
  ...fowlSketches,
  ...wingSketches,
  ...workshopSketches,
  ...thingSketches,
  ...cityAndFeastSketches,
  ...fieldBirdSketches,
  ...gardenAndBeachSketches,
  ...larderSketches,
  ...parlourSketches,
  ...placeSketches,
  ...reefSketches,
  ...ritualSketches,
  ...feastAndShoreSketches,
  ...kennelAndCatchSketches,
  ...stageAndVoyageSketches,
  ...postAndPlaySketches,
  ...uncommonAnimalSketches,
  ...sportSketches,
  ...gameSketches,
  ...hearthSketches,
  ...pottingSketches,
  ...siteAndCitySketches,
  ...packSketches,
  ...seasonSketches,
  ...perchSketches,
  ...fairAndFieldSketches,
  ...fillerSketches,
  ...courtAndStageSketches,
  ...folkAtWorkSketches,
  ...taleAndFeastSketches,
  ...dressedSketches,
  ...firesideAndFieldSketches,
  ...farAndWideSketches,
  ...portraitSketches,
  ...folkOfTodaySketches,
  ...folkInTownSketches,
  ...breakfastAndSewingSketches,
  ...streetAndIceSketches,
  ...stageAndFieldSketches,
  ...creatureSketches,
  ...folkAtPlaySketches,
  ...folkMakingMusicSketches,
  ...folkOfRenownSketches,
  ...folkOfTradesSketches,
  ...landmarkSketches,
  ...streetAndFareSketches,
  ...wingAndTideSketches,
  ...wearAndHomeSketches,
}
