/** Looks and techniques, one name a word. */
export const styleWords =
  'outline|outlined|line art|line drawing|linework|ink drawing|hand-drawn|hand drawn|block-print|block print|woodblock|linocut|watercolor|watercolour|gouache|embroidered|horizontal|vertical|diagonal|geometric|organic|folk|abstract|abstract shape|abstract shapes|silhouette|halftone|engraving|stencil|brushed|brush stroke|painterly|van gogh|vincent van gogh|crisp|textured|distressed|vintage look|wavy|digital|pixelated'

/** Other spellings and languages of the looks above. */
export const styleAliases: Readonly<Record<string, string>> = {
  horizontal: 'bayadère|bayadere|bayadère stripe|bayadere stripe|horizontally|waagerecht|quer|horizontale|横',
  vertical: 'vertically|senkrecht|längs|verticale|縦',
  diagonal: 'diagonally|schräg|diagonale|斜め',
  wavy: 'wobbly|wonky|wiggly|undulating|curvy|wellig|gewellt|ondulé|ondulado|ondulato',
  'line drawing':
    'pencil line drawing|pencil line drawings|pencil line art|pencil line sketch|cross hatch|cross-hatch|crosshatch|cross hatched|crosshatched|scribbled|line drawn|line-drawn|line only|lines only|only line|only lines|just lines|fineliner|line sketch|pen and ink|ink sketch|ink sketches|ink illustration|ink line|ink lines|ink line art|ink linework|indian ink|india ink|drawn in ink|biro|biro drawing|pen drawing|pencil drawing|pencil sketch|pencil botanical|pencil botanicals|pencil floral|pencil florals|pencil flowers|chalk drawn|chalk drawing|chalk drawings|chalk sketch|chalk art|drawn in chalk|sketchy|doodle|doodles|doodled|doodle style|doodle art|sketchbook|sketchbook style|single line|continuous line|one line|strichzeichnung|federzeichnung|dessin au trait|dibujo a línea|disegno al tratto|線描',
  painterly:
    'expressive|acrylic|acrylics|acrylic paint|oil painting|oil painted|in oils|acrylic painting|gouache painting|ölgemälde|peinture à l huile|pintura al óleo',
  crayon:
    'crayon drawing|crayon drawings|crayon style|crayon effect|crayon texture|crayon art|crayon sketch|crayon drawn|drawn in crayon|in crayon|wax crayon|wax crayon drawing|oil crayon|oil pastel|oil pastels|oil pastel drawing|chalk pastel|soft pastel drawing|coloured pencil|colored pencil|coloured pencil drawing|colored pencil drawing|buntstift|wachsmalstift|wachskreide|aux crayons|crayons de couleur|a cera|a pastello',
  stencil: 'stencilled|stenciled|stencil style|stencil print|stencil art|pochoir|schablone|pochoirs|estarcido',
  'low poly':
    'low poly|lowpoly|low-poly|polygonal|polygon art|polygon style|triangulated|faceted|geometric facets|cut like a gem',
  stippled:
    'stipple|stippling|stippled drawing|dotwork|dot work|dotwork style|stipple drawing|pointillism|pointillist|pointillé',
  halftone:
    'half tone|half-tone|halftone dot|halftone dots|halftone print|ben day dots|ben-day dots|benday dots|screen print|screen-print|screen printed|screenprint|screenprinted|risograph|risograph print|riso|riso print|comic book print|newsprint dots|siebdruck|sérigraphie|serigrafía|serigrafia',
  engraving:
    'hatched|hatching|engraved|engraving style|engraved style|etched|etching|etching style|copperplate|copper plate|copperplate engraving|scratchboard|scraperboard|gravure|kupferstich|gravé|grabado|incisione|incisioni',
  outline:
    'contour line|konturen|contour|contorno|cartoon|cartoonish|cartoon style|anime|anime style|manga|manga style|線画',
  'brush stroke':
    'brush-stroke|brush-strokes|brush-stroked|brushstroked|brush stroked|brushstroke|brush strokes|brushstrokes|brushy',
  watercolour:
    'loose watercolour|loose watercolor|ink wash|ink brush|brush ink|brush painted|brush-painted|brush painting|brush drawn|pen and wash|line and wash|ink and wash|sumi-e|sumie|sumi e|ink painting|ink paintings|chinese ink painting|japanese ink painting|chinese brush painting|suibokuga|水墨画|brush and ink|wet on wet|wet-on-wet|aquarell|aquarelle|acuarela|acquerello|aquarela|水彩',
  'block print':
    'linoprint|linoprinted|lino printed|potato print|potato printed|potato stamp|stamped|hand stamped|hand-stamped|stamp print|rubber stamp|one-colour stamp|one colour stamp|one color stamp|single colour stamp|single color stamp|stamp style|stamp effect|stamp look|rubber stamped|woodcut|woodcut style|lino print|blockprint|block printed|hand block printed|holzschnitt|bois gravé|xilografía|木版',
  'hand drawn':
    'loose ink|loose inky|inked|hand inked|hand-inked|ink drawn|painted|drawn loosely|loosely drawn|loosely painted|painted loosely|loosely sketched|loose drawing|loose line|loose brushwork|loose hand|handdrawn|hand-painted|hand painted|handpainted|handgezeichnet|dessiné à la main|dibujado a mano|disegnato a mano|手描き',
  embroidered: 'embroidery|stickerei|broderie|bordado|ricamo|刺繍',
  variegated:
    'of different widths|in different widths|different widths|varying widths|various widths|varied widths|mixed widths|irregular widths|of varying widths|in varying widths|varying width|unterschiedlich breit|verschiedene breiten|largeurs différentes|anchos diferentes|larghezze diverse|uneven|irregular|ungleich|inégal|irrégulier|desigual|irregolare',
  'two sizes': 'two sizes|in two sizes|of two sizes|2 sizes|deux tailles|zwei größen|dos tamaños',
  'three sizes':
    'three sizes|in three sizes|of three sizes|3 sizes|graduated sizes|graded sizes|trois tailles|drei größen|tres tamaños',
  mixed:
    'random sizes|in random sizes|of random sizes|random size|randomly sized|assorted sizes|irregular sizes|differing sizes|different sizes|in different sizes|various sizes|varied sizes|varying sizes|mixed sizes|many sizes|all sizes|multiple sizes|four sizes|five sizes|verschiedene größen|différentes tailles|distintos tamaños',
  'from the hem':
    'rising from the hem|rising from a hem|growing from the hem|growing up from the hem|rising up from the hem|climbing from the hem|up from the hem|from the hem|from the hem up|from the hem upwards|at the hem|along the hem|on the hem|hem border|hem print|border at the hem|from the border up|rising from the border|rising from the bottom|growing from the bottom|from the bottom edge|along the bottom edge|vom saum',
  folk: 'folk art|folkloric|folklore|volkskunst|folklorique|フォーク',
}

