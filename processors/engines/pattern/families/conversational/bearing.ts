const listed = (names: string): ReadonlySet<string> => new Set(names.split(/\s+/))

/** How a picture is at home in a place: it flies, it swims or floats on water, or it is the light in the sky. */
export type Bearing = 'aloft' | 'afloat' | 'light'

/** What flies or hangs in the air, whatever world it belongs to. */
const aloft = listed(
  `swallow dove black-bird parrot phoenix-bird hummingbird hovering-hummingbird eagle bat seagull cockatoo vulture quetzal bluebird sparrow robin
  goldfinch blue-tit bullfinch oriole blue-jay bird magpie thrush hoopoe butterfly monarch-butterfly luna-moth moth bee bee-from-above queen-bee dragonfly
  firefly lady-beetle balloon hot-air-balloon airship airplane small-airplane biplane paper-plane airplane-arrival airplane-departure helicopter hang-glider
  parachute kite rocket space-shuttle satellite flying-saucer ringed-planet striped-planet cratered-planet comet shooting-star star glowing-star cloud rainbow
  cloud-with-rain cloud-with-lightning sun-behind-cloud flying-witch angel dragon pegasus swan-with-raised-wings
  f-cloud f-star f-spark f-snow f-drop f-bubbles f-ring f-note f-heart f-ripple f-wave f-dot`,
)

const afloat = listed(
  `sailboat pirate-ship canoe gondola rowing-boat tugboat viking-ship passenger-ship ferry motor-boat speedboat raft houseboat dragon-boat submarine swan
  duck duckling goose rubber-duck whale spouting-whale orca dolphin narwhal seal otter hippopotamus surfer-on-wave lily-pad lotus buoy
  fish tropical-fish shark koi goldfish turtle seahorse octopus jellyfish squid manta-ray mermaid mermaid-tail swimming-mermaid`,
)

const lights = listed('sun sun-with-face moon crescent-moon full-moon new-moon')

/** How the picture of a name is at home in a place; undefined for what stands on the ground. */
export function bearingOf(picture: string): Bearing | undefined {
  if (aloft.has(picture)) return 'aloft'
  if (afloat.has(picture)) return 'afloat'
  return lights.has(picture) ? 'light' : undefined
}
