import { bandAndBoardwalkSketches } from './band-and-boardwalk-sketches.ts'
import { barAndClubSketches } from './bar-and-club-sketches.ts'
import { bloomAndSwirlSketches } from './bloom-and-swirl-sketches.ts'
import { dressingRoomSketches } from './dressing-room-sketches.ts'
import { feastAndOmenSketches } from './feast-and-omen-sketches.ts'
import { hillAndHarbourSketches } from './hill-and-harbour-sketches.ts'
import { lampAndBridleSketches } from './lamp-and-bridle-sketches.ts'
import { marketAndForageSketches } from './market-and-forage-sketches.ts'
import { orbitAndDeskSketches } from './orbit-and-desk-sketches.ts'
import { peakAndIsleSketches } from './peak-and-isle-sketches.ts'
import { purseAndCounterSketches } from './purse-and-counter-sketches.ts'
import { skyAndShoreSketches } from './sky-and-shore-sketches.ts'
import { twigAndCapSketches } from './twig-and-cap-sketches.ts'

/** Things that are asked for by their kind: a morel is no toadstool, a satchel no rucksack. */
export const thingsToldApart: Readonly<Record<string, string>> = {
  ...marketAndForageSketches,
  ...twigAndCapSketches,
  ...orbitAndDeskSketches,
  ...purseAndCounterSketches,
  ...bandAndBoardwalkSketches,
  ...hillAndHarbourSketches,
  ...barAndClubSketches,
  ...dressingRoomSketches,
  ...feastAndOmenSketches,
  ...lampAndBridleSketches,
  ...peakAndIsleSketches,
  ...skyAndShoreSketches,
  ...bloomAndSwirlSketches,
}
