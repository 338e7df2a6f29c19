import type { Craft } from './craft-words.ts'

const of = (family: string, kind: string | undefined, phrases: string): Craft => ({ family, kind, phrases })

/** Cloths by the town, the people or the dyer they are called after: what a collector asks for, and a dictionary does not know. */
export const traditionWords: readonly Craft[] = [
  // South Asia
  of(
    'brocade',
    'butis',
    'baluchari|baluchari sari|swarnachari|tant|tant sari|tangail|tangail sari|dhakai|dhakai jamdani|chanderi|chanderi silk|bomkai|goldwork|gold work embroidery|or nué|ari work|aari|aari work|gota patti|gota work|marodi|danka',
  ),
  of('brocade', undefined, 'liseré|lisere|gadwal|gadwal sari|venkatagiri|kosa silk sari|ashavali|cloth of gold'),
  of('stripes', 'ladder', 'maheshwari|maheshwari sari|garbhasutra|kasavu|kasavu sari|set mundu'),
  of('stripes', undefined, 'self stripe|self-stripe|satin stripe|sateen stripe'),
  of('gingham', undefined, 'self check'),
  of('windowpane', undefined, 'kota doria|kota check|kota sari'),
  of('tattersall', undefined, 'ilkal|ilkal sari|narayanpet|chettinad check|chettinad sari|kandangi'),
  of('twill', 'satin', 'mysore silk|crepe silk sari'),
  of(
    'twill',
    'slub',
    'tussar|tussar silk|tussah|tussah silk|dupion|dupioni|dupion silk|matka silk|shantung|honan silk',
  ),
  of('paisley', undefined, 'sozni|sozni embroidery|jamavar shawl|doshalla|kashmiri shawl|paisley shawl|cashmere shawl'),
  of(
    'chintz',
    undefined,
    'kashmiri crewel|kashida|kashidakari|machilipatnam|pen kalamkari|coromandel|coromandel cotton',
  ),
  of('suzani', undefined, 'soof|ahir embroidery|balochi embroidery|sindhi embroidery|ralli applique'),
  of('quilt', undefined, 'ralli|ralli quilt|rilli'),
  // Indonesia and its neighbours
  of('batik', 'parang', 'parang rusak|parang barong|lereng|batik lereng|udan liris'),
  of('batik', 'kawung', 'nitik|batik nitik|truntum|batik truntum|ceplok|batik ceplok|grompol|jlamprang'),
  of(
    'batik',
    'floral',
    'sekar jagad|sekar jagat|sido mukti|sidomukti|sido luhur|semen rama|pekalongan|batik pekalongan|buketan|batik buketan|tiga negeri|batik tiga negeri|lasem|batik lasem|malaysian batik|terengganu batik',
  ),
  of(
    'ikat',
    undefined,
    'hinggi|pua kumbu|pua|tnalak|hol|pidan|pidan cambodia|matmee|mat mee|mudmee|mudmee silk|meisen|meisen silk|jaspe|jaspé|guatemalan jaspe|double ikat|adras|khan atlas|atlas silk|margilan|margilan silk|langot|mallorcan ikat|roba de llengües|tela de lenguas',
  ),
  of(
    'kilim',
    'stepped',
    'tapis lampung|inabel|iban weaving|tausug|pis syabit|maranao langkit|naga shawl|taniko|tāniko',
  ),
  of('op-art', undefined, 'binakol|binakul|binakel'),
  // China, its mountains, Korea and Japan
  of('mudcloth', undefined, 'hmong batik|hmong indigo batik|hmong indigo|hmong skirt|gejia batik|dong batik'),
  of(
    'labyrinth',
    undefined,
    'pa ndau|paj ndau|pandau|hmong applique|hmong appliqué|hmong reverse applique|snail house',
  ),
  of('folk-floral', undefined, 'miao|miao embroidery|yi embroidery|dong embroidery|bai embroidery|uyghur embroidery'),
  of('blossom-branch', undefined, 'suzhou embroidery|su embroidery|cantonese embroidery|manila shawl|mantón de manila'),
  of('brocade', undefined, 'song brocade|nanjing brocade|dai brocade|cloud brocade nanjing'),
  of('chintz', undefined, 'bingata|bingata print|okinawan bingata|ryukyu bingata|紅型|yuki tsumugi floral'),
  of('kikko', 'hanabishi', 'hanabishi|hanabishi crest|花菱'),
  of('dots', 'grid', 'mameshibori|mame shibori|bean shibori|豆絞り'),
  of('greek-key', undefined, 'raimon|thunder pattern|thunder fret|雷文|leiwen'),
  of('shibori', 'nui', 'tsujigahana|辻が花|karamatsu shibori|mokume shibori'),
  of('kilim', 'kilim', 'attush|attus|ainu|ainu cloth|ainu textile'),
  of('foulard', 'neat medallions', 'kamon|family crest|japanese crest|mon crest|crest pattern|家紋'),
  of('stripes', 'serape', 'pangden|tibetan apron|tibetan apron stripe|tibetan apron stripes|apron stripe pangden'),
  // Steppe, Persia and the Maghreb
  of('quilt', 'folded', 'shyrdak|shyrdaks|kyrgyz felt|kazakh felt|felt mosaic|ala kiyiz|shirdak'),
  of('zellige', undefined, 'moucharabieh|musharabiya|tazouaqt|girih tiles'),
  of('carpet', 'heriz', 'shiraz rug|bakhtiari|bakhtiari rug|bidjar|bijar|sarouk|serapi|karabagh|karabakh rug|kuba rug'),
  of('carpet', 'herati', 'senneh|ferahan|mahal rug|herati|sultanabad|ziegler|ziegler rug|oushak|ushak|oushak rug'),
  of('kilim', 'gul', 'baluch|baluchi rug|baluch rug|beshir|ersari'),
  of(
    'kilim',
    'kilim',
    'shiraz|lori|luri gabbeh|afshar|yuruk|yörük|kurdish rug|bessarabian kilim|pirot kilim|chiprovtsi',
  ),
  of('kilim', 'berber', 'amazigh|imazighen|kabyle|kabyle rug|tuareg|tuareg leather|djerba|gafsa|gafsa rug'),
  // Africa
  of('shibori', 'kumo', 'adire oniko|oniko|adire alabere|tie and dye nigeria|raffia resist|ndop|ndop cloth|gara cloth'),
  of('gingham', 'buffalo', 'maasai|masai|samburu'),
  of(
    'beadwork',
    'collars',
    'maasai beadwork|maasai beads|masai beadwork|samburu beadwork|xhosa beadwork|turkana beads',
  ),
  of('stripes', 'variegated', 'country cloth|strip cloth|strip weave|kissi cloth|akwete|okene|ewe stripe'),
  // The Americas and the Pacific
  of(
    'kilim',
    'blanket',
    'two grey hills|two gray hills|teec nos pos|ganado|ganado red|germantown blanket|eye dazzler|eyedazzler|storm pattern rug|wide ruins|chinle|chimayo|chimayó|chief blanket|zuni|hopi|acoma|mimbres|parfleche|plains parfleche|ojo de dios|moki blanket|rio grande blanket|salish blanket',
  ),
  of('quilt', 'square-in-square', 'seminole patchwork|seminole|seminole piecing'),
  of(
    'folk-floral',
    undefined,
    'ojibwe|ojibwe beadwork|anishinaabe|métis beadwork|metis beadwork|isthmus of tehuantepec|tehuana|chiapas embroidery|zinacantan|san antonino|ayacucho embroidery|colca embroidery',
  ),
  of('labyrinth', undefined, 'marajoara|marajó|kené|shipibo kené|icaro pattern'),
  of('mudcloth', undefined, 'kapa|ngatu|hawaiian kapa|tongan ngatu|bark paper|samoan siapo'),
  of('tossed-floral', undefined, 'chita|chitão|chita brasileira|tecido de chita|cretonne|kretonne|cretona'),
  // Europe
  of('azulejo', undefined, 'geometric tile|geometric tiles|lisbon tile|lisbon tiles|seville tile|seville tiles'),
  of(
    'cable-knit',
    'rib',
    "fisherman rib|fisherman's rib|fisherman knit|half fisherman rib|brioche stitch|brioche knit|cardigan stitch|half cardigan stitch|patentmuster|patentstrick",
  ),
  of('cable-knit', 'aran', "fisherman sweater|fisherman's sweater|fisherman jumper|gansey|guernsey knit"),
  of(
    'stripes',
    'double',
    'stripe border|stripe borders|striped border|striped borders|border stripe|border stripes|glass cloth stripe|tea towel stripe|tea towel stripes|roller towel|toile à torchon',
  ),
  of(
    'trailing',
    undefined,
    'verdure|verdures|verdure tapestry|flemish tapestry|large leaf tapestry|leafy tapestry|forest tapestry|cabbage leaf tapestry|aristolochia tapestry',
  ),
  of(
    'lace',
    undefined,
    'cluny lace|alençon lace|alencon lace|alençon|honiton|honiton lace|maltese lace|torchon|torchon lace|mechlin|mechlin lace|bruges lace|blonde lace|leavers lace|raschel lace|calais lace|caudry lace|plauen lace|plauener spitze|venise lace|venice lace|chemical lace|macrame lace|tambour lace|limerick lace|carrickmacross lace|ñandutí|nanduti|tenerife lace|oya lace|filet crochet|crochet lace|irish crochet|crochet doily',
  ),
  of(
    'lace',
    'eyelet',
    'whitework|white work|mountmellick|ayrshire work|ayrshire embroidery|broderie suisse|lochstickerei|madeira embroidery|schwalm|schwalm embroidery',
  ),
  of(
    'damask',
    undefined,
    'damassé|damasse|voided velvet|figured velvet|genoa velvet|velours de gênes|velours de genes|cisele velvet|velours ciselé|velvet ciselé|pile on pile velvet|cut and uncut velvet|beauvais damask|dralon damask',
  ),
  of(
    'dobby',
    'diamond',
    "diaper linen|linen diaper|bird's eye diaper|huckaback diaper|rosepath|rosengång|goose eye|goose-eye|gooseye",
  ),
  of('coverlet', undefined, 'daldräll|daldrall|smålandsväv|honeysuckle overshot|blooming leaf'),
  of(
    'cross-stitch',
    'needlepoint',
    'gros point|berlin wool work|berlin woolwork|berlin work|bargello needlepoint rose|petit-point',
  ),
  of(
    'fair-isle',
    'nordic',
    'marius sweater|mariusgenser|marius knit|fana sweater|fana cardigan|lusekofte|lice pattern|lice knit|sanquhar|sanquhar gloves|norwegerpullover|norweger',
  ),
  of('twill', 'chambray', 'percale|percale sheeting|zephyr cloth|fil à fil|fil-a-fil|end and end'),
  of('madras', undefined, 'bleeding madras|guinea cloth|george madras|injiri'),
  of(
    'stripes',
    'ticking',
    'french linen stripe|french ticking|grain sack|grainsack|torchon rouge|liteau|linge basque|basque linen|basque stripe|toile basque',
  ),
  of(
    'stripes',
    'candy-cane',
    'club tie|club tie stripe|university tie|university stripe|repp tie|repp stripe|rep tie|rep stripe|school tie stripe|old school tie|krawattenstreifen|cravate club|cravate rayée|cravatta reggimentale|regimental tie',
  ),
  of('stripes', 'variegated', 'space dye|space-dye|space dyed|space-dyed|space-dye yarn|ombre yarn|self striping yarn'),
  of(
    'tweed',
    undefined,
    'heathered jersey|heathered knit|heather grey jersey|mélange|melange jersey|pepper and salt|salt and pepper tweed|saxony|cheviot|lovat tweed',
  ),
]

