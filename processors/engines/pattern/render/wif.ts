import { planOf } from '../draw/plan-of.ts'
import { type Draft, draftOf } from '../families/woven/draft.ts'
import { isWoven, wovenFamilies } from '../families/woven/woven-families.ts'
import { PatternRejected } from '../request/pattern-rejected.ts'
import { type DesignSpec, ENGINE_VERSION } from '../spec/design-spec.ts'
import { rgbsOf } from './design-file.ts'

const MM_PER_CM = 10

/** @throws PatternRejected when the design is not woven and so has no draft */
export function checkWoven(spec: DesignSpec): void {
  if (isWoven(spec)) return
  const woven = [...wovenFamilies.keys()].join(', ')
  throw new PatternRejected(
    'format',
    `wif is a draft for a loom, and this ${spec.family} is not woven; woven are ${woven}`,
  )
}

/**
 * The design as a weaving draft in WIF 1.1 (Weaving Information File, 1997): one repeat, with ends from left to right
 * and picks from top to bottom as in the picture.
 *
 * @throws PatternRejected when the design is not woven
 */
export function writeWif(spec: DesignSpec, recipe: string): string {
  checkWoven(spec)
  const draft = draftOf(spec.family, planOf(spec))
  if (!draft) throw new Error(`the woven family ${spec.family} gives no draft`)
  const sections = sectionsOf(draft, spec, recipe)
  const contents = Object.fromEntries(Object.keys(sections).map((name) => [name, 'true']))
  const head = {
    Version: '1.1',
    Date: 'April 20, 1997',
    Developers: 'wif@mhsoft.com',
    'Source Program': ENGINE_VERSION,
  }
  return Object.entries({ WIF: head, CONTENTS: contents, ...sections })
    .flatMap(([name, entries]) => [
      `[${name}]`,
      ...Object.entries(entries).map(([key, value]) => `${key}=${value}`),
      '',
    ])
    .join('\r\n')
}

type Section = Readonly<Record<string, string | number>>

function sectionsOf(draft: Draft, spec: DesignSpec, recipe: string): Readonly<Record<string, Section>> {
  const ends = { of: draft.warpColours, thicknessMm: draft.warpThicknessMm }
  const picks = { of: draft.weftColours, thicknessMm: draft.weftThicknessMm }
  return {
    TEXT: { Title: `${spec.family} ${spec.seed}` },
    NOTES: { 1: 'One repeat. End 1 is the left edge, pick 1 the top edge.' },
    'COLOR PALETTE': { Entries: spec.palette.inks.length, Form: 'RGB', Range: '0,255' },
    WEAVING: { Shafts: draft.shafts, Treadles: draft.treadles, 'Rising Shed': 'true' },
    WARP: threadsOf(ends),
    WEFT: threadsOf(picks),
    'COLOR TABLE': numbered(rgbsOf(spec).map((rgb) => rgb.map(Math.round).join(','))),
    THREADING: numbered(draft.threading.map(fromOne)),
    TIEUP: numbered(draft.tieup.map((shafts) => shafts.map(fromOne).join(','))),
    TREADLING: numbered(draft.treadling.map(fromOne)),
    'WARP COLORS': numbered(draft.warpColours.map(fromOne)),
    'WEFT COLORS': numbered(draft.weftColours.map(fromOne)),
    'PRIVATE HEDDLE RECIPE': { 1: recipe },
  }
}

function threadsOf({ of, thicknessMm }: { readonly of: readonly number[]; readonly thicknessMm: number }): Section {
  const centimetres = (thicknessMm / MM_PER_CM).toFixed(5)
  return {
    Threads: of.length,
    Color: fromOne(of[0]),
    Units: 'centimeters',
    Spacing: centimetres,
    Thickness: centimetres,
  }
}

const fromOne = (number: number): number => number + 1

function numbered(values: readonly (string | number)[]): Section {
  return Object.fromEntries(values.map((value, at) => [at + 1, value]))
}
