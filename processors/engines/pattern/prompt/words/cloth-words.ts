import type { Craft } from './craft-words.ts'

const of = (family: string, kind: string | undefined, phrases: string): Craft => ({ family, kind, phrases })

/**
 * Weaves, skins, stones, woods, tilings and marks that mills, tailors and masons call by names whose words mean other
 * things: a pheasant's eye is suiting, a lime is none of limestone, and travertine grows no flowers.
 */
export const clothWords: readonly Craft[] = [
  of(
    'stripes',
    'rugby',
    'rugby jersey hoop|rugby hoop|jersey hoop|hooped|hooped stripe|rugby jersey stripe|football hoop',
  ),
  of(
    'brush-strokes',
    'expressionist',
    'expressive brush|expressive brush mark|expressive brush stroke|expressive brushstroke|expressive brushwork|expressive stroke|expressive mark|expressive line',
  ),
  of('batik', undefined, 'soga|soga print|soga batik|batik soga|sogan'),
  of('trellis', undefined, 'moroccan lattice|moroccan trellis|islamic lattice'),
  of('trellis', 'chain', 'chain border|chain link border|gold chain border'),
  // Woven
  of('dobby', 'birdseye', "pheasant eye|pheasant's eye|pheasants eye|partridge eye|partridge's eye"),
  of('dobby', 'waffle', 'cellular weave|aertex|honeycomb cotton'),
  of('basketweave', undefined, 'mock leno|leno weave|hopsack weave|panama weave|panama cloth|entrelac|entrelac knit'),
  of('basketweave', 'cane', 'kagome|kagome lattice|kagome weave|籠目'),
  of('gingham', undefined, 'koshi|koshijima|格子'),
  of(
    'stripes',
    undefined,
    'shima stripe|umbrella stripe|hudson bay stripe|hudson bay|hudson bay blanket|point blanket|mashru',
  ),
  of('tweed', undefined, 'thornproof|thornproof tweed|gamekeeper tweed'),
  of(
    'twill',
    'shot',
    'shot silk|shot taffeta|shot cotton|shot cloth|shot fabric|changeant|changeable silk|changeable taffeta|two-tone taffeta|two tone taffeta|iridescent silk|iridescent taffeta|chameleon fabric|glacé silk|schillerseide|cangiante',
  ),
  of('corduroy', undefined, 'chenille|chenille stripe|chenille stripes|chenille rib'),
  of(
    'seersucker',
    undefined,
    'shirring|shirred|ruching|ruched|crinkle cotton|crinkled cotton|crinkle gauze|crinkle|crinkled',
  ),
  of('damask', undefined, 'burnout|burn-out|burnout velvet|burn-out velvet|ausbrenner|matelassé'),
  of(
    'dots',
    'pin',
    "point d'esprit|point esprit|fil coupe|fil coupé|clip spot|clip dot|stingray leather|stingray skin|stingray hide",
  ),
  // Knitted and stitched
  of('cable-knit', undefined, 'popcorn stitch|bobble stitch|basket stitch|basketweave stitch|pointelle|pointelle knit'),
  of('fair-isle', undefined, 'cowichan|cowichan knit|latvian mitten knit'),
  of('chevron', undefined, 'ripple stitch|ripple crochet|ripple afghan|ripple blanket|crochet ripple'),
  of('cross-stitch', undefined, 'chicken scratch embroidery|chicken scratch|gingham embroidery'),
  of('quilt', undefined, "gee's bend|gees bend|gee's bend quilt|yo-yo quilt|yoyo quilt|suffolk puff|suffolk puffs"),
  // Skins
  of('leather-grain', undefined, 'ostrich leather|ostrich skin|ostrich hide'),
  of(
    'snake',
    undefined,
    'rattlesnake skin|cobra skin|viper skin|boa skin|anaconda skin|adder skin|lizard skin|iguana skin|lizard leather|monitor lizard skin',
  ),
  of('scallops', undefined, 'koi scale|koi scales|fish skin|carp scale|carp scales|dragon scale|dragon scales'),
  of(
    'cow',
    undefined,
    'calf hair|calf skin|hair on hide|pony hair|appaloosa print|appaloosa spot|appaloosa hide|pinto hide|pinto print',
  ),
  of(
    'leopard',
    undefined,
    'hyena print|hyena skin|hyena spot|lynx print|lynx fur|bobcat print|serval print|genet print',
  ),
  // Stones and woods
  of(
    'agate',
    'veined',
    'travertine|lapis lazuli|quartzite|soapstone|serpentine stone|labradorite|jade stone|rose quartz stone|opus sectile marble',
  ),
  of(
    'agate',
    undefined,
    "jasper|picture jasper|ocean jasper|tiger eye stone|tiger's eye stone|tigers eye stone|rhodochrosite|banded onyx|banded agate|opal|opal stone|opals",
  ),
  of('weathered', undefined, 'limestone|limestone texture|cork texture|newsprint texture|crumpled paper|crumpled'),
  of('terrazzo', 'cobbles', 'flagstone|flagstones'),
  of('terrazzo', undefined, 'cork|corkboard|cork board|cork fabric|osb|chipboard|particle board'),
  of('honeycomb', undefined, 'terracotta tile|terracotta tiles|quarry tile|quarry tiles|tomette|tomettes'),
  of(
    'wood-grain',
    undefined,
    'zebrano wood|zebrano veneer|zebrawood|zebra wood|burl|burl wood|burr wood|plywood|plywood grain|driftwood grain|bamboo wood|teak grain|marquetry veneer|wood veneer',
  ),
  of('weathered', 'bleached', 'reverse tie-dye|reverse tie dye|bleach tie-dye|bleach tie dye|bleached tie-dye'),
  // Tilings and marks
  of(
    'tumbling-blocks',
    undefined,
    'tessellation|tessellations|tesselation|tessellated|marquetry|marqueterie|intarsia wood|cube tiling',
  ),
  of('zellige', 'eight-fold', 'octagons|octagon tile|octagon tiles|octagon and square|octagonal tiles'),
  of('zellige', 'ten-fold', 'cairo tiling|cairo tiles|pentagons|pentagon tiling|pentagonal tiling'),
  of('zellige', undefined, 'opus sectile'),
  of('checkerboard', undefined, 'pythagorean tiling|pythagorean tiles'),
  of('greek-key', undefined, 'key fret|key fret border'),
  of('ogee', undefined, 'tatewaku|立涌'),
  of('argyle', undefined, 'matsukawabishi|matsukawa-bishi|matsukawa bishi|松皮菱'),
  of('seigaiha', undefined, 'nami waves|nami pattern'),
  of('trellis', undefined, 'basket lattice|basket trellis'),
  of('windowpane', undefined, 'graph paper|grid paper|drafting paper|squared paper|blueprint grid|millimetre paper'),
  of(
    'colour-planes',
    undefined,
    'albers|josef albers|homage to the square|paul klee|klee squares|hard-edge painting|hard edge painting',
  ),
  of(
    'brush-strokes',
    'scribbles',
    'crayon scribble|crayon scribbles|crayon marks|chalk marks|chalk scribble|pencil hatching|cross hatching|cross-hatching|hatched lines|hatching lines|pencil scribble|pencil scribbles',
  ),
  of('dots', undefined, 'pointillism|pointillist|pointillé'),
  of(
    'splatter',
    undefined,
    'ink drop|ink drops|drip paint|dripped paint|paint drips|drip painting|jackson pollock|pollock style|action painting|ink spots',
  ),
  of('marbling', undefined, 'oil spill|oil on water|fractal|fractals|mandelbrot|julia set'),
  of('mandala', undefined, 'spirograph|spirographs|guilloche rosette|guilloché rosette'),
  of(
    'cutouts',
    undefined,
    'potato print|potato prints|sponge print|sponge prints|stencil print|stencilled shapes|stenciled shapes',
  ),
  of('camo', undefined, 'duck camo|duck hunter camo|waterfowl camo|old school camo'),
  of('glitch', undefined, 'qr code|qr codes|data matrix'),
]
