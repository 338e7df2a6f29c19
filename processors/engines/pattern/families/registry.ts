import { cow } from './animal/cow.ts'
import { crocodile } from './animal/crocodile.ts'
import { dalmatian } from './animal/dalmatian.ts'
import { fur } from './animal/fur.ts'
import { giraffe } from './animal/giraffe.ts'
import { leather } from './animal/leather.ts'
import { leopard } from './animal/leopard.ts'
import { mixedSkins } from './animal/mixed-skins.ts'
import { peacock } from './animal/peacock.ts'
import { snake } from './animal/snake.ts'
import { tiger } from './animal/tiger.ts'
import { tortoiseshell } from './animal/tortoiseshell.ts'
import { zebra } from './animal/zebra.ts'
import { botanicalLine } from './botany/botanical-line.ts'
import { boughFamilies } from './botany/boughs/bough-families.ts'
import { chintz } from './botany/chintz/chintz.ts'
import { climbingFamilies } from './botany/climbing-families.ts'
import { ditsy } from './botany/ditsy/ditsy.ts'
import { folkFloral } from './botany/folk/folk-floral.ts'
import { leafyFamilies } from './botany/leafy-families.ts'
import { meadow } from './botany/meadow.ts'
import { botanicalPlate } from './botany/plates/botanical-plate.ts'
import { tossedFloral } from './botany/tossed-floral.ts'
import { watercolourFloral } from './botany/watercolour/watercolour-floral.ts'
import { conversational } from './conversational/conversational.ts'
import { dots } from './dots/dots.ts'
import type { Family } from './family.ts'
import { argyle } from './geometric/argyle.ts'
import { asanoha } from './geometric/asanoha.ts'
import { bargello } from './geometric/bargello.ts'
import { celticKnot } from './geometric/celtic/celtic-knot.ts'
import { checkerboard } from './geometric/checkerboard.ts'
import { chevron } from './geometric/chevron.ts'
import { chineseLattice } from './geometric/chinese-lattice.ts'
import { decoFans } from './geometric/deco-fans.ts'
import { frieze } from './geometric/frieze/frieze.ts'
import { greatWave } from './geometric/great-wave.ts'
import { greekKey } from './geometric/greek-key.ts'
import { hitomezashi } from './geometric/hitomezashi.ts'
import { honeycomb } from './geometric/honeycomb.ts'
import { karakusa } from './geometric/karakusa.ts'
import { kikko } from './geometric/kikko.ts'
import { labyrinth } from './geometric/labyrinth.ts'
import { mandala } from './geometric/mandala.ts'
import { quilt } from './geometric/quilt/quilt.ts'
import { sashiko } from './geometric/sashiko/sashiko.ts'
import { scallops } from './geometric/scallops.ts'
import { seigaiha } from './geometric/seigaiha.ts'
import { shippo } from './geometric/shippo.ts'
import { azulejo } from './geometric/tile/azulejo.ts'
import { trellis } from './geometric/trellis.ts'
import { triangles } from './geometric/triangles.ts'
import { tumblingBlocks } from './geometric/tumbling-blocks.ts'
import { windowpane } from './geometric/windowpane.ts'
import { yagasuri } from './geometric/yagasuri.ts'
import { zellige } from './geometric/zellige/zellige.ts'
import { arabesque } from './heritage/arabesque.ts'
import { beadwork } from './heritage/beadwork.ts'
import { brocade } from './heritage/brocade.ts'
import { carpet } from './heritage/carpet/carpet.ts'
import { cintamani } from './heritage/cintamani.ts'
import { damask } from './heritage/damask.ts'
import { foulard } from './heritage/foulard.ts'
import { iznik } from './heritage/iznik.ts'
import { kuba } from './heritage/kuba.ts'
import { lace } from './heritage/lace.ts'
import { milleFleurs } from './heritage/mille-fleurs.ts'
import { mola } from './heritage/mola.ts'
import { mudcloth } from './heritage/mudcloth/mudcloth.ts'
import { ndebele } from './heritage/ndebele.ts'
import { ogee } from './heritage/ogee.ts'
import { paisley } from './heritage/paisley.ts'
import { samite } from './heritage/samite.ts'
import { semes } from './heritage/semes.ts'
import { suzani } from './heritage/suzani.ts'
import { toile } from './heritage/toile/toile.ts'
import { knitFamilies } from './knit/knit-families.ts'
import { artNouveau } from './modern/art-nouveau.ts'
import { bauhaus } from './modern/bauhaus.ts'
import { circuit } from './modern/circuit.ts'
import { colourPlanes } from './modern/colour-planes.ts'
import { constellations, nebula } from './modern/constellations.ts'
import { cubist } from './modern/cubist.ts'
import { cutouts } from './modern/cutouts.ts'
import { flowerPower } from './modern/flower-power.ts'
import { stainedGlass } from './modern/glass/stained-glass.ts'
import { glitch } from './modern/glitch.ts'
import { memphis } from './modern/memphis.ts'
import { midcentury } from './modern/midcentury.ts'
import { modernFloral } from './modern/modern-floral.ts'
import { opArt } from './modern/op-art.ts'
import { origami } from './modern/origami.ts'
import { retro } from './modern/retro.ts'
import { signs } from './modern/signs/signs.ts'
import { streetMap } from './modern/street-map.ts'
import { topographic } from './modern/topographic.ts'
import { batik } from './resist/batik.ts'
import { ikat } from './resist/ikat.ts'
import { shibori } from './resist/shibori.ts'
import { tieDye } from './resist/tie-dye.ts'
import { stripes } from './stripes/stripes.ts'
import { marbling } from './surface/marbling.ts'
import { surfaceFamilies } from './surface/surface-families.ts'
import { basketweave } from './woven/basketweave.ts'
import { corduroy } from './woven/corduroy.ts'
import { coverlet } from './woven/coverlet.ts'
import { dobby } from './woven/dobby.ts'
import { gingham } from './woven/gingham.ts'
import { glenCheck } from './woven/glen-check.ts'
import { herringbone } from './woven/herringbone.ts'
import { houndstooth } from './woven/houndstooth.ts'
import { keffiyeh } from './woven/keffiyeh.ts'
import { kente } from './woven/kente.ts'
import { madras } from './woven/madras.ts'
import { seersucker } from './woven/seersucker.ts'
import { tartan } from './woven/tartan.ts'
import { tattersall } from './woven/tattersall.ts'
import { tweed } from './woven/tweed.ts'
import { twill } from './woven/twill.ts'

