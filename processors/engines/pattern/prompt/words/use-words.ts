/** Rooms, acts and wearers that stand before what a cloth is made into, and say nothing of what is on it. */
const places =
  'bar beach kitchen bathroom tea hotel school yoga gym ski surf wine jam baby bridal wedding nursery garden picnic patio pool spa restaurant cafe café pub office dog cat pet golf tennis boat caravan hospital dance party dining corridor lobby bedroom bed bath living lounge kids children toddler boys girls ladies mens teen guest holiday resort'.split(
    ' ',
  )

const madeThings =
  'curtain blind upholstery napkin tablecloth leggings legging short shorts scrubs bib onesie romper carpet wallpaper bedding uniform towel mat label throw robe linen room decor wear bandana collar polo shirt dress apron runner placemat shower grow'.split(
    ' ',
  )

/** What people ride in or watch from, before what is covered there. */
const vehicles =
  'bus train tram car railway carriage coach aeroplane airplane plane aircraft airline yacht boat caravan campervan motorhome van taxi cinema theatre theater opera circus'.split(
    ' ',
  )

const coverings = 'seat seats seating upholstery moquette curtain cushion interior carpet costume velour'.split(' ')

/** What is printed all over and hardly ever printed on anything else, before the word for its print. */
const printed =
  't-shirt|tshirt|t shirt|tee|tee shirt|backpack|tote|tote bag|phone case|notebook|journal|planner|sweatshirt|hoodie|laptop sleeve|pencil case|lunch bag|duvet|quilt cover|pillowcase'.split(
    '|',
  )
const printWords = 'pattern print fabric design graphic cover material'.split(' ')

/** Uses with names of their own. */
const named =
  "farmers market|farmer's market|farmer market|street market|flea market|night market|papel pintado|life size|life-size|life sized|scale life size|life size scale|silk twill|silk twill scarf|silk twill carré|dinner jacket|intercity|inter-city|king size|king-size|queen size|queen-size|super king|double bed|single bed|pub bench|bench seat|window seat|waiting room|dentist waiting room|surf trunk|swim trunk|bathing trunk|handbag print|handbag leather|acid house|cricket club|yacht club|tennis club|rowing club|sailing club|country club|polo club|rugby club|croquet club|max|maximum|tablecloth|table cloth|table linen|table runner|dining chair|dining room chair|quilter|quilter fabric|quilter cotton|bar stool|bar stool upholstery|scrub cap|scrub top|scrubs|base layer|bridal shower|baby shower|hen party|hen do|shower curtain|roman blind|roller blind|blind|leggings|legging|romper|babygrow|baby grow|bib|kaftan|caftan|sarong|noren|label|teen|ladies|menswear|womenswear|kidswear|babywear|sportswear|resort|resort shirt|resortwear|hotel|restaurant|café|cafe|lounge|fête|fete|school fête|school fete|table runner|placemat|ski suit|rash vest|hoodie lining|coat lining|jacket lining|pocket square|hair scrunchie|scrunchie|headband|headscarf|laptop sleeve|pencil case|wash bag|washbag|oven glove set|deckchair cover|pet bed|dog bed|cat bed|pram|pushchair|cot|cot sheet|crib sheet|bumper|muslin square|swaddle|burp cloth|pj|pjs|loungewear|nightie|nightdress|dressing gown".split(
    '|',
  )

/** What the cloth is for, as people say it: "hotel carpet", "surf shorts", "bridal shower napkins". */
export const useWords: readonly string[] = [
  ...named,
  'sweatshirt',
  ...printed.flatMap((thing) => printWords.map((word) => `${thing} ${word}`)),
  ...vehicles.flatMap((vehicle) => coverings.flatMap((thing) => [`${vehicle} ${thing}`, `${vehicle} ${thing} fabric`])),
  'railway carriage',
  'train carriage',
  ...places.flatMap((place) => madeThings.map((thing) => `${place} ${thing}`)),
]
