import type { LayoutName, Orientation } from '../../families/family.ts'
import type { GroupName } from '../../layout/wallpaper-group.ts'

export type DensityName = 'low' | 'medium' | 'high'

/** The side that everything looks to. */
export const facingWords: Readonly<Record<'left' | 'right', string>> = {
  left: 'facing the same way|facing the same direction|facing same way|facing same direction|facing one way|facing one direction|facing left|looking left|looking the same way|all facing left|all in one direction|all facing one way|all facing one direction',
  right: 'facing right|looking right|all facing right',
}

/** Phrases, singular and lower case, separated by `|`; English first, then German, French, Spanish, Italian, Portuguese, Japanese. */
export const densityWords: Readonly<Record<DensityName, string>> = {
  low: 'low density|sparse|lots of empty space|plenty of empty space|plenty of white space|lots of open space|lots of negative space|plenty of negative space|empty space|open space|blank space|breathing space|weißraum|weissraum|viel weißraum|viel weissraum|viel luft|grand vide|beaucoup d espace|beaucoup espace|mucho aire|molto spazio|molto respiro|muito espaço|bien espacé|espacée|espacés|espacées|espaciada|espaciados|espaciadas|spaziato|spaziati|spaziate|espaçada|espaçados|espaçadas|locker gestreut|lose gestreut|weit auseinander|generously spaced|generous spacing|generous space|far apart|widely set|ample space|open ground|sparsely|open|airy|scattered|spaced|well spaced|widely spaced|lots of space|plenty of space|lots of room|lots of white space|room to breathe|viel platz|mucho espacio|spacious|breathing room|negative space|white space|light coverage|loose|loosely|few|minimalistic|low|uncluttered|roomy|locker|luftig|spärlich|verstreut|aéré|épars|clairsemé|espacé|disperso|espaciado|aireado|rado|arioso|sparso|esparso|espaçado|まばら|余白|ゆったり',
  medium:
    'medium density|balanced|moderate|medium coverage|ausgewogen|mittlere dichte|équilibré|equilibrado|equilibrato',
  high: 'high density|dense|dicht gesetzt|dicht gedrängt|close set|close-set|close together|closely set|closely spaced|edge to edge|jam packed|crammed|chock full|tightly spaced|tight spacing|serrés|serrées|muy junto|muy junta|densely|packed|tightly packed|closely packed|crowded|lush|abundant|busy|full|filled|full coverage|allover|all-over|all over|rich|maximalist|maximalism|overlapping|tight|dicht|üppig|voll|dense|serré|touffu|foisonnant|denso|tupido|abundante|apretado|fitto|folto|rigoglioso|cheio|びっしり|密|高密度|いっぱい',
}

/** A factor on the family's own size. */
export const scaleWords: Readonly<Record<string, string>> = {
  '0.4': 'micro|teeny tiny|microscopic|minuscule|miniscule|teeny|winzig|minuscolo|極小',
  '0.5': 'tiny|tiny scale|mini scale|itsy bitsy|mini|miniature scale|in miniature|teensy|minúsculo|diminuto|小さな',
  '0.6': 'petite|narrow|thin|slim|skinny|schmal|étroit|fino|estrecho|sottile|estreito|細い',
  '0.65':
    'small|small-sized|small sized|petits|pequeños|pequeñas|pequenos|pequenas|piccoli|piccole|escala pequeña|escala pequena|scala piccola|kleinrapportig|kleinteilig|kleingemustert|feingemustert|klein gemustert|small scale|small-scale|little|klein|kleine|kleiner|petit|petite échelle|pequeño|pequeña|piccolo|piccola|pequeno|pequena|小さい',
  '0.7': 'fine|fine scale|fein|fin|delicate scale|dainty scale|ditsy scale',
  '1': 'medium|medium scale|medium size|medium sized|mid scale|mittelgroß',
  '1.4': 'big|bigger|bold scale|big scale|bigger scale|big print',
  '1.45':
    'large|grandes|grands|grandi|grande échelle|escala grande|gran escala|scala grande|grande scala|larga escala|groß|große|großer|großen|großes|gross|grosse|grosser|grossen|grosses|gros|grand|grande|大きい|大きな|大柄',
  '1.5':
    'large scale|großflächig|grossflächig|großformatig|großrapportig|großgemustert|large-scale|wide|broad|chunky|thick|breit|breite|breiter|large échelle|ancho|ancha|largo|larga|太い',
  '1.7': 'statement|oversize scale',
  '1.9':
    'oversized|oversize|overscaled|overscale|over-scaled|over scaled|outsize|outsized|supersized|blown up|blown-up|exaggerated scale|xl|xxl|xl scale|maximal scale',
  '2': 'giant|giant scale|huge scale|massive scale|huge|extra large|enormous|massive|gigantic|jumbo|riesig|riesige|énorme|gigante|enorme|特大|巨大',
}

