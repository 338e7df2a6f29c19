/** Pictures of what stands on the ground, whatever world it belongs to: a castle that leans is falling. */
export const standingPictures: ReadonlySet<string> = new Set(
  `castle japanese-castle house beach-hut hut houses lighthouse windmill chapel pagoda torii-gate iron-tower skyscraper igloo arched-bridge column
  pyramid fountain street-lamp armchair chair couch-and-lamp table-lamp mannequin sewing-machine gramophone typewriter samovar cauldron
  bird-cage birdhouse rocking-horse bicycle automobile laden-automobile bus taxi tractor camper-van camper-trailer locomotive tram motor-scooter motorcycle
  delivery-truck sailboat pirate-ship gondola canoe tent circus-tent barn potted-plant cactus-pot wheelbarrow watering-can matryoshka
  lucky-cat daruma nutcracker snowman gnome angel santa amphora bathtub ferris-wheel carousel-horse classical-building cityscape
  log-cabin jukebox excavator dump-truck cement-mixer traffic-cone fire-engine ambulance police-car racing-car double-decker phone-box clock-tower colosseum domed-tomb
  leaning-tower statue-of-liberty tokyo-tower houses house-with-garden tugboat viking-ship passenger-ship gravestone coffin gingerbread-house snow-globe
  pudding sleigh scarecrow hay-bale beehive potted-plant monstera-pot snake-plant hanging-plant yoga-seat yoga-tree golf-flag stand-mixer toaster
  cuckoo-clock grandfather-clock totem-pole cannon picket-fence greenhouse airship penny-farthing lobster-pot buoy fruit-tree lemon-tree olive-tree
  easel waterfall jelly tart knight king queen prince princess matador flamenco-dancer jester pharaoh gladiator ninja viking monk nun genie hula-girl
  bride magician cowboy sailor fisherman farmer gardener nurse doctor firefighter policeman guardsman soldier pirate chef wizard witch vampire
  mummy elf ballerina superhero skater footballer camping mountain volcano campfire stork ibis domed-church caravel crane standing-crane swan heron shinto-shrine skeleton
  woman man girl boy granny swaddled-baby teacher builder postman scientist pilot waiter boxer skier surfer-on-wave cyclist acrobat violinist singer painter dancing-couple swimmer diver runner beekeeper
  woman-portrait woman-profile woman-afro man-portrait chalkboard fire-hydrant noahs-ark double-bass guitar-amp wicket petrol-pump iceberg basketball-hoop thimble
  tennis-player badminton-player golfer basketball-player baseball-player hockey-player archer fencer climber figure-skater mime lifeguard cheerleader
  guitarist saxophonist trumpeter pianist grand-piano upright-piano drum-player conductor judge sleuth chimney-sweep gondolier shepherd wise-man sumo-wrestler maharaja
  keeper-with-lantern horse-rider rower red-riding-hood piper potter blacksmith carpenter lumberjack miner explorer photographer tailor hairdresser
  tower-bridge suspension-bridge opera-house stonehenge moai sphinx triumphal-arch mosque cathedral canal-house treehouse rooftop-chimney watermill
  wishing-well gazebo vending-machine monster-truck school-bus garbage-truck ice-cream-van food-truck forklift raft barbecue piggy-bank pram griffin yeti
  san-francisco-cable-car jeep door bed cardboard-box tequila-bottle hut-on-chicken-legs monster cricketer groom welder mariachi cowgirl scout zombie
  tiered-cake glazed-bowl marionette kokeshi gong barrel washing-machine fireplace maypole bridal-gown
  astronomer juggler weightlifter rugby-player gridiron-player cellist window-cleaner knitting-granny roller-skater judoka barista flapper burglar lederhosen-man mountie pinball-machine pot-of-gold
  telephone-wire dinosaur-skeleton pegasus water-tower nativity weather-vane cake-stand pinata kennel goldfish-bowl lunar-module onion-dome yurt stitched-monster marble-bust beanstalk headscarf-woman pot-carrier hijab-woman sari-woman geisha lady-in-hat minotaur centaur
  tourer tricycle golf-bag haunted-house drum-kit sandcastle kettle desk-globe telescope fishing-boat jockey polo-player ink-bottle
  alien-monster smilodon gable-house ramen rice-bowl`.split(/\s+/),
)
