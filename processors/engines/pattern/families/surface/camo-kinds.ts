import type { Colourway, KindAsked } from '../family.ts'

const kindsOfCamo = {
  woodland: 'woodland|classic|dpm|m81|vegetato|jungle|multicam|forest',
  urban: 'urban|city|night|stealth|grey|subdued urban',
  desert: 'desert|sand',
  arctic: 'arctic|snow|winter|white|alpine',
  digital: 'digital|pixel|pixelated|marpat|cadpat',
  tigerstripe: 'tiger stripe|tigerstripe|tiger-stripe|tiger|brushstroke|rhodesian|lizard|jungle stripe',
  flecktarn: 'flecktarn|dot|dotted|spotted|frog skin|pea dot',
  splinter: 'splinter|shard|fractured|angular|geometric|polygon|low poly|origami',
  chips: 'chocolate chip|cookie dough|six colour desert|six-colour desert|pebble',
} as const

export type CamoKind = keyof typeof kindsOfCamo

/** Names that do not need the word "camouflage". */
const alone: Partial<Record<CamoKind, string>> = {
  woodland: '|multicam|m81 woodland',
  arctic: '|camouflage winter|camouflage snow|schneetarn',
  digital: '|digicam|marpat|cadpat',
  flecktarn: '|flecktarn|erbsentarn|punkttarn',
  splinter: '|splittertarn|splittermuster',
}

const cloths = ['camo', 'camouflage']

/** The names of each kind, each combined with each word for the cloth. */
export const camoKinds: Readonly<Record<CamoKind, string>> = Object.fromEntries(
  (Object.entries(kindsOfCamo) as [CamoKind, string][]).map(([kind, names]) => [
    kind,
    names
      .split('|')
      .flatMap((name) => cloths.map((cloth) => `${name} ${cloth}`))
      .join('|') + (alone[kind] ?? ''),
  ]),
) as Record<CamoKind, string>

const colourways: Partial<Record<CamoKind, Colourway>> = {
  desert: { inks: ['#d8c6a0', '#b9986a', '#8d6b47', '#ebdfc4', '#6d583f'], ground: 0 },
  urban: { inks: ['#8f9296', '#5d6166', '#c4c6c8', '#2f3237'], ground: 0 },
  arctic: { inks: ['#eff1f2', '#cdd3d7', '#9aa4ab', '#5d666d'], ground: 0 },
  woodland: { inks: ['#b3a078', '#5b6a3a', '#6b4c31', '#22221c', '#7f8653'], ground: 0 },
  tigerstripe: { inks: ['#a8a477', '#5d6b3f', '#6a5236', '#23241e'], ground: 0 },
  flecktarn: { inks: ['#8f9466', '#4f6240', '#6f4a34', '#2d3328', '#a9a377'], ground: 0 },
  splinter: { inks: ['#b4ab86', '#66734a', '#7a5a3c', '#3f4a34'], ground: 0 },
  chips: { inks: ['#d8c39b', '#b8956a', '#8a6648', '#1f1d1a', '#efe9d8'], ground: 0 },
}

/** The colours of the first kind that is requested. */
export function colourwayOfCamo({ styles, details }: KindAsked): Colourway | undefined {
  return [details.kind, ...styles].flatMap((name) => colourways[name as CamoKind] ?? [])[0]
}
