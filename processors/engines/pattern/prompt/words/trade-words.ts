/** What a trade works with, and the words for who works so and at what. */
const trades: Readonly<Record<string, string>> = {
  'rolling pin|whisk|oven mitt|bread|stand mixer': 'baker|bakery|pastry chef|pastry|baking|bread making',
  'chef hat|kitchen knife|ladle|saucepan|chopping board': 'chef|cook|cookery|cooking|culinary',
  'hammer|saw|screwdriver|pliers|drill': 'builder|handyman|diy|hardware|workman|workshop|dad|joiner',
  'saw|chisel|hammer|drill|ruler': 'carpenter|carpentry|woodworker|woodworking|woodwork|wood',
  'wrench|screwdriver|pliers|gear': 'mechanic|garage|car mechanic|engineer|bike repair',
  'wrench|tap|pliers|bucket': 'plumber|plumbing',
  'paint roller|paint tin|paintbrush': 'decorator|house painter|decorating',
  'palette|paintbrush|easel|pencil|crayon': 'artist|art|painter|painting|drawing|illustrator|art class',
  'thread spool|scissors|button|pincushion|thimble':
    'sewing|tailor|tailoring|seamstress|dressmaker|dressmaking|haberdashery|needlework|quilter|quilting|haberdasher',
  'knitting needles|yarn|crochet hook|button': 'knitter|knitting|crochet|yarn shop',
  'scissors|comb|hairdryer|hairbrush': 'hairdresser|hairdressing|hair salon|hair stylist|hairdressers',
  'razor|scissors|comb|barber pole|moustache': 'barber|barbershop|barber shop|shaving',
  'stethoscope|syringe|thermometer|plaster|pill': 'doctor|nurse|medical|nursing|medic|paramedic|vet',
  'flask|microscope|atom|test tube': 'scientist|science|chemist|chemistry|laboratory|lab',
  'camera|film roll': 'photographer|photography',
  'moka pot|coffee cup|cafetiere|espresso machine': 'barista|coffee|coffee shop',
  'fishing rod|fish|fishing fly|bucket': 'angler|angling|fishing|fisherman|fly fishing',
  'typewriter|fountain pen|notebook|book|pencil': 'writer|writing|author|journalist|poet',
  'fire hose|axe|ladder|fire hydrant': 'firefighter|firefighting|fireman',
  'broom|mop|bucket|iron': 'cleaner|cleaning|housework|cleaning lady',
  'chalkboard|apple|pencil|ruler|book': 'teacher|teaching|school|classroom',
  'beehive|honey|bee': 'beekeeper|beekeeping|apiary',
  'trowel|hand fork|secateurs|wellington|watering can': 'gardener|gardening|garden|allotment',
}

const goods = 'tool|tool kit|toolkit|kit|equipment|gear|supply|utensil|implement|accessory|essential|notion'.split('|')

/** Kinds of thing, and phrases for the tools of each trade: "baker's tool", "sewing notion". */
export const tradeWords: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(trades).map(([things, names]) => [
    things,
    names
      .split('|')
      .flatMap((name) => [name, `${name}s`, `${name}'s`])
      .flatMap((owner) => goods.map((good) => `${owner} ${good}`))
      .join('|'),
  ]),
)
