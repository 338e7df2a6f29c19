/** What is said in comics, sweets and change, and what stands on legs, one picture a line. */
export const talkAndTreatNames = `
speech-bubble: speech bubble|speech balloon|dialogue bubble|talk bubble|thought bubble|chat bubble|comic bubble|sprechblase|bulle de bande dessinée|fumetto|balão de fala
comic-burst: comic burst|comic explosion|comic bang|comic splash|pow bubble|action bubble
sweet-jar: sweet jar|sweetie jar|candy jar|jar of sweets|jar of candy|jar of candies|jar of sweeties|bonbonglas|bocal de bonbons
honey-pot: jar of honey|pot of honey
jam-jar: jar of jam|pot of jam|jar of marmalade|jar of preserves|pickle jar|jar of pickles
banknote: banknote|bank note|dollar bill|dollar|money|cash|pound note|euro note|paper money|geldschein|billet de banque|billete|banconota
balloon-dog: balloon animal|balloon dog|balloon poodle|twisted balloon|ballonhund|ballontier
stilt-house: stilt house|house on stilts|hut on stilts|hut on stakes|pile dwelling|pfahlbau|palafito|palafitta
drinks-can: cola|cola can|can of cola|soda can|can of soda|soft drink|soft drink can|drinks can|fizzy drink|pop can|dose cola
element-tile: periodic table|chemical element|periodic element|element tile|periodensystem|tableau périodique
bicycle: mountain bike|racing bike|road bike|city bike|push bike
`
