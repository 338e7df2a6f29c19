const listed = (names: string): ReadonlySet<string> => new Set(names.split(/\s+/))

/** How a picture is at home in a place: it flies or hangs, floats on water, swims in it, or is the light in the sky. */
export type Bearing = 'aloft' | 'afloat' | 'swimming' | 'light'

const bearings: readonly (readonly [Bearing, ReadonlySet<string>])[] = [
  [
    'aloft',
    listed(
      `airplane airplane-arrival airplane-departure airship angel balloon bat bee bee-from-above biplane bird black-bird blue-jay blue-tit
      bluebird bubbles bullfinch butterfly carp-streamer chinese-dragon cloud cloud-with-lightning cloud-with-rain cockatoo comet
      confetti-ball crane cratered-planet dove dragon dragonfly dreamcatcher eagle fairy feather firefly fireworks fly flying-saucer
      flying-witch ghost glowing-star goldfinch hang-glider hanging-bat helicopter hoopoe hot-air-balloon hovering-hummingbird hummingbird
      kite lady-beetle leaf-fluttering-in-wind luna-moth magpie monarch-butterfly mosquito moth oriole paper-plane parachute parrot pegasus
      phoenix-bird queen-bee quetzal rainbow red-paper-lantern ringed-planet robin rocket satellite seagull shooting-star small-airplane
      snowflake space-shuttle sparkles sparrow star striped-planet sun-behind-cloud swallow swan-with-raised-wings thrush vulture
      chaffinch chickadee canary starling mockingbird nuthatch wren fairy-wren bee-eater budgie lovebird galah cockatiel swallowtail-butterfly
      wind-chime monkey sitting-sloth f-bubbles f-cloud f-dot f-drop f-heart f-note f-ring f-ripple f-snow f-spark f-star f-wave`,
    ),
  ],
  [
    'afloat',
    listed(`fishing-boat buoy canoe dragon-boat duck duckling ferry gondola goose houseboat lily-pad lotus motor-boat passenger-ship pirate-ship raft
      rowing-boat rubber-duck sailboat seal speedboat submarine surfer-on-wave swan tugboat viking-ship`),
  ],
  [
    'swimming',
    listed(`manatee hammerhead-shark stingray betta-fish blowfish clownfish dolphin fish goldfish jellyfish koi manta-ray mermaid narwhal octopus orca seahorse shark spouting-whale squid
      swimming-mermaid tropical-fish turtle whale`),
  ],
  ['light', listed('crescent-moon first-quarter-moon full-moon last-quarter-moon moon new-moon sun sun-with-face')],
]

/** How the picture of a name is at home in a place; undefined for what stands on the ground. */
export function bearingOf(picture: string): Bearing | undefined {
  return bearings.find(([, pictures]) => pictures.has(picture))?.[0]
}

/** True for a picture that has air or water under it, and no ground. */
export function isAloft(picture: string): boolean {
  const bearing = bearingOf(picture)
  return bearing !== undefined && bearing !== 'afloat'
}