export const layoutWords: Readonly<Record<LayoutName, string>> = {
  'half-drop':
    'half-drop|half drop|versetzt|versetzte reihe|halfdrop|half drop repeat|half-drop repeat|drop repeat|staggered|halbversatz|halber versatz|saut|demi-saut|raccord sauté|medio salto|medio caído|salto mezzo|mezzo salto|meio salto|ハーフステップ|ハーフドロップ',
  brick:
    'brick|half-brick|half brick|brick repeat|brick layout|bricked|offset row|backstein|ziegelverband|en brique|en quinconce|ladrillo|a mattoni|tijolo|レンガ|ブリック',
  block:
    'block repeat|straight repeat|regelmäßig|gleichmäßig|régulier|régulière|regularly spaced|evenly spaced grid|straight drop|square repeat|grid layout|grid repeat|rows and columns|basic repeat|in row|lined up|in column|in neat column|in even column|in a row|in neat row|in horizontal row|in straight row|in even row|in row across|lined up in row|in grid|in a grid|regular grid|in reihe|en rangée|en fila|in fila|em fileira|ブロック|整列',
  'third-drop': 'third drop|third-drop|one third drop|1/3 drop|drittelversatz',
  'quarter-drop': 'quarter drop|quarter-drop|one quarter drop|1/4 drop|viertelversatz',
  stripe:
    'striped layout|stripe layout|stripe arrangement|arranged in stripe|in stripe|in vertical stripe|in horizontal stripe|striped arrangement|in streifen|en bandes|a franjas|a strisce|streifenanordnung',
  border:
    'border|temple border|mit rand|rand|randbordüre|abschlussborte|borte|bord|lisière|ribete|orla|bordo|borda|barra fiorita|cercadura|temple triangle|with temple triangle|border with temple triangle|zari border|sari border|shawl border|border print|border layout|border design|border pattern|with a border|engineered border|bordered|edge border|along the bottom|along the hem|along the edge|along one edge|along the border|at the hem|around the hem|along the lower edge|hem border|bottom border|bordüre|bordure|cenefa|bordura|ボーダー柄',
  mirror:
    'mirror|mirrored|mirror repeat|mirror image|mirror-image|mirrored image|symmetrical|symmetric|symmetry|turn-over|turnover|gespiegelt|spiegelung|symmetrisch|miroir|symétrique|espejo|simétrico|specchio|simmetrico|espelho|espelhado|鏡|対称',
  ogee: 'ogee layout|ogee repeat|ogival',
  diamond: 'diamond layout|diamond repeat|diamond arrangement',
  sateen: 'sateen|sateen repeat|satin repeat|spot repeat|satinversatz',
  toss: 'toss|tossed|random|randomly|multidirectional|multi-directional|tossed layout|scattered randomly|geworfen|streumuster|jeté|semis|semé|esparcido|disperse|sparpagliato|espalhado|散らし',
}

/** A wallpaper group, or a kaleidoscope: which group that is depends on what it shows. */
export type AskedSymmetry = GroupName | 'kaleidoscope'

/** Wallpaper groups by their short names and by what people call them. */
export const symmetryWords: Readonly<Partial<Record<AskedSymmetry, string>>> = {
  p2: 'p2|point symmetry|half-turn symmetry|half-turn|half turn|two-fold rotation|twofold rotation|punktsymmetrie|点対称',
  pm: 'pm symmetry|bilateral symmetry|bilateral|bilaterally symmetrical|left-right mirror|left right mirror|left-right symmetry',
  pg: 'pg symmetry|glide reflection|glide symmetry|gleitspiegelung|réflexion glissée|simetría de deslizamiento',
  cm: 'cm symmetry',
  pmm: 'pmm|double mirror|two-fold mirror',
  pmg: 'pmg',
  pgg: 'pgg',
  cmm: 'cmm',
  p4: 'p4|p4 rotation|rotation p4|four-fold rotation|fourfold rotation|four-fold rotational symmetry|fourfold rotational symmetry|rotational symmetry|rotation symmetry|quarter-turn|quarter turn|quarter-turn symmetry|drehsymmetrie|symétrie de rotation|simetría rotacional|simmetria rotazionale|simetria rotacional|回転対称',
  p4m: 'p4m|four-fold symmetry|fourfold symmetry|square kaleidoscope',
  p4g: 'p4g',
  p3: 'p3|three-fold rotation|threefold rotation|three-fold rotational symmetry|threefold rotational symmetry',
  p3m1: 'p3m1|three-fold symmetry|threefold symmetry',
  p31m: 'p31m',
  p6: 'p6|six-fold rotation|sixfold rotation|six-fold rotational symmetry|sixfold rotational symmetry',
  p6m: 'p6m|six-fold symmetry|sixfold symmetry|hexagonal symmetry',
  kaleidoscope: 'kaleidoscope|kaleidoscopic|kaleidoskop|kaléidoscope|caleidoscopio|万華鏡',
}

