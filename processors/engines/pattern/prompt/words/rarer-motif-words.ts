/** More names of motifs in German, French, Spanish, Italian, Portuguese and Japanese: rarer beasts, larder, garden and house. */
export const rarerMotifs = `
motorcycle: motocross bike|motocross bikes|dirt bike|dirt bikes|trail bike|trail bikes|motocross
fishing fly: fly fishing fly|fly fishing flies|trout fly|trout flies|salmon fly|salmon flies
pisces: pisces|zodiac fish
cancer sign: cancer crab|cancer crabs|cancer zodiac|cancer zodiac sign|cancer star sign|zodiac cancer|cancer horoscope
playing card: cards|card suit|card suits|poker card|poker cards|casino card|casino cards
lightning: lightning bolt|lightning bolts|bolt of lightning|bolts of lightning|thunderbolt|thunderbolts|lightning flash|blitz|blitze|éclair d'orage|rayos|fulmini
finch: canary bird|canaries|kanarienvogel|kanarienvögel|canarini
birdcage: cage|cages|bird cages|vogelkäfig|jaula
wheat: golden wheat|ripe wheat|wheat ears|ears of wheat|wheat sheaves
chalet: ski chalet|ski chalets|ski lodge|ski lodges|ski hut|ski huts|alpine chalet|alpine chalets|alpine hut
flower basket: basket of flowers|baskets of flowers|basket of blossoms|baskets of blossoms|basket full of flowers|flower filled basket|blumenkorb|blumenkörbe|panier de fleurs|paniers de fleurs|cesta de flores|cestas de flores
fan: paper fan|paper fans|hand fan|hand fans|silk fan|silk fans
birch tree: birches|silver birch|silver birches|birch trunk|birch trunks|birken
alien: martian|martians|extraterrestrial|extraterrestrials
crab: horseshoe crab|horseshoe crabs|hermit crab shell
football: foot ball|foot balls|football ball|football balls
cat in spacesuit: space cat|space cats
dog in spacesuit: space dog|space dogs
bear in spacesuit: space bear|space bears
fox in spacesuit: space fox|space foxes
rabbit in spacesuit: space bunny|space bunnies
mouse in spacesuit: space mouse|space mice
frog in spacesuit: space frog|space frogs
monkey in spacesuit: space monkey|space monkeys
chinese dragon: dragon dance|dragon dances
milkshake: milk shake|milk shakes|shake|shakes
fishbowl: fish bowl|fish bowls|goldfish bowl|goldfish bowls
jar: mason jar|mason jars|kilner jar|kilner jars|preserving jar|preserving jars
rooftop: roof|roofs|tin roof|tin roofs|tiled roof|tiled roofs
orange slice: halved orange|halved oranges|orange half|orange halves|sliced orange|sliced oranges|cut orange|cut oranges|oranges cut in half|oranges sliced in half|halved citrus|sliced citrus|citrus halves
lemon slice: halved lemon|halved lemons|lemon half|lemon halves|sliced lemon|sliced lemons|cut lemon|cut lemons|lemons cut in half|lemons sliced in half
grapefruit half: halved grapefruit|halved grapefruits|grapefruit halves|sliced grapefruit|grapefruits cut in half|grapefruit cut in half
vase: ming vase|ming vases
llama: lama|lamas|alpakas|alpaka|alpaga
eiffel tower: eiffelturm|tour eiffel|torre eiffel|エッフェル塔
poodle: pudel|caniche|barboncino|プードル
clown: clowns|payaso|pagliaccio|pagliacci|palhaço|ピエロ
pretzel: brezel|brezeln|breze|laugenbrezel
beer: bierkrug|bierkrüge|bier|bière|cerveza|birra|cerveja|ビール
heart: lebkuchenherz|lebkuchenherzen
chick: küken|poussin|pollito|pulcino|pulcini|pintinho|ひよこ
typewriter: schreibmaschine|machine à écrire|machines à écrire|máquina de escribir|máquinas de escribir|macchina da scrivere|macchine da scrivere|máquina de escrever|タイプライター
vinyl record: schallplatte|schallplatten|disque vinyle|disques vinyles|disco de vinilo|disco in vinile|レコード
heron: reiher|héron|garza|airone|aironi|garça|鷺|サギ
goose: gans|gänse|oie|oies|ganso|oca|oche|ガチョウ
duck: 鴨|カモ|アヒル
donkey: esel|âne|ânes|burro|asino|asini|ロバ
wolf: wolf|wölfe|loup|loups|lobo|lupo|lupi|狼|オオカミ
badger: dachs|dachse|blaireau|blaireaux|tejón|tejones|tasso|texugo
raccoon: waschbär|waschbären|raton laveur|ratons laveurs|mapache|procione|procioni|アライグマ
sloth: faultier|faultiere|paresseux|perezoso|bradipo|bradipi|preguiça|ナマケモノ
moth: nachtfalter|motte|papillon de nuit|papillons de nuit|polilla|falena|falene|mariposa noturna|蛾
ant: ameise|ameisen|fourmi|hormiga|formiche|formiga|蟻
toucan: tukan|tukane|tucán|tucanes|tucano|tucani|オオハシ
seal: robbe|robben|phoque|foca|foche|アザラシ
shrimp: garnele|garnelen|crevette|gamba|gambero|gamberi|camarão|camarões|海老|エビ
coral: koralle|korallen|corail|coraux|corales|coralli|珊瑚|サンゴ
snail: カタツムリ|かたつむり
owl: 梟
parrot: 鸚鵡
plum: pflaume|pflaumen|prune|ciruela|prugna|prugne|ameixa
apricot: aprikose|aprikosen|abricot|albaricoque|albicocca|albicocche|damasco fruta|杏
lime: limette|limetten|citron vert|citrons verts|ライム
raspberry: himbeere|himbeeren|framboise|frambuesa|lampone|lamponi|framboesa|木苺
blackberry: brombeere|brombeeren|mûre|mora|moras|more di rovo|amora
blueberry: heidelbeere|heidelbeeren|blaubeere|blaubeeren|myrtille|arándano|mirtillo|mirtilli|mirtilo|ブルーベリー
redcurrant: johannisbeere|johannisbeeren|groseille|grosella|ribes|groselha
artichoke: artischocke|artischocken|artichaut|alcachofa|carciofo|carciofi|alcachofra|アーティチョーク
garlic: knoblauch|ail|ajo|aglio|alho|にんにく
onion: zwiebel|zwiebeln|oignon|cebolla|cipolla|cipolle|cebola|玉ねぎ
radish: radieschen|radis|rábano|ravanello|ravanelli|rabanete|大根
aubergine: berenjena|melanzana|melanzane|berinjela|茄子|なす
carrot: 人参|にんじん
toadstool: fliegenpilz|fliegenpilze|amanite|amanites|seta venenosa|茸
chestnut: kastanie|kastanien|châtaigne|marron d'inde|castaña|castagna|castagne|castanha|栗
acorn: gland|glands
pine cone: tannenzapfen|kiefernzapfen|pomme de pin|pommes de pin|piña de pino|pigna|pigne|pinha|松ぼっくり
thistle: sea holly|eryngium|globe thistle|echinops|distel|disteln|chardon|cardo|cardi|アザミ
forget-me-not: vergissmeinnicht|myosotis|nomeolvides|non ti scordar di me|勿忘草
lily of the valley: lilies of the valley|lilies of the vale|lily of the vale|maiglöckchen|muguet|lirio de los valles|mughetto|mughetti|鈴蘭|すずらん
pansy: stiefmütterchen|pensée|pensamiento|viola del pensiero|amor-perfeito|パンジー
wisteria: glyzinie|glyzinien|glycine|glicina|glicine|glicínia|藤
passion flower: passionflower|passiflora|maracuja flower
scabiosa: scabious|pincushion flower
lupin: bluebonnet|bluebonnets|texas bluebonnet|texas bluebonnets|lupine|lupines|lupinen
protea: waratah|waratahs|king protea|proteas
banksia: bottlebrush|bottle brush flower|callistemon
apple blossom: dogwood|dogwoods|dogwood flower|dogwood flowers|dogwood blossom|dogwood blossoms|dogwood branch|dogwood branches
cherry blossom: hawthorn|hawthorn blossom|may blossom|blackthorn
rowan: rosehip|rosehips|rose hip|rose hips|hips and haws|hagebutte|hagebutten
cotton boll: cotton bolls|cotton plant|cotton plants|cotton flower|cotton flowers|cotton branch|cotton branches|cotton stem|cotton stems|baumwollblüte
poppy head: poppy seed head|poppy seed pod|poppy pod|seed pod|seed head|seed heads|seedhead|seedheads|seed pods|mohnkapsel|mohnkapseln
dandelion: dandelion clock|dandelion puff|dandelion seed head|pusteblume|pusteblumen|löwenzahn|pissenlit|diente de león|tarassaco|dente-de-leão|たんぽぽ
jasmine: jazmín|jazmines|gelsomino|gelsomini|jasmim
chamomile: manzanilla flor|camomilla|camomila|カモミール
water lily: seerose|seerosen|nénuphar|nenúfar|nenúfares|ninfea|ninfee|vitória-régia|睡蓮
morning glory: 朝顔|あさがお
kiwi fruit: kiwi|キウイ
lotus: 蓮|はす
bamboo: bambus|bambou|bambú|bambù|竹
succulent: sukkulente|sukkulenten|plante grasse|suculenta|pianta grassa|多肉植物
suitcase: koffer|valise|maleta|valigia|valigie|mala de viagem|スーツケース
clock: uhr|uhren|horloge|reloj|relojes|orologio|orologi|relógio|時計
key: schlüssel|clé|clef|llave|chiave|chiavi|chave|鍵
candle: candela|candele|vela aromática|蝋燭
lantern: lanterns|laterne|laternen|提灯|ちょうちん
hat: hüte|chapéu|帽子
boot: stiefel|botte|stivale|stivali|長靴
shoe: chaussure|zapato|scarpa|scarpe|sapato|靴
french bulldog: bouledogue français|bouledogues français|frenchie|bulldog francés|bulldog francese
beret: béret|bérets|boina|boinas|baskenmütze
horseshoe: hufeisen|fer à cheval|fers à cheval|herradura|herraduras|ferro di cavallo|ferri di cavallo|ferradura|ferraduras|蹄鉄
glove: handschuh|handschuhe|guante|guanto|guanti|手袋
comet: komet|kometen|comète|彗星
watering can: gießkanne|gießkannen|arrosoir|regadera|annaffiatoio|annaffiatoi|regador|じょうろ
birdhouse: vogelhaus|vogelhäuschen|nichoir|casita de pájaros|casetta per uccelli
rocking horse: schaukelpferd|schaukelpferde|cheval à bascule|caballito balancín|cavallo a dondolo
gingerbread man: lebkuchen|lebkuchenmann|lebkuchenmänner|pain d'épices
gingerbread house: gingerbread village|gingerbread town|gingerbread street
candy cane: zuckerstange|zuckerstangen|sucre d'orge
christmas tree: weihnachtsbaum|weihnachtsbäume|tannenbäume|sapin de noël|árbol de navidad|albero di natale|クリスマスツリー
bell: glocke|glocken|cloche|campana|campane|sino|鐘
angel: engel|ange|ángel|ángeles|angelo|angeli|anjo|天使
witch: hexe|hexen|sorcière|bruja|strega|streghe|bruxa|魔女
skull: schädel|teschio|teschi|caveira|骸骨|ドクロ
violin: geige|geigen|violon|violín|violines|violino|violini|ヴァイオリン
trumpet: trompete|trompeten|trompette|trompeta|tromba|trombe|trompete de jazz|トランペット
piano: klavier|klaviere|pianoforte|ピアノ
church: kirche|kirchen|église|iglesia|chiesa|chiese|igreja|教会
bridge: brücke|brücken|puente|ponte|ponti|橋
spoon: löffel|cuillère|cuchara|cucchiaio|cucchiai|colher|スプーン
moka pot: caffettiera|caffettiere|espressokanne|cafetière italienne|cafetera italiana
sardine: sardinas|sardinha|sardinhas|sardelle|sardellen|anchois|anchoa|acciuga|acciughe|sardina|sardinen|鰯
maraca: castañuelas|maracas
bull: stier|stiere|taureau|taureaux|toro|toros|tori|touro
bee: biene|bienen|abeille|abeja|api|abelha|蜂|ミツバチ
daruma: だるま|達磨
lucky cat: 招き猫|まねきねこ
torii gate: 鳥居
eucalyptus: gum leaf|gum leaves|gum tree|gumnut
cherry blossom: cerisier|branche de cerisier|branches de cerisier|cerisiers en fleurs|cerisier en fleurs|rama de cerezo|ramas de cerezo|kirschzweig|kirschzweige|ramo di ciliegio
matryoshka: muñeca rusa|muñecas rusas|poupée russe|poupées russes|bambola russa|matrioske|matrioskas|こけし|マトリョーシカ|matrjoschka|matrioska
tangerine: 蜜柑|みかん
pomegranate: 柘榴
teapot: 急須
hand: hände|mains|manos|mani|mãos|hands
caterpillar: raupe|raupen|chenille|oruga|bruco|bruchi|lagarta|いもむし
polar bear: eisbär|eisbären|ours polaire|ours blanc|oso polar|osos polares|orso polare|orsi polari|urso polar|白熊|シロクマ
caravel: caravela|caravelas|carabela|carabelas|caravelle|caravelles|caravella|karavelle|karavellen|帆船
mussel: miesmuschel|miesmuscheln|moule|moules|mejillón|mejillones|cozza|cozze|mexilhão|mexilhões
wasp: wespe|wespen|guêpe|guêpes|avispa|avispas
boat: boote|schiff|schiffe|navire|nave|navi|navio
orange: orangen|apfelsine|apfelsinen
chamomile: kamille|kamillen
sunglasses: brille|brillen|sonnenbrille|lunettes|lunettes de soleil|gafas|gafas de sol|occhiali|occhiali da sole|óculos|サングラス
shoe: schuh|schuhe|souliers
flamingo: flamants roses|flamencos rosas
watch: montre|montres
lantern: lanternes|lanterne|lanterna|farol|faroles|linterna
hat: chapeau|chapeaux|cappello|cappelli|strohhut|chapeau de paille
dagger: couteau|couteaux|cuchillo|coltello|coltelli|faca
dahlia: dalia|dalias
peach: pesca|pesche
fern: 羊歯
amaryllis: 彼岸花|ritterstern|amaryllis
paintbrush: pinceau|pinceaux|pinsel|pincel|pinceles|pennello|pennelli|絵筆
sewing needle: nadel|nadeln|aiguille|aguja|ago da cucito
peacock: pavos reales
house: case di campagna|casette|casitas|häuschen|maisonnettes
pear: 梨
grape: weinrebe|weinreben|vendange|vendanges|vendimia|vendemmia|weinlese|grape harvest|wine harvest
hummingbird: colibrí|colibríes|colibri|colibrì|kolibri|kolibris|beija-flor|ハチドリ
rudbeckia: black-eyed susan|black eyed susan|sonnenhut|rudbeckie
fan: folding fan|folding fans
robin: rotkehlchen|rouge-gorge|rouges-gorges|petirrojo|pettirosso|pettirossi|コマドリ
blackbird: amsel|amseln|merle|mirlo|merlo|merli|melro
woodpecker: specht|spechte|pivert|pic-vert|pájaro carpintero|picchio|picchi|pica-pau|キツツキ
kingfisher: eisvogel|eisvögel|martin-pêcheur|martín pescador|martin pescatore|martim-pescador|カワセミ
magpie: elster|elstern|pie bavarde|urraca|gazza|gazze|カササギ
pheasant: fasan|fasane|faisan|faisán|faisanes|fagiano|fagiani|faisão|雉
pelican: pelikan|pelikane|pélican|pelícano|pellicano|pellicani|pelicano|ペリカン
puffin: papageientaucher|macareux|frailecillo|pulcinella di mare
lemon tree: lemon grove|citronnier|limonero|zitronenbaum|zitronenbäume
orange tree: oranger|naranjo|orangenbaum|orange grove
apple tree: apfelbaum|apfelbäume|pommier|manzano|melo
pear tree: birnbaum|poirier|peral
basket: panier|paniers|cesto|cesti|cesta|cestas|cestino|korb|körbe|körbchen|canasta
dachshund: perro salchicha|perros salchicha|dackel|teckel|bassotto|bassotti|chien saucisse|chiens saucisses
moose: elch|elche|elchen|élan d'amérique|orignal|orignaux|alce|alces|alci
ski lift: ski gondola|ski gondolas|gondola lift
television: tvs|retro tvs|vintage tvs|old tvs
gnome: wichtel|weihnachtswichtel|zwerg|gartenzwerg|gartenzwerge|nisse|tomte|lutin|nain de jardin|gnomo|duende
yarn: gomitolo di lana|gomitoli di lana|pelote de laine|pelotes de laine|ovillo de lana
olive: olive tree|olive grove|olivenbaum|olivier|olivo|ulivo|ulivi|oliveira
tram: straßenbahn|straßenbahnen|tranvía|tranvías|tramway|tramways|eléctrico|eléctricos|bonde|bondes
flame: breathing fire|fire breathing|fire-breathing|breathes fire|spitting fire|feuerspeiend|crachant du feu|escupiendo fuego
guitar: folk music|folk festival|folk song|folk band|folk concert
`
