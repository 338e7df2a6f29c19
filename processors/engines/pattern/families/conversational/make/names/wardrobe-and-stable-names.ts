/** Clothes by themselves, what horses wear, and masks and monsters, one picture a line. */
export const wardrobeAndStableNames = `
dress: dress|sun dress|party dress|evening dress|cocktail dress|gown|evening gown|prom dress
bridal-gown: wedding dress|bridal dress|bride dress
coat: coat|trench coat|trenchcoat|overcoat|pea coat|duffle coat
denim-jacket: jacket|denim jacket|jean jacket
shirt: shirt|dress shirt|camp shirt|work shirt
hawaiian-shirt: hawaiian shirt|aloha shirt|hawaii shirt
blouse: blouse|ruffled blouse|pussy bow blouse
skirt: skirt|pleated skirt|mini skirt|miniskirt
jeans: jeans|jean|denim jeans
shorts: shorts|swim shorts|board shorts|swim trunks
cardigan: cardigan|knitted cardigan
onesie: onesie|babygrow|baby grow|baby onesie|romper|baby romper|bodysuit
bib: bib|baby bib
troll: troll|forest troll|mountain troll|norwegian troll
catrina: catrina|la catrina|calavera catrina|catrina lady|catrina skull
medusa: medusa|gorgon|medusa head|gorgon head|gorgoneion
lion-dance: lion dance|lion dancer|chinese lion|dancing lion|lion dance head
bronco: rodeo rider|bronco|bucking bronco|bucking horse|bronc|bronc rider|bucking bronc|bronco rider|rodeo horse
hoplite: hoplite|greek warrior|greek soldier|spartan|spartan warrior|trojan warrior|trojan
rangoli: rangoli|rangoli flower|rangoli design|kolam
cradle: cradle|baby cradle|rocking cradle|crib|baby crib
snaffle: horse bit|horsebit|horse-bit|snaffle|snaffle bit|bridle bit
bridle: bridle|horse bridle|headstall
aerial-tramway: ski gondola|gondola lift|ski cable car|alpine cable car|mountain cable car
dala-horse: dala horse|dalahäst|dalecarlian horse|swedish horse|swedish wooden horse
tumbleweed: tumbleweed
ox: steer|longhorn steer
star-of-david: star of david|stars of david|magen david|jewish star|hanukkah star
sacred-heart: sacred heart|milagro|flaming heart|burning heart|immaculate heart
oni-mask: oni|oni mask|kabuki mask|hannya|hannya mask|japanese demon mask|tengu mask
jolly-roger: jolly roger|pirate flag|skull and crossbones flag
helter-skelter: helter skelter|helter-skelter
stork-with-bundle: stork with bundle|storks with bundles|stork carrying bundle|storks carrying bundles|storks carrying bundle|stork with baby|storks with babies|stork carrying baby|stork delivering baby|delivery stork|storks carrying babies|storks delivering babies
pancakes: pancake stack|stack of pancakes
fried-egg: sunny side up egg
wreath: holly wreath
bell: sleigh bell
ear-of-corn: elote
bowl-with-spoon: cereal bowl
skateboard: longboard
bear-head: bear head|bear face
fox-head: fox head|fox face
hamster-head: hamster head|hamster face
koala-head: koala head|koala face
lion-head: lion head|lion face
moose-head: moose head|moose face|elk head
panda-head: panda head|panda face
raccoon-head: raccoon head|raccoon face
unicorn-head: unicorn head|unicorn face
wolf-head: wolf head|wolf face
cat-head: cat head|cat face|kitten face|kitty face
cow-head: cow head|cow face
dog-head: dog head|dog face|puppy face
dragon-head: dragon head|dragon face
horse-head: horse head|horse face
monkey-head: monkey head|monkey face
mouse-head: mouse head|mouse face
pig-head: pig head|pig face
frog-head: frog head|frog face
owl-head: owl head|owl face
sheep-head: sheep head|sheep face|lamb face|ram head
giraffe-head: giraffe head|giraffe face
zebra-head: zebra head|zebra face
stag-head: antler|antlers|deer antlers|deer antler|stag antlers|stag antler|stag head|stag face|mounted stag|stag trophy|buck head
deer-head: deer head|deer face|doe head|doe face|fawn head|fawn face
reindeer-head: reindeer head|reindeer face|rudolph head|rudolph face
highland-cow-head: highland cow head|highland cow face|highland cattle head
leopard-head: leopard head|leopard face|cheetah head|cheetah face|jaguar head|jaguar face
elephant-head: elephant head|elephant face
bulldog-head: bulldog head|bulldog face|french bulldog head|french bulldog face|frenchie head|frenchie face|pug head|pug face
badger-head: badger head|badger face
hedgehog-head: hedgehog head|hedgehog face
squirrel-head: squirrel head|squirrel face
otter-head: otter head|otter face
hippo-head: hippo head|hippo face|hippopotamus head|hippopotamus face
penguin-head: penguin head|penguin face
polar-bear-head: polar bear head|polar bear face
sloth-head: sloth head|sloth face
llama-head: llama head|llama face|alpaca head|alpaca face
dinosaur-head: dinosaur head|dinosaur face|dino head|dino face
feather: ostrich feather|ostrich plume|eagle feather|hawk feather|goose feather|swan feather|duck feather|parrot feather|macaw feather|turkey feather|crow feather|raven feather|dove feather|flamingo feather|bird feather|boho feather|marabou feather|falcon feather
cattail: cattail|cat tail|bulrush|reedmace|reed mace|rohrkolben
moroccan-lantern: moroccan lantern|ramadan lantern|eid lantern|fanous|fanoos|arabic lantern|arabian lantern|islamic lantern|muslim lantern|mosque lantern|mosque lamp
desert-island: island|desert island|palm island|treasure island|palm tree island|insel|île|isla|isola|ilha
moon-phases: moon phase|lunar phase|phase of the moon|phases of the moon|lunar cycle|moon cycle|phase of moon|phases of moon
rabbit-head: rabbit head|rabbit face|bunny head|bunny face
tiger-head: tiger head|tiger face
`
