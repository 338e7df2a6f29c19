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
`
