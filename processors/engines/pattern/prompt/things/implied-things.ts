/** What is ridden or held by who does something that is said in one word: surfing, knitting. */
const implied: ReadonlyMap<string, readonly ['seats' | 'held', string]> = new Map(
  (
    [
      [
        'seats',
        'surfboard: surfing|skateboard: skateboarding|bicycle: cycling biking bicycling|snowboard: snowboarding|sled: sledding sledging tobogganing|canoe: canoeing kayaking paddling|rowing boat: rowing sailing boating|hot air balloon: ballooning|motorcycle: motorcycling motorbiking|pot: potted',
      ],
      [
        'held',
        'book: reading studying|ball of wool: knitting crocheting|fishing rod: fishing|watering can: gardening|rolling pin: baking|saucepan: cooking|drum: drumming|microphone: singing|paintbrush: painting|boxing glove: boxing|shopping bag: shopping|camera: photographing',
      ],
    ] as const
  ).flatMap(([part, table]) =>
    table.split('|').flatMap((row) => {
      const [noun, verbs] = row.split(': ')
      return verbs.split(' ').map((verb) => [verb, [part, noun]] as const)
    }),
  ),
)

/** The thing that a verb alone brings with it, and whether who does it rides it or holds it; undefined for other words. */
export function impliedBy(verb: string): readonly ['seats' | 'held', string] | undefined {
  return implied.get(verb)
}
