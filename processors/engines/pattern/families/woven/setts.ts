/** A sett with its names, its threadcount and its number in the Scottish Register of Tartans. */
export type Sett = { readonly names: string; readonly threadcount: string; readonly register: number }

/**
 * Old, unrestricted setts as the Scottish Register of Tartans publishes them (tartanregister.gov.uk/tartanDetails?ref=…;
 * counts read from the list in github.com/pehaa/tartanify.com, src/data/tartans.csv). The government sett is that of
 * ref. 4043 in its dark colours. Letters are the Register's, reduced to those of `sett-dyes.ts`.
 */
export const setts: Readonly<Record<string, Sett>> = {
  'royal-stewart': {
    names: 'royal stewart|royal stuart|stewart|stuart|stewart royal',
    threadcount: 'R/87 B8 K11 Y2 K3 W2 K3 G13 R11 K2 R5 W/3',
    register: 3957,
  },
  'black-watch': {
    names: 'black watch|blackwatch|government|42nd',
    threadcount: 'B/22 K2 B2 K2 B2 K16 G16 K2 G16 K16 B16 K2 B/2',
    register: 4043,
  },
  'dress-stewart': {
    names: 'dress stewart|stewart dress|dress stuart|white stewart',
    threadcount: 'W/78 B6 K12 Y6 K6 W6 K6 G16 R10 K6 R6 W/6',
    register: 3999,
  },
  'hunting-stewart': {
    names: 'hunting stewart|stewart hunting|hunting stuart',
    threadcount: 'B9 G4 B9 K3 B3 K3 B3 K8 G27 R4 G27 K8 G5 K13 G4 K13 G5 K8 G27 Y4 G27 K8 B3 K3 B3 K3',
    register: 3934,
  },
  'black-stewart': {
    names: 'black stewart|stewart black',
    threadcount: 'K/96 B8 K12 Y4 K4 W4 K4 G16 R8 K4 R8 W/4',
    register: 3943,
  },
  'dress-gordon': {
    names: 'dress gordon|gordon dress',
    threadcount: 'B/8 K8 B20 K20 G26 Y6 G26 K20 W8 B8 W32 B4 W/6',
    register: 1454,
  },
  gordon: { names: 'gordon', threadcount: 'B/20 K4 B4 K4 B4 K16 G20 Y4 G20 K16 B24 K/4', register: 1449 },
  buchanan: {
    names: 'buchanan',
    threadcount: 'A/4 G24 K2 A4 K2 Y6 K2 Y6 K2 A4 K2 R24 W/4',
    register: 416,
  },
  'macleod-of-lewis': {
    names: 'macleod of lewis|loud macleod|macleod|mcleod|yellow macleod',
    threadcount: 'K/32 Y4 K32 Y48 R/4',
    register: 2640,
  },
  macdonald: {
    names: 'macdonald|mcdonald|donald',
    threadcount: 'B/34 R4 B4 R10 B58 R4 K62 G58 R10 G4 R4 G/34',
    register: 2334,
  },
  campbell: {
    names: 'campbell|campbell of argyll',
    threadcount: 'B/28 K6 B6 K6 B6 K32 G32 K6 G32 K32 B32 K6 B/6',
    register: 502,
  },
  cameron: { names: 'cameron', threadcount: 'R/8 G24 R8 G24 R64 Y/8', register: 488 },
  'cameron-of-erracht': {
    names: 'cameron of erracht',
    threadcount: 'G/16 R2 G2 R6 G32 K32 R2 B32 R6 B16 Y/4',
    register: 495,
  },
  fraser: {
    names: 'fraser|frazer|fraser of lovat',
    threadcount: 'R/4 B24 R4 G24 R48 W/2',
    register: 1247,
  },
  'fraser-hunting': {
    names: 'hunting fraser|fraser hunting',
    threadcount: 'W/6 T36 G20 T4 B20 T4 B20 T4 G20 T36 R/6',
    register: 1258,
  },
  macgregor: {
    names: 'macgregor|mcgregor',
    threadcount: 'R/72 G36 R8 G12 K2 W/4',
    register: 2451,
  },
  'rob-roy': { names: 'rob roy|rob roy macgregor', threadcount: 'K172 R172', register: 3516 },
  mackenzie: {
    names: 'mackenzie|mckenzie|seaforth',
    threadcount: 'B/24 K4 B4 K4 B4 K24 G24 K2 W4 K2 G24 K24 B24 K2 R/4',
    register: 2520,
  },
  wallace: { names: 'wallace', threadcount: 'K/6 R48 K48 Y/6', register: 4482 },
  bruce: { names: 'bruce', threadcount: 'W/8 K2 R44 G10 R8 G24 R12 G24 R8 G10 R44 K2 Y/8', register: 398 },
  robertson: { names: 'robertson', threadcount: 'G/2 R72 B16 R4 G40 R/4', register: 3522 },
  menzies: { names: 'menzies', threadcount: 'G/96 R8 G4 R8 G12 R4 G6 R/18', register: 2920 },
  douglas: { names: 'douglas', threadcount: 'K/4 A4 G16 B16 W/2', register: 4695 },
  lindsay: { names: 'lindsay', threadcount: 'R/6 B4 R48 B16 G4 B4 G4 B4 G/40', register: 2115 },
  scott: { names: 'scott', threadcount: 'G/8 R6 K2 R56 G28 R8 G8 W6 G8 R8 G8 W/6', register: 3688 },
  barclay: { names: 'dress barclay|barclay dress|barclay', threadcount: 'W/10 Y64 K64 Y/10', register: 214 },
  anderson: {
    names: 'anderson|macandrew',
    threadcount: 'R/6 A12 R4 K4 R4 A36 K6 W6 K6 Y4 K4 Y4 K8 R4 B8 R6 G12 R4 G12 R/8',
    register: 82,
  },
  armstrong: { names: 'armstrong', threadcount: 'G/4 K2 G60 K24 B4 K2 B2 K2 B24 R/6', register: 115 },
  caledonia: {
    names: 'caledonia',
    threadcount: 'R/42 A18 K4 A4 K4 A18 K36 Y6 G42 R26 K6 R26 W4 R/26',
    register: 467,
  },
  grant: {
    names: 'grant',
    threadcount: 'R/16 K6 R6 G46 R6 G5 R6 K12 R6 A6 R48 K6 R6 K6 R/16',
    register: 1497,
  },
  hamilton: { names: 'hamilton', threadcount: 'W8 R60 B32 R8 B32 R8 B32 R60', register: 1576 },
  maclean: { names: 'maclean|mclean', threadcount: 'B/16 K16 Y4 K6 W6 K6 G48 R32 B6 R8 K/4', register: 2601 },
  mackay: { names: 'mackay', threadcount: 'B/16 G16 B2 G16 K16 B16 Y/4', register: 2496 },
  macpherson: {
    names: 'macpherson|mcpherson',
    threadcount: 'B/6 R6 K48 R6 B6 R6 W48 R6 B/6',
    register: 2701,
  },
  ramsay: { names: 'ramsay|ramsay of dalhousie', threadcount: 'K/8 W4 K56 R60 K2 R/6', register: 3455 },
  northumberland: {
    names: 'northumberland|northumbrian',
    threadcount: 'K/10 W10 K/10',
    register: 3162,
  },
}

/**
 * Names that can only mean a sett are used alone; surnames need "clan" before them, or "tartan" or "plaid" after them.
 */
export const settPhrases: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(setts).map(([key, { names }]) => [key, names.split('|').flatMap(phrasesOf).join('|')]),
)

function phrasesOf(name: string): string[] {
  const isCertain = name.includes(' ') || /^(?:mac|mc|black)/.test(name)
  const beside = [
    ...agedPhrases('ancient', name),
    ...agedPhrases('weathered', name),
    `${name} tartan`,
    `${name} plaid`,
    `${name} check`,
    `${name} clan tartan`,
    `clan ${name}`,
  ]
  return isCertain ? [name, ...beside] : beside
}

/** Phrases that name a sett together with the age of its dyes ("ancient Campbell tartan"). */
function agedPhrases(age: string, name: string): string[] {
  return [`${age} ${name}`, `${age} ${name} tartan`]
}

/** All phrases that name a sett in dyes of the given age. */
export function phrasesOfAge(age: string): string {
  return Object.values(setts)
    .flatMap(({ names }) => names.split('|').flatMap((name) => agedPhrases(age, name)))
    .join('|')
}
