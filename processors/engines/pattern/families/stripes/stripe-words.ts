/** Words for striped cloth and its kinds. */
export const stripeWords = {
  words: [
    'stripe',
    'striped',
    'stripy',
    'stripey',
    'streifen',
    'rayure',
    'rayé',
    'raya',
    'riga',
    'listra',
    '縞',
    'ストライプ',
  ],
  generalWords: ['shirting', 'pyjama', 'pajama'],
  kinds: {
    pin: 'pinstripe|pin stripe|pinstriped|banker stripe|suit stripe|nadelstreifen|nadelstreif|rayure tennis|gessato',
    chalk: 'chalk stripe|chalkstripe|kreidestreifen|kreidestreif',
    hairline: 'pencil stripe|pencil line|hairline stripe|hairline|micro stripe|mille raies|needle stripe',
    ticking: 'ticking|ticking stripe|mattress stripe|mattress ticking|french ticking|grain sack stripe|grain sack',
    bengal: 'bengal stripe|bengal|shirt stripe|shirting stripe|university stripe|oxford stripe',
    candy: 'candy stripe|candy striped|peppermint stripe',
    'candy-cane':
      'candy cane stripe|candy cane striped|barber stripe|barber pole|barbershop stripe|regimental stripe|tie stripe',
    butcher: 'butcher stripe|butchers stripe|apron stripe',
    roman:
      'roman stripe|roman striped|surf stripe|surf striped|surfer stripe|surfboard stripe|retro surf stripe|boardshort stripe',
    ladder:
      'rainbow stripe|rainbow striped|equal stripe|even stripe|colour block stripe|color block stripe|spectrum stripe|flag stripe',
    regency: 'ribbon stripe|ribbon stripes|regency stripe|regency|empire stripe|wallpaper stripe|directoire stripe',
    awning:
      'cricket stripe|blazer stripe|boating stripe|regatta stripe|club stripe|awning stripe|awning|cabana stripe|cabana|blockstreifen|blockstreif|markisenstreifen|tent stripe|circus stripe|beach hut stripe|wide stripe|block stripe',
    deckchair:
      'deckchair canvas|deck chair canvas|deckchair fabric|deckchair stripe|deck chair stripe|beach chair stripe|canvas stripe',
    barcode: 'glitch stripe|barcode|barcode stripe|bar code|code stripe',
    breton:
      'breton stripe|breton|nautical stripe|mariner stripe|sailor stripe|marinière|mariniere|bretonstreifen|marinero|riga marinara|french stripe',
    rugby:
      'rugby hoop|rugby hoops|rugby hoop jersey|hooped|hooped jersey|hoop stripe|hoop jersey|football hoops|rugby stripe|rugby|college stripe|varsity stripe|bee stripe|bumblebee stripe',
    serape:
      'serape|rag rug|rag rug stripe|rag weave|sakiori|flickenteppich|serape stripe|sarape|saltillo|mexican blanket|mexican blanket stripe|mexican stripe|baja stripe|falsa blanket|blanket stripe|navajo blanket stripe|poncho stripe',
    ombre:
      'pleat|pleats|pleated|knife pleat|accordion pleat|ombre stripe|ombré stripe|graduated stripe|gradient stripe|fading stripe|shadow stripe',
    variegated:
      'variegated stripe|variegated|multicolour stripe|multicolor stripe|multicoloured stripe|multicolored stripe|multi stripe|multi-colour stripe|multi-color stripe|random stripe|irregular stripe|uneven stripe|varying width|varied width|different width|unequal width|unequal stripe|various width|ungleich breit|mixed stripe|bayadere|bayadère|bayadere stripe',
    painted:
      'painted stripe|crayon stripe|pencil stripe|marker stripe|ink stripe|charcoal stripe|gouache stripe|acrylic stripe|paint stripe|sketchy stripe|broken stripe|dry brush stripe|brushed stripe|brush stripe|brush stroke stripe|painterly stripe|hand painted stripe|hand-painted stripe|hand drawn stripe|watercolour stripe|watercolor stripe|wobbly stripe|inky stripe|distressed stripe|worn stripe|weathered stripe|rough stripe|textured stripe|faded stripe|slub stripe|linen slub stripe|slubby stripe',
    hickory: 'hickory stripe|hickory|railroad stripe|engineer stripe|conductor stripe',
    double: 'double stripe|track stripe|twin stripe',
  },
} as const
