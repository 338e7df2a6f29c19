/** Nouns of crafts, homes, sports, trades and tales by the picture that draws them, one picture a line. */
export const craftAndCompanyNames = `
bobble-hat: bobble hat|beanie|woolly hat|wooly hat|woollen hat|knitted hat|winter hat|pompom hat|toque|strickmütze|bonnet de laine
pirate-hat: pirate hat|pirate's hat|tricorn|tricorne|bicorne
window: window|window sill|windowsill|fenster|fenêtre|ventana|finestra|janela
plug: plug|electric plug|stecker|power cable
droplet: splash|mud splash|water drop
pliers: pliers|plier|pincer|zange
drill: drill|power drill|electric drill|bohrmaschine
paint-tin: paint tin|paint pot|paint can|tin of paint
paint-roller: paint roller|roller brush
nail: nail|iron nail
screw: screw|bolt|nut and bolt
chisel: chisel
lawnmower: lawnmower|lawn mower|mower
crochet-hook: crochet hook|häkelnadel
knitting-needles: knitting needle|stricknadel
embroidery-hoop: embroidery hoop|embroidery frame|needlework
spinning-wheel: spinning wheel|spindle|spinnrad
coat-hanger: coat hanger|clothes hanger|hanger
iron: flat iron|steam iron|clothes iron|ironing board
washing-line: washing line|clothesline|clothes line|laundry line|laundry
mop: mop
tap: faucet|kitchen tap|water tap|garden tap|tap
table: table|kitchen table|dining table|tisch|mesa|tavolo
bench: bench|park bench|garden bench
picture-frame: picture frame|painting|oil painting|framed picture|gemälde
traffic-light: traffic light|traffic lights|stoplight|ampel
wheelchair: wheelchair|wheel chair|rollstuhl
carriage: carriage|royal carriage|coach and horses|stagecoach|horse drawn carriage|kutsche
combine-harvester: combine harvester|harvester|mähdrescher
swimsuit: bathing suit|swimming costume|bathing costume|swimming cap
trousers: trousers|trouser|pants|pair of jeans
dungarees: dungarees|dungaree|overalls
raincoat: raincoat|rain coat|mackintosh|anorak|regenmantel
hairdryer: hairdryer|hair dryer|blow dryer
hairbrush: hairbrush|hair brush
salad-bowl: salad bowl|green salad|insalata|salat|salade
soup-bowl: soup|soup bowl|broth|stew|suppe|soupe|sopa|zuppa|porridge|curry bowl
wok: wok|stir fry
chopping-board: chopping board|cutting board|bread board
kitchen-scales: kitchen scale|kitchen scales|weighing scale|weighing scales
fridge: fridge|refrigerator|kühlschrank|frigo
cooker: oven|cooker|kitchen stove|ofen
roast-chicken: roast chicken|roast turkey|sunday roast|roast dinner
meringue: meringue|pavlova
parsnip: parsnip|swede|white carrot
rhubarb: rhubarb|rhubarb stalk|rhabarber|rhubarbe|ruibarbo
butternut-squash: butternut squash|squash|butternut
grater: grater|cheese grater|reibe
wooden-spoon: wooden spoon|kochlöffel
cafetiere: cafetiere|french press|cafetière
brain: brain|gehirn|cerveau|cerebro|cervello
lungs: lung|lungs
syringe: syringe|vaccine|injection|spritze
calculator: calculator|taschenrechner
log: log|tree trunk|firewood|baumstamm
dandelion-clock: dandelion seed|dandelion wish|blown dandelion|blowball
ankh: ankh
houseboat: houseboat|narrowboat|narrow boat|canal boat|barge
basketball: netball
cookie: biscuit|custard cream|keks|galleta|biscotto
tangerine: kumquat
painter: artist|künstler
builder: engineer|construction worker
chef: butcher|fishmonger
viking: odin|thor|norse god
crescent-moon: crescent
billed-cap: flat cap|newsboy cap|peaked cap
high-heeled-shoe: glass slipper
chess-pawn: chess piece|chessman
wrench: socket wrench
bucket: bucket and spade
singer: carol singer|choir
oyster: oyster
clog: clog|wooden shoe|wooden clog|holzschuh|sabot
gavel: gavel|judge's hammer
dagger: katana|cutlass|rapier|sabre
cocktail-glass: gin|gin and tonic
arched-bridge: viaduct|railway viaduct
bread: bun|bread roll
`
