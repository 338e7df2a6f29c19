import type { Mood } from './mood.ts'

/** Moods of periods and styles. */
export const periods: readonly Mood[] = [
  {
    name: 'victorian',
    words: 'victorian|victorian wallpaper|victoriana|19th century|viktorianisch|victorien|victoriano|vittoriano'.split(
      '|',
    ),
    ground: 'dark',
    inks: ['#2a1a20', '#8c2f3c', '#c9776a', '#e7c9a0', '#5c6b4a', '#37452f', '#b8923f'],
  },
  {
    name: 'edwardian',
    words: 'edwardian|edwardian wallpaper|gilded age'.split('|'),
    ground: 'light',
    inks: ['#f6f1e4', '#c8949a', '#8fa08a', '#a9bccb', '#b9a27c', '#6d7f70', '#e8cfc6'],
  },
  {
    name: 'tattoo',
    words:
      'tattoo|tattoo flash|flash tattoo|old school tattoo|traditional tattoo|tattoo style|sailor jerry style|rockabilly|irezumi|tätowierung|tatouage|tatuaje|tatuaggio'.split(
        '|',
      ),
    ground: 'light',
    inks: ['#f1e6cd', '#b3342f', '#23262b', '#3f7466', '#d9a03f', '#6d8fa8'],
  },
  {
    name: 'cyanotype',
    words:
      'cyanotype|cyanotypes|sunprint|sun print|sun-print|solar print|blueprint|blueprints|cyanotypie|cianotipia|日光写真'.split(
        '|',
      ),
    ground: 'dark',
    inks: ['#1c3d6e', '#eef2ee', '#b4cadb', '#7c9fc2'],
  },
  {
    name: 'jacobean',
    words: 'jacobean|jacobean style|crewel|crewelwork|tudor|elizabethan|18th century|colonial'.split('|'),
    ground: 'light',
    inks: ['#efe3c8', '#8c3b2e', '#c98a5a', '#2f4a5e', '#5f7f7f', '#66703f', '#d1a24a'],
  },
  {
    name: 'thirties',
    words:
      '1930s|30s|thirties|1940s|40s|forties|feedsack|feed sack|flour sack|depression era|depression-era|depression quilt|jadeite|wartime|reproduction print|30er|40er|années 30|années 40|años 30|años 40|anni 30|anni 40'.split(
        '|',
      ),
    ground: 'light',
    inks: ['#f8f1e0', '#d6453f', '#8fbf9f', '#f0c04f', '#6f9fc4', '#f2a9a0', '#4f7f62'],
  },
  {
    name: 'sixties',
    words: '60s|sixties|1960s|60er|années 60|años 60|anni 60|mod|mary quant|swinging sixties|psychedelic pop'.split(
      '|',
    ),
    ground: 'light',
    inks: ['#faf3df', '#e4572e', '#f3a712', '#f28ab2', '#2a9d8f', '#29335c'],
  },
  {
    name: 'y2k',
    words: 'y2k|2000s|noughties|cyber|holographic|iridescent|opalescent|bubblegum pop'.split('|'),
    ground: 'light',
    inks: ['#f4f1fb', '#f06bb2', '#8ad1f0', '#b7e36b', '#9b7be0', '#ff9e5c', '#3a3550'],
  },
  {
    name: 'academia',
    words: 'dark academia|academia|old library|bookish|scholarly|antiquarian'.split('|'),
    ground: 'dark',
    inks: ['#241d18', '#8a6238', '#b98c52', '#d9c39a', '#56634a', '#7e3a33'],
  },
  {
    name: 'cottagecore',
    words: 'cottagecore|cottage core|cottage|cottage garden|grandma core|country garden'.split('|'),
    ground: 'light',
    inks: ['#f5eddc', '#b9574f', '#dca098', '#e3bd6a', '#7f9465', '#4f6a4f', '#7d93a8'],
  },
  {
    name: 'wabi-sabi',
    words: 'wabi-sabi|wabi sabi|imperfect beauty|organic neutral|stone and clay'.split('|'),
    ground: 'light',
    inks: ['#ece5d8', '#8d8272', '#b7a88f', '#5f5a50', '#a3694d', '#c9bda8'],
  },
  {
    name: 'jewel',
    words:
      'jewel|jewel tone|jewel-tone|jewel toned|jewel-toned|jewel colour|jewel color|gemstone colour|gemstone color|juwelenfarben|juwelentöne|couleurs de pierres précieuses|tonos joya'.split(
        '|',
      ),
    ground: 'dark',
    inks: ['#171433', '#0b8a5c', '#b02a62', '#3d5bc4', '#8a47ae', '#d79a2b', '#ecdfc4'],
  },
  {
    name: 'neon',
    words: 'neon|neon colour|neon color|fluorescent|fluoro|day-glo|dayglo|acid|rave'.split('|'),
    ground: 'dark',
    inks: ['#17151c', '#ff3d8b', '#c6f23d', '#27d8cf', '#ffb02e', '#8f5bff'],
  },
  {
    name: 'ink-wash',
    words:
      'ink wash|ink brush|brush ink|sumi-e|sumie|sumi e|ink painting|ink paintings|chinese ink painting|japanese ink painting|chinese brush painting|suibokuga|水墨画'.split(
        '|',
      ),
    ground: 'light',
    inks: ['#f4f0e5', '#242427', '#67676a', '#a3a29e', '#cdcac2'],
  },
  {
    name: 'rainbow',
    words: 'rainbow|rainbow colour|rainbow color|pride|regenbogenfarben|arc-en-ciel|arcobaleno colori'.split('|'),
    ground: 'light',
    inks: ['#fbf5e8', '#d8433f', '#ee8a35', '#f2c23c', '#4f9e62', '#3a78b8', '#7a569c'],
  },
  {
    name: 'japandi',
    words: 'japandi|japandi style|muji style|quiet neutral'.split('|'),
    ground: 'light',
    inks: ['#ece6da', '#5b564b', '#a39a88', '#b98e6c', '#86917b', '#cbbfa9'],
  },
  {
    name: 'secession',
    words:
      'wiener werkstätte|wiener werkstatte|wiener werkstaette|vienna workshop|vienna secession|secession|secessionist|josef hoffmann'.split(
        '|',
      ),
    ground: 'light',
    inks: ['#f3ecd9', '#1d1b1c', '#c2983f', '#2f6f73', '#b5402f', '#d9b5a0'],
  },
  {
    name: 'impressionist',
    words: 'impressionist|impressionism|impressionistic|monet|giverny|renoir|bonnard|plein air|impressionistisch'.split(
      '|',
    ),
    ground: 'light',
    inks: ['#cfdde0', '#6f97b8', '#e9b7bd', '#7fa387', '#f4efdc', '#8d83b5', '#3f6b63'],
  },
  {
    name: 'rococo',
    words: 'rococo|marie antoinette|fragonard|boudoir|trianon|rokoko'.split('|'),
    ground: 'light',
    inks: ['#f4ece0', '#dba5a8', '#a9c2cc', '#c9a55f', '#b56b78', '#9fb092', '#e6cdb9'],
  },
  {
    name: 'western',
    words: 'western|wild west|cowboy|cowgirl|rodeo|ranch|texas'.split('|'),
    ground: 'light',
    inks: ['#f0e2c8', '#9c4a2a', '#3a2a22', '#c98f4e', '#5f7f86', '#d9b98a'],
  },
  {
    name: 'varsity',
    words: 'varsity|collegiate|college|ivy league|preppy|prep'.split('|'),
    ground: 'light',
    inks: ['#f4efe2', '#1f3560', '#b5303a', '#2f6b4a', '#e0b040'],
  },
  {
    name: 'quiet-luxury',
    words:
      'neutral|neutrals|neutral tone|neutral tones|neutral colour|neutral color|warm neutral|warm neutrals|beige tones|quiet luxury|old money|stealth wealth|understated|understated luxury|minimal luxe|cashmere tone|tonal neutral|clean girl|vanilla girl|clean girl aesthetic|sophisticated neutral'.split(
        '|',
      ),
    ground: 'light',
    inks: ['#f0e8da', '#a98560', '#cdb798', '#84705a', '#4a3b30', '#ddd0bb'],
  },
  {
    name: 'unisex-nursery',
    words:
      'gender neutral|gender-neutral|unisex|neutral nursery|gender neutral nursery|neutral baby|gender neutral baby|unisex baby|genderneutral'.split(
        '|',
      ),
    ground: 'light',
    inks: ['#f8f3e8', '#8fae9b', '#e6b45a', '#cf8d63', '#7f9fb0', '#5c6a66', '#e9d7b4'],
  },
  {
    name: 'earth',
    words:
      'earth tone|earth tones|earthtone|earthtones|earthy tone|earthy tones|earthy colour|earthy colours|earthy color|earthy colors|earthy palette|earth colour|earth colours|earth color|earth colors|clay tone|clay tones|erdtöne|erdtönen|erdfarben|tons terre|tons de terre|tonos tierra|colores tierra|toni della terra|toni terrosi|tons terrosos|tons de terra'.split(
        '|',
      ),
    ground: 'light',
    inks: ['#f3e8d8', '#b5573a', '#7a4b33', '#c9963f', '#d9a78c', '#7b7a4c', '#43352b'],
  },
  {
    name: 'dopamine',
    words:
      'dopamine|dopamine dressing|dopamine decor|colour clash|color clash|clashing|clashing colours|joyful|barbiecore'.split(
        '|',
      ),
    ground: 'light',
    inks: ['#fdeedd', '#ee2f7b', '#fa7a1e', '#f9c51d', '#2d62cf', '#1f9e62', '#a257cf'],
  },
  {
    name: 'vaporwave',
    words: 'vaporwave|synthwave|retrowave|miami vice|outrun'.split('|'),
    ground: 'dark',
    inks: ['#241a45', '#ff6fb5', '#4fd6e0', '#a678f0', '#ffb26b', '#f3e2ff'],
  },
  {
    name: 'palm-springs',
    words: 'palm springs|desert modern|desert resort|californian modern'.split('|'),
    ground: 'light',
    inks: ['#fbf0e0', '#f0888c', '#3f9a96', '#e9b44c', '#6f9a5f', '#d9653f', '#a9d3cf'],
  },
  {
    name: 'americana',
    words: 'americana|patriotic|fourth of july|4th of july|usa|stars and stripes'.split('|'),
    ground: 'light',
    inks: ['#f7f2e6', '#b22a33', '#1f3560', '#7f9cc0', '#d8c39a'],
  },
  {
    name: 'circus',
    words: 'circus colours|vintage circus|funfair|fairground|vaudeville'.split('|'),
    ground: 'light',
    inks: ['#fbf0d9', '#c8342f', '#e9a72f', '#1f5a86', '#2b2330', '#f0c9a4'],
  },
  {
    name: 'metallic',
    words: 'metallic|gilded|gold and silver|precious metal|foil'.split('|'),
    ground: 'dark',
    inks: ['#1a1a1d', '#c9a24f', '#b8bcc2', '#b87a4b', '#efe6d2'],
  },
  {
    name: 'primary',
    words: 'primary colour|primary color|primary|primaries|de stijl|mondrian|bauhaus colours|back to school'.split('|'),
    ground: 'light',
    inks: ['#f7f3e8', '#c8352e', '#2456a4', '#f0bf2e', '#1d1c20'],
  },
]