export const orientationWords: Readonly<Record<Orientation, string>> = {
  'one-way': 'one-way|one way|directional|upright|one direction|unidirectional|einseitig|une direction|一方向',
  'two-way': 'two-way|two way|bidirectional|two direction|zweiseitig|二方向',
  'four-way':
    'four-way|four way|non-directional|non directional|nondirectional|all direction|every direction|omnidirectional|四方向',
}

export const numberWords =
  'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve null|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn zéro|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez zero|uno|due|tre|quattro|cinque|sei|sette|otto|nove|dieci zero|um|duas|três|quatro|cinco|seis|sete|oito|nove|dez 零|一|二|三|四|五|六|七|八|九|十'

/** Words that make the colour before them the ground. */
export const groundWords =
  'background|ground|backdrop|base|base colour|base color|field|hintergrund|grund|untergrund|fond|arrière-plan|fondo|sfondo|fundo|地|背景|バック|地色'
/** Words that make the colour after them the ground. */
export const onWords = 'on|against|over|upon|on top of|auf|vor|sur|sobre|su|sullo|sul|sulla|em cima de'
/** Words after which colours follow. */
export const inWords = 'in|en|em|aus|colored|coloured|の'
export const colourCountWords =
  'colour|color|tone|ink|shade|hue|colored|coloured|farbe|farbig|farbton|couleur|colore|cor|tinta|tono|ton|tom|töne|tönen|toni|teinte|色'
export const negationWords =
  "instead of|rather than|in place of|anstelle von|anstatt|statt|au lieu de|à la place de|en lugar de|en vez de|invece di|al posto di|em vez de|anything but|everything but|all but|all except|everything except|anything except|other than|alles außer|außer|tout sauf|sauf|salvo|excepto|exceto|tranne|eccetto|todo menos|don't use|do not use|don't|dont|no|not|nothing|none|without|never|avoid|avoiding|except|minus|exclude|excluding|zero|free of|ohne|kein|keine|keinen|nicht|sans|pas de|sin|senza|sem|nessun|nessuno|なし|無し|抜き"
/** Words that lie between a thing and what stands beside it. */
export const joiningWords =
  'and|with|plus|featuring|including|&|und|mit|et|avec|y|con|e|com|among|amongst|amid|between|beside|around|と|や'
export const fillerWords =
  "i'm|i am|after rain|after the rain|trompe oeil|trompe œil|trompe l'oeil|trompe l'œil|trompe-l'oeil|trompe-l'œil|trompe l oeil|duotone|skin|skins|" +
  'ring of|circle of|in the ring|rock face|cliff face|breaking|dissolving|melting|turning|morphing|changing|fading|transforming|disintegrating|unravelling|evolving|becoming|étnico|etnico|ethnique|fantasia|fantasía|stitching|stitched|band|bands|flamenca|sevillana|line|lines|warp|urban|urbana|urbano|veneziano|a|an|the|of|to|by|at|as|for|or|from|into|through|under|behind|it|its|is|are|be|have|has|my|our|your|this|that|these|those|some|any|all|each|vector|vector art|flat design|flat style|isometric|surreal|surrealist|naive|naïve|airbrush|airbrushed|3d|pattern|print|design|textile|fabric|cloth|seamless|repeat|repeating|tile|tileable|wallpaper|please|make|create|generate|draw|give|me|i|want|need|would|like|style|styled|inspired|look|looking|feel|feeling|very|quite|really|set|using|made|motif|motifs|skyline|skylines|seen|viewed|illustration|drawing|artwork|art|surface|quality|high-quality|beautiful|pretty|nice|lovely|stunning|detailed|palette|theme|shape|shapes|rapport|rapporte|but|just|also|wearing|holding|reading|riding|eating|hanging|playing|flying|swimming|dancing|themed|vibe|vibes|w|lol|delicate look|touch|touches|hint|accent|accents|pop of|pops of|splash of|dash of|highlight|detail|details|akzent|akzente|akzenten|touche|toque|toques|acento|acentos|accento|accenti|tocco|tocchi|アクセント|der|die|das|dem|den|des|ein|eine|einem|einen|einer|im|am|zum|muster|stoff|druck|tapete|motiv|le|la|les|un|une|des|du|de|d|l|au|aux|motif|tissu|imprimé|papier|peint|el|los|las|una|unos|unas|del|al|estampado|patrón|tela|il|lo|gli|i|della|delle|dei|di|da|stampa|tessuto|motivo|o|os|as|um|uma|do|dos|das|na|estampa|padrão|tecido|柄|模様|パターン|生地|布|デザイン|に|で|は|が|を'

