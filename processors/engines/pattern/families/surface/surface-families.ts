import type { Family } from '../family.ts'
import { wavyLines } from '../geometric/wavy-lines.ts'
import { scenic } from '../scenic/scenic.ts'
import { agate } from './agate.ts'
import { brushStrokes } from './brush-strokes.ts'
import { camo } from './camo.ts'
import { crushedVelvet } from './crushed-velvet.ts'
import { moire } from './moire.ts'
import { ombre } from './ombre.ts'
import { splatter } from './splatter.ts'
import { terrazzo } from './terrazzo.ts'
import { weathered } from './weathered.ts'
import { woodGrain } from './wood-grain.ts'

/** Skins of stone, wood, paint and pile, and lines that wave as paint does; of two that know a word the later is asked first. */
export const surfaceFamilies: readonly Family[] = [
  camo,
  terrazzo,
  crushedVelvet,
  moire,
  agate,
  woodGrain,
  weathered,
  splatter,
  ombre,
  scenic,
  brushStrokes,
  wavyLines,
]
