import { madeOfCloth } from './made-of-cloth.ts'

/** Rooms, acts and wearers that stand before what a cloth is made into, and say nothing of what is on it. */
const places =
  'outdoor indoor bar beach kitchen bathroom tea hotel school yoga gym ski surf wine jam baby bridal wedding nursery garden picnic patio pool spa restaurant cafe café pub office dog cat pet golf tennis boat caravan hospital dance party dining corridor lobby bedroom bed bath living lounge kids children toddler boys girls ladies mens teen guest holiday resort'.split(
    ' ',
  )

const madeThings =
  'curtain blind upholstery napkin tablecloth leggings legging short shorts scrubs bib onesie romper carpet wallpaper bedding uniform towel mat label throw robe linen room decor wear bandana collar polo shirt dress apron runner placemat shower grow'.split(
    ' ',
  )

/** Clothes by who wears them, and when: `childrenswear`, `night wear`. */
const wearers =
  'childrens kids boys girls womens ladies mens baby toddler junior bridal party evening school gym dance night sleep street outer under active leisure casual formal occasion work ski rain resort lounge swim sports golf'.split(
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
  't-shirt|tshirt|t shirt|tee|tee shirt|polo|polo shirt|polo neck|backpack|tote|tote bag|phone case|notebook|journal|planner|sweatshirt|hoodie|laptop sleeve|pencil case|lunch bag|duvet|quilt cover|pillowcase'.split(
    '|',
  )
const printWords = 'pattern print fabric design graphic cover material'.split(' ')

/** Uses with names of their own. */
const named =
  "mattress|mattress ticking|headboard|saree|jumpsuit|abaya|dupatta|lehenga|kurta|kurti|salwar|hoodie|wall mural|mural wallpaper|hallway|maxi dress|midi dress|midi skirt|maxi skirt|tote|tote bag|tunic|trench coat|shawl|sunroom|sun room|patio|terrace|foyer|stairwell|staircase runner|stair runner|entryway|powder room|guest room|nightgown|night gown|bathrobe|board short|board shorts|outdoor|indoor|indoor outdoor|performance fleece|polar fleece|microfleece|fleece jacket|fleece pullover|fleece blanket|fleece lining|fleece hoodie|kneeler|hassock|church kneeler|church hassock|church pew|pew cushion|farmer's market|farmer market|street market|flea market|night market|papel pintado|life size|life-size|life sized|scale life size|life size scale|silk twill|silk twill scarf|silk twill carré|dinner jacket|intercity|inter-city|king size|king-size|queen size|queen-size|super king|double bed|single bed|pub bench|bench seat|window seat|waiting room|dentist waiting room|surf trunk|swim trunk|bathing trunk|handbag print|handbag leather|acid house|cricket club|yacht club|tennis club|rowing club|sailing club|country club|polo club|rugby club|croquet club|max|maximum|tablecloth|table cloth|table linen|table runner|dining chair|dining room chair|quilter|quilter fabric|quilter cotton|quilting fabric|quilting weight|quilting weight cotton|quilting print|quilt fabric|quilt cotton|patchwork fabric|bar stool|bar stool upholstery|scrub cap|scrub top|scrubs|base layer|bridal shower|baby shower|hen party|hen do|shower curtain|roman blind|roller blind|blind|leggings|legging|romper|babygrow|baby grow|bib|kaftan|caftan|sarong|noren|label|teen|ladies|menswear|womenswear|kidswear|babywear|sportswear|resort|resort shirt|bowling shirt|camp shirt|camp collar shirt|party shirt|golf shirt|polo shirt|polo neck|fishing shirt|menswear lining|menswear shirt|menswear shirting|resortwear|hotel|restaurant|café|cafe|lounge|fête|fete|school fête|school fete|table runner|placemat|ski suit|rash vest|hoodie lining|coat lining|jacket lining|pocket square|hair scrunchie|scrunchie|headband|headscarf|laptop sleeve|pencil case|wash bag|washbag|oven glove set|deckchair cover|pet bed|dog bed|cat bed|pram|pushchair|cot|cot sheet|crib sheet|bumper|muslin square|swaddle|burp cloth|pj|pjs|loungewear|nightie|nightdress|dressing gown".split(
    '|',
  )

/** The same abroad, and what is sold in shops, where words of it would be taken for things: a tablecloth is no nappa, a kissen no kiss. */
const abroad =
  'linge|linge de bébé|linge de lit|linge de maison|linge de table|layette|housse|housse de couette|parure de lit|coussin|nappe|torchon de cuisine|torchon cuisine|maillot|maillot de bain|chemise|chemise homme|chemise enfant|papier cadeau|papier peint|emballage|emballage cadeau|gigoteuse|tour de lit|turbulette|couverture bébé|plaid bébé|geschenkpapier|kinderzimmer|kindertapete|schlafanzug|schlafanzüge|badeanzug|badehose|bademode|bikinistoff|babydecke|babystoff|krabbeldecke|kissen|kissenbezug|kissenbezüge|tischdecke|tischdecken|tischläufer|küchentuch|küchentücher|geschirrtuch|geschirrtücher|hemd|herrenhemd|hemden|bluse|kleiderstoff|kinderstoff|kochschürze|krawatte|strandtuch|wickeltasche|wachstuch|patchworkstoff|kinderbettwäsche|carta da regalo|carta da parati|carta regalo|pigiama|pigiami|costume da bagno|tovaglia|tovaglie|tovagliolo|tovaglioli|lenzuola|lenzuolo|copriletto|copripiumino|camicia|camicie|camicetta|grembiule|cuscino|cuscini|canovaccio|asciugamano|corredino|copertina|tessuto bambini|papel de regalo|papel regalo|papel de envolver|papel pintado|papel de parede|pijama|pijamas|bañador|bañadores|traje de baño|mantel|manteles|mantelería|sábana|sábanas|colcha|colchas|cojín|cojines|camisa|camisas|camisa hombre|delantal|delantales|paño de cocina|toalla de playa|ropa de bebé|ropa de niño|ropa infantil|canastilla|hawaiian shirt|hawaii shirt|aloha shirt|gift bag|gift box|party bag|lunch box|lunchbox|tea tin|biscuit tin|chocolate box|makeup bag|make up bag|beach bag|paper plate|fat quarter|doormat|door mat|fabric by the yard|souvenir|souvenir shop|gift shop|museum shop|museum gift shop|downstairs loo|loo wallpaper|pyjama bottom|chef trouser|chef trousers|waiter apron|nurse uniform|pet shop bag|shop bag|carrier bag|fathers day|mothers day|glow in the dark|wedding invitation|invitation|barbershop|barber shop|barbers shop|greeting card|greetings card|thank you card|business card|packaging|bakery packaging|bakery box'.split(
    '|',
  )

/** Where on a made thing a print is said to lie; a repeat has no middle and no corners. */
const placings =
  'single placement|single motif|one motif|centred|centered|in the middle|in the centre|in the center|in the corner|in each corner|in every corner|in one corner|on the left|on the right|on the back|on the front|on the chest|on the pocket|down the front|across the chest|around the neckline|at the neckline|panel print|panel design'.split(
    '|',
  )

/** What the cloth is for, as people say it: "hotel carpet", "surf shorts", "bridal shower napkins". */
export const useWords: readonly string[] = [
  ...named,
  ...abroad,
  ...placings,
  ...madeOfCloth,
  'sweatshirt',
  ...printed.flatMap((thing) => printWords.map((word) => `${thing} ${word}`)),
  ...vehicles.flatMap((vehicle) => coverings.flatMap((thing) => [`${vehicle} ${thing}`, `${vehicle} ${thing} fabric`])),
  ...wearers.flatMap((wearer) => [`${wearer}wear`, `${wearer} wear`]),
  'railway carriage',
  'train carriage',
  ...places.flatMap((place) => madeThings.map((thing) => `${place} ${thing}`)),
]
