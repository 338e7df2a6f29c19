import { actingSketches } from './animals/acting-sketches.ts'
import { animalSketches } from './animals/animal-sketches.ts'
import { birdSketches } from './animals/bird-sketches.ts'
import { creatureSketches } from './animals/creature-sketches.ts'
import { damAndCanopySketches } from './animals/dam-and-canopy-sketches.ts'
import { denAndDeepSketches } from './animals/den-and-deep-sketches.ts'
import { dinosaurSketches } from './animals/dinosaur-sketches.ts'
import { fieldBirdSketches } from './animals/field-bird-sketches.ts'
import { fowlSketches } from './animals/fowl-sketches.ts'
import { furrySketches } from './animals/furry-sketches.ts'
import { groveAndNightSketches } from './animals/grove-and-night-sketches.ts'
import { herdSketches } from './animals/herd-sketches.ts'
import { hoofedSketches } from './animals/hoofed-sketches.ts'
import { insectSketches } from './animals/insect-sketches.ts'
import { kennelAndCatchSketches } from './animals/kennel-and-catch-sketches.ts'
import { oceanSketches } from './animals/ocean-sketches.ts'
import { packSketches } from './animals/pack-sketches.ts'
import { perchSketches } from './animals/perch-sketches.ts'
import { plumeAndAntlerSketches } from './animals/plume-and-antler-sketches.ts'
import { prowlingSketches } from './animals/prowling-sketches.ts'
import { reefSketches } from './animals/reef-sketches.ts'
import { roamingSketches } from './animals/roaming-sketches.ts'
import { shoreSketches } from './animals/shore-sketches.ts'
import { shownSketches } from './animals/shown-sketches.ts'
import { uncommonAnimalSketches } from './animals/uncommon-animal-sketches.ts'
import { waterAnimalSketches } from './animals/water-animal-sketches.ts'
import { wildSketches } from './animals/wild-sketches.ts'
import { wingAndTideSketches } from './animals/wing-and-tide-sketches.ts'
import { wingSketches } from './animals/wing-sketches.ts'
import { dressedSketches } from './people/dressed-sketches.ts'
import { enchantedSketches } from './people/enchanted-sketches.ts'
import { folkAtLargeSketches } from './people/folk-at-large-sketches.ts'
import { folkAtPlaySketches } from './people/folk-at-play-sketches.ts'
import { folkAtWorkSketches } from './people/folk-at-work-sketches.ts'
import { folkInTownSketches } from './people/folk-in-town-sketches.ts'
import { folkMakingMusicSketches } from './people/folk-making-music-sketches.ts'
import { folkOfLeisureSketches } from './people/folk-of-leisure-sketches.ts'
import { folkOfRenownSketches } from './people/folk-of-renown-sketches.ts'
import { folkOfTodaySketches } from './people/folk-of-today-sketches.ts'
import { folkOfTradesSketches } from './people/folk-of-trades-sketches.ts'
import { heavenAndFairSketches } from './people/heaven-and-fair-sketches.ts'
import { portraitSketches } from './people/portrait-sketches.ts'
import { stageAndFieldSketches } from './people/stage-and-field-sketches.ts'
import { taleAndFeastSketches } from './people/tale-and-feast-sketches.ts'
import { veiledAndFabledSketches } from './people/veiled-and-fabled-sketches.ts'
import { bakeAndBrewSketches } from './things/bake-and-brew-sketches.ts'
import { basketSketches } from './things/basket-sketches.ts'
import { berryAndVineSketches } from './things/berry-and-vine-sketches.ts'
import { berrySketches } from './things/berry-sketches.ts'
import { birdTableAndPlayroomSketches } from './things/bird-table-and-playroom-sketches.ts'
import { breakfastAndSewingSketches } from './things/breakfast-and-sewing-sketches.ts'
import { campAndLuckSketches } from './things/camp-and-luck-sketches.ts'
import { cellarAndPressSketches } from './things/cellar-and-press-sketches.ts'
import { cityAndFeastSketches } from './things/city-and-feast-sketches.ts'
import { counterAndRoadSketches } from './things/counter-and-road-sketches.ts'
import { courtAndStageSketches } from './things/court-and-stage-sketches.ts'
import { craftAndHomeSketches } from './things/craft-and-home-sketches.ts'
import { crestAndCrustSketches } from './things/crest-and-crust-sketches.ts'
import { driveAndDinerSketches } from './things/drive-and-diner-sketches.ts'
import { fabledSketches } from './things/fabled-sketches.ts'
import { fairAndFieldSketches } from './things/fair-and-field-sketches.ts'
import { fairAndSnackSketches } from './things/fair-and-snack-sketches.ts'
import { farAndWideSketches } from './things/far-and-wide-sketches.ts'
import { feastAndShoreSketches } from './things/feast-and-shore-sketches.ts'
import { feastSketches } from './things/feast-sketches.ts'
import { firesideAndFieldSketches } from './things/fireside-and-field-sketches.ts'
import { flameAndTuskSketches } from './things/flame-and-tusk-sketches.ts'
import { flashAndFlameSketches } from './things/flash-and-flame-sketches.ts'
import { fruitSketches } from './things/fruit-sketches.ts'
import { fruitTreeSketches } from './things/fruit-tree-sketches.ts'
import { gameSketches } from './things/game-sketches.ts'
import { gardenAndBeachSketches } from './things/garden-and-beach-sketches.ts'
import { hallAndYardSketches } from './things/hall-and-yard-sketches.ts'
import { heartSketches } from './things/heart-sketches.ts'
import { hearthSketches } from './things/hearth-sketches.ts'
import { journeySketches } from './things/journey-sketches.ts'
import { keepsakeSketches } from './things/keepsake-sketches.ts'
import { kennelAndParadeSketches } from './things/kennel-and-parade-sketches.ts'
import { kitchenSketches } from './things/kitchen-sketches.ts'
import { landmarkSketches } from './things/landmark-sketches.ts'
import { laneAndLagoonSketches } from './things/lane-and-lagoon-sketches.ts'
import { larderSketches } from './things/larder-sketches.ts'
import { nookAndNurserySketches } from './things/nook-and-nursery-sketches.ts'
import { orchardSketches } from './things/orchard-sketches.ts'
import { outdoorSketches } from './things/outdoor-sketches.ts'
import { pantryAndNurserySketches } from './things/pantry-and-nursery-sketches.ts'
import { parlourSketches } from './things/parlour-sketches.ts'
import { pianoAndSkullSketches } from './things/piano-and-skull-sketches.ts'
import { placeSketches } from './things/place-sketches.ts'
import { plantSketches } from './things/plant-sketches.ts'
import { postAndPlaySketches } from './things/post-and-play-sketches.ts'
import { pottingSketches } from './things/potting-sketches.ts'
import { produceSketches } from './things/produce-sketches.ts'
import { quayAndPlaygroundSketches } from './things/quay-and-playground-sketches.ts'
import { ritualSketches } from './things/ritual-sketches.ts'
import { rootAndCapSketches } from './things/root-and-cap-sketches.ts'
import { seasonSketches } from './things/season-sketches.ts'
import { shoreAndIsleSketches } from './things/shore-and-isle-sketches.ts'
import { sillAndTableSketches } from './things/sill-and-table-sketches.ts'
import { siteAndCitySketches } from './things/site-and-city-sketches.ts'
import { spectacleAndBagSketches } from './things/spectacle-and-bag-sketches.ts'
import { sportSketches } from './things/sport-sketches.ts'
import { stageAndVoyageSketches } from './things/stage-and-voyage-sketches.ts'
import { streetAndFareSketches } from './things/street-and-fare-sketches.ts'
import { streetAndIceSketches } from './things/street-and-ice-sketches.ts'
import { suitAndPlumeSketches } from './things/suit-and-plume-sketches.ts'
import { supperSketches } from './things/supper-sketches.ts'
import { tableSketches } from './things/table-sketches.ts'
import { talkAndTreatSketches } from './things/talk-and-treat-sketches.ts'
import { fillerSketches, thingSketches } from './things/thing-sketches.ts'
import { trattoriaAndSeasonSketches } from './things/trattoria-and-season-sketches.ts'
import { treasureSketches } from './things/treasure-sketches.ts'
import { treatSketches } from './things/treat-sketches.ts'
import { turretAndTroveSketches } from './things/turret-and-trove-sketches.ts'
import { vanAndBowlSketches } from './things/van-and-bowl-sketches.ts'
import { vanityAndGardenPlaySketches } from './things/vanity-and-garden-play-sketches.ts'
import { wardrobeAndStreetSketches } from './things/wardrobe-and-street-sketches.ts'
import { wearAndHomeSketches } from './things/wear-and-home-sketches.ts'
import { wearAndLettersSketches } from './things/wear-and-letters-sketches.ts'
import { wireAndWonderSketches } from './things/wire-and-wonder-sketches.ts'
import { workshopSketches } from './things/workshop-sketches.ts'
import { toldApart } from './told-apart.ts'

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
  ...actingSketches,
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
  ...heartSketches,
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
  ...birdTableAndPlayroomSketches,
  ...bakeAndBrewSketches,
  ...supperSketches,
  ...portraitSketches,
  ...folkOfTodaySketches,
  ...folkInTownSketches,
  ...breakfastAndSewingSketches,
  ...streetAndIceSketches,
  ...crestAndCrustSketches,
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
  ...prowlingSketches,
  ...counterAndRoadSketches,
  ...folkAtLargeSketches,
  ...nookAndNurserySketches,
  ...craftAndHomeSketches,
  ...kitchenSketches,
  ...wardrobeAndStreetSketches,
  ...folkOfLeisureSketches,
  ...wireAndWonderSketches,
  ...fruitTreeSketches,
  ...hallAndYardSketches,
  ...kennelAndParadeSketches,
  ...shownSketches,
  ...quayAndPlaygroundSketches,
  ...shoreAndIsleSketches,
  ...pantryAndNurserySketches,
  ...vanityAndGardenPlaySketches,
  ...campAndLuckSketches,
  ...driveAndDinerSketches,
  ...berrySketches,
  ...denAndDeepSketches,
  ...enchantedSketches,
  ...plumeAndAntlerSketches,
  ...turretAndTroveSketches,
  ...vanAndBowlSketches,
  ...laneAndLagoonSketches,
  ...groveAndNightSketches,
  ...basketSketches,
  ...treatSketches,
  ...treasureSketches,
  ...spectacleAndBagSketches,
  ...pianoAndSkullSketches,
  ...damAndCanopySketches,
  ...orchardSketches,
  ...berryAndVineSketches,
  ...rootAndCapSketches,
  ...cellarAndPressSketches,
  ...flameAndTuskSketches,
  ...veiledAndFabledSketches,
  ...heavenAndFairSketches,
  ...flashAndFlameSketches,
  ...sillAndTableSketches,
  ...wearAndLettersSketches,
  ...fairAndSnackSketches,
  ...talkAndTreatSketches,
  ...suitAndPlumeSketches,
  ...trattoriaAndSeasonSketches,
  ...toldApart,
}
