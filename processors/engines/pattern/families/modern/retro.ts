import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import { asksFor, chooseKind } from '../choose-kind.ts'
import type { Family, Plan } from '../family.ts'
import { drawArches, drawRings, drawRingsAndSquares, drawRoundSquares } from './retro-cells.ts'
import { drawBulbs, drawGroovyWaves, drawPetals } from './retro-flow.ts'
import { drawTracks } from './retro-tracks.ts'

export const retro: Family = {
  name: 'retro-geometric',
  summary:
    'sixties and seventies wallpaper: nested rounded squares, rings, rainbow arches, flowing bands, tracks that turn by quarters, bulbs and petals',
  words:
    'retro geometric|70s geometric|60s geometric|70s wallpaper|60s wallpaper|1970s wallpaper|seventies geometric|sixties geometric|retro wallpaper|groovy geometric|panton style|verner panton style|retro squares|retro print|retro pattern|vintage 70s|tapete 70er|papier peint années 70|sixties|1960s|60s'.split(
      '|',
    ),
  kinds: {
    'round-squares':
      'rounded square|rounded squares|nested squares|concentric squares|concentric square|retro square|retro squares|squares in squares|squircle|square grid|squares|quadrate',
    rings:
      'concentric circle|concentric circles|retro circle|retro circles|nested circles|bulls eye|target circles|kandinsky circle|kandinsky circles|kandinsky inspired circles|kandinsky style circles|kandinsky concentric circles|kandinsky squares|retro rings|mod circle|mod circles|mod rings|70s circles|60s circles|disc|discs|discs of colour|sonia delaunay|delaunay|delaunay style|orphism|hilma af klint|af klint|simultaneous contrast',
    arches:
      'arc|arcs|concentric arc|concentric arcs|concentric arch|concentric arches|nested arches|rainbow arch|rainbow arches|arch|arches|boho rainbow|boho rainbows|boho arches|regenbogen bögen|retro rainbow|retro arches|70s rainbow',
    flow: 'groovy wave|groovy waves|groovy line|groovy lines|wavy groovy|groovy wavy|groovy curves|70s wave|70s waves|seventies waves|retro wave|retro waves|psychedelic waves|wavy 70s|wavy bands|groovy stripes|groovy stripe',
    tracks:
      'super graphic|super-graphic|supergraphic|supergraphics|70s supergraphic|1970s supergraphic|seventies supergraphic|supergraphic stripes|supergraphic stripe|retro tracks|retro stripes curved|curved stripes|curving stripes|70s curves|race track stripes|truchet|truchet tiles',
    bulbs:
      '70s ogee|retro ogee|retro bulb|retro drop|retro teardrop|lava lamp|hourglass|hourglass shapes|retro ovals|retro oval',
    petals:
      'retro flower power geometric|retro petals|retro petal|geometric petal|geometric petals|petal geometric|geometric leaf grid|scandinavian petals|geometric flower|geometric flowers|geometric floral|geometric leaves|geometric leaf',
  },
  motifs: [],
  coverage: { low: 0.5, medium: 0.68, high: 0.85 },
  isDensityFixed: true,
  inks: { least: 2, natural: 5 },
  moods: ['seventies', 'seventies', 'midcentury', 'pop', 'scandinavian'],
  ground: 'light',
  motifMm: 40,
  repeatMm: 160,
  layouts: ['block', 'brick'],
  draw: drawRetro,
}

/** Details honoured: `kind`, the name of a form. */
function drawRetro(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const drawings = {
    'round-squares': drawRoundSquares,
    rings: drawRings,
    arches: drawArches,
    flow: drawGroovyWaves,
    tracks: drawTracks,
    bulbs: drawBulbs,
    petals: drawPetals,
  } as const
  const isWavy = plan.styles.includes('wavy') || plan.motifs.includes('wave')
  const isOfRings = asksFor(plan, 'rings') || plan.motifs.includes('circle')
  const isOfBoth = isOfRings && asksFor(plan, 'round-squares')
  if (isOfBoth && !isWavy && plan.details.kind === undefined) {
    drawRingsAndSquares(cloth, plan)
    return cloth
  }
  const kind = isWavy ? 'flow' : chooseKind(plan, Object.keys(drawings) as (keyof typeof drawings)[])
  drawings[kind](cloth, plan)
  return cloth
}