/** Times, courts and garments known by one cloth above all: drawn where nothing else is named. */
export const periodWords: readonly Craft[] = [
  of(
    'frieze',
    'laurel',
    'empire style|french empire|napoleonic|first empire|greco-roman|greco roman|neoclassical border',
  ),
  of('frieze', 'running-dog', 'minoan|mycenaean|cycladic|cretan'),
  of('frieze', 'guilloche', 'roman|ancient rome|roman villa|römisch|romain|romano'),
  of('chintz', undefined, 'tudor|elizabethan|stuart|stuart court'),
  of('stripes', 'regency', 'biedermeier|louis xvi|louis-xvi|louis seize|gustavian|gustavian swedish'),
  of('celtic-knot', undefined, 'anglo saxon|anglo-saxon|sutton hoo|lindisfarne|pictish'),
  of('blossom-branch', undefined, 'kimono|kimonos|yukata|haori|hanbok|着物|浴衣'),
  of('modern-floral', 'cut', 'vienna secession|viennese secession'),
  of(
    'arabesque',
    undefined,
    'ornament pattern|ornamental|ornamental pattern|manuscript ornament|illuminated manuscript|folk ornament|floral ornament|persian ornament|islamic ornament|classical ornament|renaissance ornament|baroque ornament|armenian ornament|byzantine ornament|grammar of ornament|ornamentik|motif ornemental',
  ),
  of('azulejo', undefined, 'lisbon|lisboa|lissabon|lisbonne'),
  of('op-art', undefined, 'rave|acid house|acid rave|warehouse rave'),
  of('dots', 'bubbles', 'frutiger aero'),
  of('windowpane', undefined, 'blueprint|blueprints|architect plan|architectural drawing'),
  of('weathered', 'bleached', 'bleach splash|bleach splashes|bleach splatter|bleach stain'),
]
