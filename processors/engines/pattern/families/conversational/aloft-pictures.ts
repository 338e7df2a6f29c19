/** Pictures of what flies, floats, hangs or shines: it has air under it, and no ground. */
export const aloftPictures: ReadonlySet<string> = new Set(
  `crane swallow dove seagull eagle hummingbird hovering-hummingbird phoenix-bird bat hanging-bat butterfly monarch-butterfly luna-moth dragonfly bee
  bee-from-above fly mosquito lady-beetle balloon airplane small-airplane biplane airplane-arrival airplane-departure paper-plane parachute kite airship
  rocket space-shuttle flying-saucer satellite comet shooting-star star glowing-star sparkles moon full-moon new-moon first-quarter-moon last-quarter-moon
  sun sun-with-face cloud cloud-with-rain cloud-with-lightning sun-behind-cloud rainbow ringed-planet fireworks angel fairy pegasus flying-witch ghost
  carp-streamer red-paper-lantern feather snowflake leaf-fluttering-in-wind monkey sitting-sloth wind-chime dreamcatcher bubbles confetti-ball koi fish
  goldfish clownfish jellyfish dolphin whale spouting-whale mermaid swimming-mermaid manta-ray squid octopus dragon chinese-dragon`.split(
    /\s+/,
  ),
)
