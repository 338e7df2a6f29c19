/** Clothes by the words for them, one word or two; each is drawn on every animal with a head in `make/animal-heads.ts`. */
const wardrobe: Readonly<Record<string, string>> = {
  raincoat:
    'raincoat mac mackintosh macintosh anorak cagoule oilskin coat overcoat regenmantel imperméable chubasquero impermeabile',
  jumper:
    'jumper sweater cardigan pullover hoodie sweatshirt jersey knit knitwear pyjama pajama pj onesie pull suéter maglione',
  suit: 'suit tuxedo waistcoat jacket blazer tie tailcoat uniform tweed waiter anzug smoking traje',
  dress: 'ballerina dress gown ballgown frock skirt tutu apron pinafore kleid robe vestido vestito',
  spacesuit: 'spacesuit space_suit astronaut cosmonaut spaceman astronaute astronauta raumanzug',
  'pirate coat': 'pirate buccaneer pirat pirata',
  'chef hat': 'chef baker cook chef_hat chefs_hat cuisinier cocinero koch',
  scarf: 'scarf scarve muffler schal écharpe bufanda sciarpa cachecol',
  'party hat': 'party_hat birthday_hat',
  'mermaid tail': 'mermaid mermaid_tail merman meerjungfrau sirène sirena sereia',
  'boxing gloves': 'boxing boxing_glove',
  'superhero cape': 'superhero super_hero cape superheld supereroe superhéros superhéroe',
  'witch hat': 'witch wizard witch_hat wizard_hat hexe zauberer sorcière sorcier strega bruja mago',
  'cowboy hat': 'cowboy cowgirl sheriff cowboy_hat',
  'santa hat': 'santa_hat christmas_hat santa father_christmas weihnachtsmütze',
  crown: 'crown tiara king queen prince princess krone couronne corona coroa',
  wings: 'wing winged',
  // A goldfish is in its bowl as others are in their coats.
  bowl: 'bowl fishbowl tank aquarium',
  glasses: 'glasses sunglasse sunglasses spectacle shades eyeglasse goggle monocle brille lunettes gafas occhiali',
}

export const garments: ReadonlyMap<string, string> = new Map(
  Object.entries(wardrobe).flatMap(([garment, words]) =>
    words.split(' ').map((word): [string, string] => [word.replace('_', ' '), garment]),
  ),
)

/** Clothes that are whole costumes, so that who wears them is called by their name: astronaut cats, pirate dogs. */
export const costumes = [
  'spacesuit',
  'pirate coat',
  'chef hat',
  'mermaid tail',
  'boxing gloves',
  'superhero cape',
  'witch hat',
  'cowboy hat',
]
/** Who wears what others wear besides, and still is called by it before a beast: santa llamas, princess frogs. */
export const callings = new Set('waiter santa king queen prince princess ballerina'.split(' '))

/** Trades by the hat they are known by, for beasts that are called by one: fox detectives. */
const hatsOfTrades: Readonly<Record<string, string>> = {
  'bowler hat': 'detective inspector butler banker gentleman',
  'top hat': 'magician ringmaster groom',
  beret: 'painter artist mime',
  'graduation cap': 'professor graduate scholar',
  'sun hat': 'gardener farmer beekeeper',
  'rescue workers helmet': 'builder firefighter fireman miner engineer',
  'military helmet': 'soldier',
  headphone: 'dj musician',
  cap: 'captain sailor postman pilot driver',
  'bobble hat': 'skier snowboarder',
  glasses: 'teacher librarian doctor scientist',
}

export const hatOfTrade: ReadonlyMap<string, string> = new Map(
  Object.entries(hatsOfTrades).flatMap(([hat, words]) => words.split(' ').map((word): [string, string] => [word, hat])),
)

/** What lies on the fur, and is not the largest part of who wears it. */
export const trimmings = [
  'mermaid tail',
  'boxing gloves',
  'wings',
  'bowl',
  'scarf',
  'party hat',
  'santa hat',
  'crown',
  'glasses',
]

/** What is seen on a beast as it stands. */
export const onFourLegs = ['scarf', 'crown', 'glasses', 'party hat', 'santa hat', 'witch hat', 'cowboy hat']

/** Who is known by a body that no upright figure has wears knits on it. */
export const onOwnBodies: Readonly<Record<string, readonly string[]>> = {
  jumper: ['sheep', 'elephant', 'duck', 'llama'],
  dress: ['llama'],
}

/** Animals drawn with one head: breeds and young ones wear clothes as their kind does. */
const kinds: Readonly<Record<string, string>> = {
  rabbit: 'bunny hare',
  dog: 'puppy',
  cat: 'kitten',
  sheep: 'lamb ewe',
  mouse: 'rat',
  pig: 'piglet',
  duck: 'duckling',
  frog: 'toad',
  deer: 'stag fawn reindeer',
  bear: 'grizzly',
  hippo: 'hippopotamus',
  cow: 'calf bull ox',
  dinosaur: 't-rex tyrannosaurus brontosaurus triceratops stegosaurus',
  llama: 'alpaca',
  kangaroo: 'wallaby',
}

export const kindOf: ReadonlyMap<string, string> = new Map(
  Object.entries(kinds).flatMap(([kind, words]) => words.split(' ').map((word): [string, string] => [word, kind])),
)

/** What somebody's picture wears already, by who it is: a snowman's hat does not lie about beside him. */
export const ownClothes: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  'snowman: scarf,hat,top hat|santa: hat,santa hat,boot,belt|witch: hat,witch hat|gnome: hat,gnome hat|pirate: hat,pirate hat,eyepatch|cowboy: hat,cowboy hat,boot|scarecrow: hat,straw hat|guardsman: bearskin,hat|chef: hat,chef hat,apron|wizard: hat,wizard hat'
    .split('|')
    .map((row): [string, ReadonlySet<string>] => {
      const [noun, clothes] = row.split(': ')
      return [noun, new Set(clothes.split(','))]
    }),
)
