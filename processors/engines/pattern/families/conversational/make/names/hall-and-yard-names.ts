/** Things of the hall, the yard and the lawn, and trees by their fruit, one picture a line. */
export const hallAndYardNames = `
bough: branch|bough|tree branch|tree limb
mountain: hillock|hummock|knoll|anthill|molehill
hammock: hammock|hängematte|hamac|hamaca|amaca
trampoline: trampoline|trampolin|tramplin
unicycle: unicycle|monocycle|einrad
vacuum-cleaner: vacuum cleaner|hoover|vacuum|staubsauger|aspirateur|aspiradora|aspirapolvere
bouncy-castle: bouncy castle|bounce house|hüpfburg|château gonflable
jack-in-the-box: jack in the box|jack-in-the-box|schachtelteufel
pogo-stick: pogo stick|pogo
shopping-trolley: shopping trolley|supermarket trolley|grocery cart
watch: watch|wristwatch|wrist watch|armbanduhr|montre|reloj de pulsera|orologio da polso
metronome: metronome|metronom|métronome
salt-and-pepper: salt shaker|salt and pepper|salt cellar|pepper pot
pocket-knife: pocket knife|penknife|swiss army knife|taschenmesser
television: television|tv|retro tv|tv set|telly|vintage tv|fernseher
tow-truck: tow truck|breakdown truck|recovery truck|abschleppwagen|dépanneuse|grúa
christmas-cracker: christmas cracker|party cracker|knallbonbon
tassel: tassel|pompon tassel|quaste|pompón|borla|nappina
wind-turbine: wind turbine|windrad|éolienne
cake-slice: slice of cake|cake slice|piece of cake|layer cake slice|tortenstück|part de gâteau
rag-doll: rag doll|ragdoll|cloth doll|stoffpuppe|poupée de chiffon
apple-tree: apple tree
orange-tree: orange tree
peach-tree: peach tree|apricot tree|nectarine tree
plum-tree: plum tree|damson tree
pear-tree: pear tree
fruit-tree: fruit tree|orchard tree
topiary: topiary|topiary tree|topiary bush|box topiary|box ball|clipped box|formalgehölz|topiaire
gargoyle: gargoyle|wasserspeier|gargouille|gárgola|doccione
diving-helmet: diving helmet|diver's helmet|divers helmet|diving bell helmet|taucherhelm|casque de scaphandre
milk-churn: milk churn|milk can|milk pail|milchkanne|bidon de lait
dates: dates|date fruit|medjool|medjool date|datteln|dattes|dátiles|datteri
croquet: croquet|croquet mallet|croquet set|croquet ball|croquet hoop|krocket
`
