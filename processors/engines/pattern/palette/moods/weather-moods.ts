import type { Mood } from './mood.ts'

/** Moods of feelings, which give way to any named place, time or feast: a joyful Christmas is red and green. */
export const feelings: readonly string[] = ['calm', 'dream', 'melancholy', 'joy']

/** Moods of weather, light and feelings. */
export const weathers: readonly Mood[] = [
  {
    name: 'aurora',
    words:
      'northern lights|southern lights|aurora|aurora borealis|aurora australis|polar lights|polarlicht|nordlicht|aurore boréale|aurora boreal|aurora boreale|オーロラ'.split(
        '|',
      ),
    ground: 'dark',
    inks: ['#101c3a', '#1f6f73', '#3fbf8f', '#a6e6b4', '#6a4a9c', '#24365f'],
  },
  {
    // Colours of day go blue by moonlight, and what is pale is seen first.
    name: 'moonlit',
    words: 'night|midnight|nightfall|nighttime|night time|night garden|noche|nacht|nuit|notte|夜'.split('|'),
    ground: 'dark',
    inks: ['#131b36', '#ece0bf', '#8fa8d0', '#51648f', '#3a676c', '#6d9a94', '#b48fba', '#dcb766'],
  },
  {
    // The same over a jungle: leaves in three deep greens, few flowers that are seen.
    name: 'moonlit-jungle',
    words: [],
    ground: 'dark',
    inks: ['#0d1830', '#17402f', '#2b6b50', '#6ba583', '#a98ccb', '#e2c06c', '#ece3c6'],
  },
  {
    name: 'storm',
    words:
      'storm|stormy|storm at sea|stormy sea|rough sea|sea storm|tempest|thunder|thunderstorm|gathering storm|rain cloud|downpour|monsoon|gewitter|sturm|orage|tempête|tormenta|tempesta|tempestade|嵐'.split(
        '|',
      ),
    ground: 'dark',
    inks: ['#1f2933', '#3f5366', '#6d8292', '#a7b4b8', '#e4e6e0', '#2c4a50'],
  },
  {
    name: 'fog',
    words:
      'fog|foggy|misty morning|smoke|smoky|overcast|grey sky|drizzly|curtain of rain|nebel|brouillard|brume|niebla|nebbia|névoa|霧'.split(
        '|',
      ),
    ground: 'light',
    inks: ['#ebebe6', '#6f7f86', '#9aa8ab', '#c4ccca', '#4d5b62', '#b3a99c'],
  },
  {
    name: 'embers',
    words:
      'ember|burning ember|fire|flame|blaze|bonfire|inferno|molten|lava|volcanic|campfire glow|feuer|glut|feu|fuego|fuoco|fogo|炎'.split(
        '|',
      ),
    ground: 'dark',
    inks: ['#211716', '#c8381f', '#ef7a24', '#f8b84a', '#7a1f1a', '#4a2a26'],
  },
  {
    name: 'dunes',
    words:
      'dune|sand dune|sahara|sahara desert|namib|gobi|painted desert|ripples in sand|raked sand|raked gravel|salt flat|mudflat|düne|dünen|wüste|désert|deserto|desierto|砂漠'.split(
        '|',
      ),
    ground: 'light',
    inks: ['#f3e2c6', '#c9803f', '#e0a866', '#a95a33', '#7d4630', '#efc796'],
  },
  {
    name: 'frost',
    words: 'frost|first frost|thaw|crystalline|icicle|frozen lake|glacial|frostig|givre|escarcha|brina|霜'.split('|'),
    ground: 'light',
    inks: ['#eef4f5', '#5f8ea6', '#a3c6d3', '#cfe2e6', '#35586f', '#b9b6cf'],
  },
  {
    name: 'calm',
    words:
      'calm|calmness|serenity|serene|tranquil|tranquility|tranquillity|peaceful|stillness|silence|breath|meditation|meditative|contemplation|mindfulness|wellness|zen garden|sand garden|karesansui|quiet morning|ruhe|stille|calme|silencio|calma|静けさ'.split(
        '|',
      ),
    ground: 'light',
    inks: ['#f1efe6', '#8fa8a0', '#b8c9c1', '#5f7f84', '#d8cdb8', '#7d9a9c'],
  },
  {
    name: 'dream',
    words: 'dream|dreamy|dreamlike|daydream|ethereal|lullaby|tenderness|traum|rêve|sueño|sogno|sonho|夢'.split('|'),
    ground: 'light',
    inks: ['#f4edf0', '#b9a3c9', '#e3b9c4', '#a3b8d6', '#d9cbe6', '#7f7fae'],
  },
  {
    name: 'melancholy',
    words:
      'melancholy|melancholic|wistful|lonely|longing|sadness|grief|blue hour|rainy day|saudade|wehmut|mélancolie'.split(
        '|',
      ),
    ground: 'light',
    inks: ['#e6e6e4', '#3f5470', '#7389a0', '#a9b6c2', '#5d566e', '#c3b7ae'],
  },
  {
    name: 'chrome',
    words:
      'chrome|liquid metal|molten metal|mercury|quicksilver|brushed steel|stainless steel|gunmetal|aluminium|aluminum'.split(
        '|',
      ),
    ground: 'light',
    inks: ['#e9ecef', '#7f8a96', '#c3cad2', '#4f5a68', '#2b333d', '#a9b5c4'],
  },
  {
    name: 'joy',
    words:
      'joy|joyful|happiness|exuberance|celebration|energy|energetic|adrenaline|freedom|freude|joie|alegría|gioia|alegria|喜び'.split(
        '|',
      ),
    ground: 'light',
    inks: ['#fbf3e2', '#e8503a', '#f4b324', '#2f86a6', '#e987a6', '#3f8f63'],
  },
]