/** Small talk round a wish. */
export const politeWords =
  'scène|scènes|scène champêtre|scènes champêtres|champêtre|champêtres|seta|di seta|in seta|en soie|de seda|dezent|dezente|dezentes|dekostoff|trachtenstoff|teppichboden|möbelstoff|divano|per divano|whisper|whispers|foreground|figure colour|figure color|must|equal parts|in equal parts|equally|drapery|altogether|mostly|mainly|predominantly|primarily|largely|überwiegend|hauptsächlich|surtout|principalement|principalmente|soprattutto|prevalentemente|only|too|so|something|maybe|perhaps|kind|sort|bit|little bit|lots|many|several|various|different|other|another|who|which|where|when|while|their|his|her|out|up|down|day|time|etc|here|there|can|could|should|will|looks|having|being|someone|somebody|everyone|people|für|pour|para|per|por|sehr|bitte|favor|si|you|che|sui|sulle|sulla|nei|nelle|nella|qui|quem|sophisticated|professional|premium|unique|original|simple|special|perfect|amazing|gorgeous|elegant looking|hi|hello|hey|thanks|thank you|danke|merci|gracias|grazie'

/** What the cloth is for; it says nothing about what is on it. */
export const usageWords =
  'panel|panels|wedding stationery|wear|quilt cover|quilt covers|quilted jacket|quilted coat|greeting card|portant|croquis|carré|carre|silk carré|silk carre|placement|placement print|engineered print|shirt|dress|skirt|blouse|tulle|chiffon|organza|satin|viscose|jersey|poplin|lawn|voile|georgette|taffeta|muslin|calico|swimwear|swimsuit|swim|swim short|swim trunk|boardshort|board short|schürze|schürzen|dirndl|dirndlschürze|dirndlschürzen|boxer|boxer short|shirting|suiting|suit|anzug|costume|traje|abito|curtain|upholstery|cushion|cushion cover|pillow|bedding|duvet|blanket|quilting cotton|cotton|silk|napkin|apron|wrapping paper|gift wrap|giftwrap|packaging|bedroom|bathroom|living room|playroom|collection|man|men|woman|women|mum|dad|mother|father|grandma|grandmother|daughter|son|girl|boy|sister|brother|shop|brand|client|customer|baby blanket|scarf|scarf design|tea towel|tote bag|phone case|pyjama|pajama|lining|kleid|vorhang|vorhänge|bettwäsche|robe|rideau|rideaux|vestido|cortina|vestito|tenda|tende'

/** Acts and gatherings that change how many lead, never what is drawn. */
export const actWords =
  'volant|volants|volante|volantes|volanti|fliegend|fliegende|pinned|raining|drifting|doing|catch|catches|catching|blowing|wind|in the wind|breeze|swaying|sitting|standing|walking|running|sleeping|jumping|climbing|hugging|drinking|skating|surfing|cuddling|cooking|baking|fishing|gardening|singing|sailing|driving|floating|falling|blooming|growing|hand|holding hands|hand in hand|arm|arms|together|group|flock|herd|bunch|bowl|plate|slice|piece|pair|paar|paare|parejas|coppie|stack|pile|row|picnic|bouncing|chasing|napping|resting|perching|perched|kissing|dormono|dorment|mangent|boivent|jouent|lisent|nagent|dansent|trinken|mangiano|bevono|leggono|suonano|duermen|schlafend|schlafende|schlafen|dormienti|dansant|tanzende|tanzend|bailando|ballano'