/** Phrases that name a family and, inside it, one of its styles. */
export const familyStyles: Readonly<Record<string, { readonly family: string; readonly phrases: string }>> = {
  buffalo: { family: 'gingham', phrases: 'buffalo check|buffalo plaid|buffalo' },
  puppytooth: { family: 'houndstooth', phrases: 'puppytooth|puppy tooth' },
  pin: { family: 'stripes', phrases: 'pinstripe|pin stripe|nadelstreifen|nadelstreif|rayure tennis|mille raies' },
  chalk: {
    family: 'stripes',
    phrases: 'chalk stripe|chalk line|chalk lines|chalked line|chalkstripe|kreidestreifen|kreidestreif',
  },
  ticking: { family: 'stripes', phrases: 'ticking|ticking stripe|mattress stripe' },
  bengal: { family: 'stripes', phrases: 'bengal stripe|candy stripe|bengal' },
  roman: { family: 'stripes', phrases: 'roman stripe' },
  regency: { family: 'stripes', phrases: 'regency stripe|regency' },
  awning: {
    family: 'stripes',
    phrases: 'awning stripe|awning|cabana stripe|cabana|blockstreifen|blockstreif|markisenstreifen',
  },
  deckchair: {
    family: 'stripes',
    phrases: 'deckchair stripe|deck chair stripe|striped deckchair|deckchair canvas|deckchair fabric|deckchair cloth',
  },
  barcode: { family: 'stripes', phrases: 'barcode|barcode stripe' },
  breton: {
    family: 'stripes',
    phrases: 'breton stripe|breton|nautical stripe|mariner stripe|sailor stripe|marinière|bretonstreifen',
  },
}

/** How a whole palette is shifted, whatever mood it comes from. */
export type Tone = 'muted' | 'bright' | 'pastel' | 'neon' | 'dark'

export const toneWords: Readonly<Record<Tone, string>> = {
  muted:
    'less saturated|low saturation|less colourful|less bright|dusty tones|dusty tone|dusty colours|dusty colors|dusty colour|dusty color|dusty palette|dusty hues|dusty shades|sun faded|sun-faded|sun washed|sun-washed|sunwashed|sun bleached|sun-bleached|stonewashed|stone washed|stone-washed|garment dyed|muted|muted tone|muted colour|muted color|muted palette|subdued|faded|washed out|washed-out|sun-faded|sunfaded|desaturated|understated|subtle|gedeckt|gedämpft|sourd|apagado|smorzato|くすみ',
  bright:
    'bright|brights|bright colour|bright color|vibrant|vivid|saturated|bold colour|bold color|leuchtend|kräftig|knallig|vif|vifs|vive|vives|vivo|viva|vivos|vivas|vivi|vibrante|brillante|vivace|鮮やか',
  pastel: 'pastel|pastel tone|pastel colour|pastel color|pale colour|pale color|pastell|pastello|パステル',
  neon: 'neon|neon colour|neon color|fluorescent|fluoro|day-glo|dayglo|ネオン',
  dark: 'dark palette|dark tone|dark colour|dark color|deep tone|deep colour|deep color',
}

/** One hue in several tones. */
export const tonalWords =
  'low contrast|low-contrast|lowest contrast|little contrast|kontrastarm|peu contrasté|self-coloured|self coloured|self-colored|self colour|self color|self stripe|self-stripe|satin stripe|sateen stripe|self check|tonal|tone on tone|tone-on-tone|monochromatic|monochrome tone|single colour|single color|one hue|ton in ton|ton sur ton|tono sobre tono|tono su tono|tom sobre tom|ombre tone'