/** All families of the engine. To add one, write its file and list it here; nothing else names families. */
export const families: readonly Family[] = [
  tossedFloral,
  ditsy,
  ...leafyFamilies,
  ...climbingFamilies,
  chintz,
  ...boughFamilies,
  meadow,
  folkFloral,
  botanicalLine,
  botanicalPlate,
  watercolourFloral,
  conversational,
  dots,
  stripes,
  gingham,
  tartan,
  houndstooth,
  herringbone,
  glenCheck,
  twill,
  tweed,
  tattersall,
  seersucker,
  madras,
  kente,
  keffiyeh,
  dobby,
  coverlet,
  corduroy,
  basketweave,
  leopard,
  zebra,
  tiger,
  giraffe,
  cow,
  dalmatian,
  mixedSkins,
  tortoiseshell,
  peacock,
  crocodile,
  leather,
  fur,
  ...surfaceFamilies,
  seigaiha,
  greatWave,
  decoFans,
  ...knitFamilies,
  carpet,
  marbling,
  memphis,
  midcentury,
  trellis,
  snake,
  ikat,
  shibori,
  batik,
  tieDye,
  paisley,
  damask,
  cintamani,
  samite,
  lace,
  milleFleurs,
  ...semes,
  foulard,
  mudcloth,
  kuba,
  ndebele,
  beadwork,
  mola,
  arabesque,
  brocade,
  iznik,
  ogee,
  suzani,
  toile,
  argyle,
  asanoha,
  checkerboard,
  chevron,
  bargello,
  greekKey,
  honeycomb,
  shippo,
  triangles,
  tumblingBlocks,
  windowpane,
  zellige,
  kikko,
  yagasuri,
  hitomezashi,
  sashiko,
  quilt,
  opArt,
  glitch,
  retro,
  flowerPower,
  modernFloral,
  bauhaus,
  colourPlanes,
  cubist,
  azulejo,
  celticKnot,
  cutouts,
  mandala,
  topographic,
  streetMap,
  constellations,
  nebula,
  frieze,
  scallops,
  artNouveau,
  labyrinth,
  signs,
  circuit,
  karakusa,
  chineseLattice,
  stainedGlass,
  origami,
]

/** The family that is drawn when a prompt names nothing that is known. */
export const defaultFamily = tossedFloral

/** The family of that name, or undefined. */
export function findFamily(name: string): Family | undefined {
  return families.find((family) => family.name === name)
}
