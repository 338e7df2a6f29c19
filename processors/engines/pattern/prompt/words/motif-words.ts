import { motifsAbroad } from './motifs-abroad.ts'
import { rarerMotifs } from './rarer-motif-words.ts'

/** Common motifs in German, French, Spanish, Italian, Portuguese and Japanese, singular and plural where the plural is irregular. */
const table = `
rose: cabbage rose|cabbage roses|climbing rose|climbing roses|rambling rose|rambling roses|rosen|rosa flor|rosas|バラ|薔薇|rosier
branch: zweig|zweige|zweigen|ramas
leaf: blatt|blätter|feuille|hoja|foglia|foglie|folha|葉|葉っぱ|リーフ
daisy: gänseblümchen|margerite|marguerite|pâquerette|margarita|margherita|margarida|デイジー|ひなぎく
sunflower: sonnenblume|tournesol|girasol|girasole|girassol|ひまわり|向日葵
tulip: parrot tulip|fringed tulip|lady tulip|papageientulpe|papageientulpen|tulipe perroquet|tulpe|tulipe|tulipán|tulipanes|tulipano|tulipani|tulipa|チューリップ
poppy: mohn|mohnblume|coquelicot|pavot|amapola|papavero|papaveri|papoula|ポピー|ケシ
peony: tree peony|pfingstrose|pivoine|peonía|peonia|牡丹|芍薬
lily: tiger lily|tigerlily|stargazer lily|stargazer|day lily|daylily|asiatic lily|feuerlilie|feuerlilien|lilie|lys|lirio|giglio|gigli|lírio|百合|ゆり
iris: schwertlilie|菖蒲|アヤメ
cherry blossom: cherry branch|cherry branches|cherry bough|cherry boughs|blossoming cherry|kirschblüte|fleur de cerisier|flor de cerezo|flores de cerezo|flores del cerezo|cerezo en flor|fleurs de cerisier|fiore di ciliegio|fiori di ciliegio|flor de cerejeira|flores de cerejeira|桜|さくら|sakura
chrysanthemum: chrysantheme|chrysanthème|crisantemo|crisântemo|菊
hibiscus: hibiskus|hibisco|ibisco|ハイビスカス
lavender: lavender field|lavender fields|field of lavender|fields of lavender|lavendel|lavande|lavanda|ラベンダー
fern: farn|farne|fougère|helecho|felce|felci|samambaia|シダ
berry: beere|baie|baya|bacca|bacche|baga
lemon: zitrone|citron|limón|limones|limone|limoni|limão|limões|レモン
orange fruit: orangenfrucht|naranjas|arance|laranjas|オレンジの実
cherry: kirsche|cerise|cereza|ciliegia|ciliegie|cereja|さくらんぼ
strawberry: erdbeere|fraise|fresa|fragola|fragole|morango|いちご|苺
apple: apfel|äpfel|pomme|manzana|mela|mele|maçã|maçãs|りんご|林檎
pear: birne|poire|pera|pere|洋梨
pineapple: ananas|piña|abacaxi|パイナップル
watermelon: wassermelone|pastèque|sandía|anguria|cocomero|melancia|スイカ
grape: traube|weintraube|raisin|uva|uvas|ぶどう|葡萄
pomegranate: granatapfel|granatäpfel|grenade|granada|melograno|melagrana|romã|ざくろ
fig: feige|figue|higo|fico|fichi|figo|いちじく
olive: olive branch|olive branches|oliven|aceituna|oliva|azeitona|オリーブ
pumpkin: pumpkin patch|pumpkin patches|kürbis|kürbisse|citrouille|potiron|calabaza|zucca|zucche|abóbora|かぼちゃ
mushroom: pilz|pilze|champignon|seta|hongo|fungo|funghi|cogumelo|きのこ|キノコ
cactus: kaktus|kakteen|cactus|cactos|cacto|サボテン
tree: baum|bäume|arbre|árbol|árboles|albero|alberi|árvore|木
palm tree: palme|palmen|palmier|palmera|palma|palme|palmeira|ヤシ
pine tree: tanne|tannenbaum|tannen|sapin|abeto|pino|pini|pinheiro|松
acorn: eichel|bellota|ghianda|ghiande|bolota|どんぐり
fox: fuchs|füchse|renard|zorro|volpe|volpi|raposa|狐|きつね|キツネ
bear: bär|bären|ours|oso|orso|orsi|urso|熊|クマ
rabbit: hase|hasen|kaninchen|lapin|conejo|coniglio|conigli|coelho|うさぎ|ウサギ|兎
cat: katze|katzen|chat|gato|gatto|gatti|猫|ねこ|ネコ
dog: hund|hunde|chien|perro|cane|cani|cachorro|cão|cães|犬|いぬ|イヌ
horse: pferd|pferde|cheval|chevaux|caballo|cavallo|cavalli|cavalo|馬
deer: hirsch|reh|rehe|cerf|biche|ciervo|cervo|cervi|veado|鹿
squirrel: eichhörnchen|écureuil|ardilla|scoiattolo|scoiattoli|esquilo|リス
hedgehog: igel|hérisson|erizo|riccio|ricci|ouriço|ハリネズミ
otter: fischotter|loutre|nutria|lontra|カワウソ
elephant: elefant|elefanten|éléphant|elefante|elefanti|ゾウ|象
lion: löwe|löwen|león|leones|leone|leoni|leão|leões|ライオン
monkey: affe|affen|singe|mono|scimmia|scimmie|macaco|サル|猿
panda: パンダ
sheep: schaf|schafe|mouton|oveja|pecora|pecore|ovelha|羊|ひつじ
owl: eule|eulen|hibou|chouette|búho|lechuza|gufo|gufi|coruja|ふくろう|フクロウ
bird: vogel|vögel|oiseau|oiseaux|pájaro|ave|uccello|uccelli|pássaro|鳥|小鳥
swallow: schwalbe|hirondelle|golondrina|rondine|rondini|andorinha|ツバメ|燕
crane: kranich|kraniche|grue|grulla|gru|grou|鶴|つる
flamingo: flamingos|flamant|flamant rose|flamenco|fenicottero|fenicotteri|フラミンゴ
parrot: papagei|papageien|perroquet|loro|pappagallo|pappagalli|papagaio|オウム
peacock: pfau|pfauen|paon|pavo real|pavone|pavoni|pavão|孔雀
swan: schwan|schwäne|cygne|cisne|cigno|cigni|白鳥
butterfly: schmetterling|schmetterlinge|papillon|mariposa|farfalla|farfalle|borboleta|蝶|ちょう|チョウ
bee: biene|bienen|abeille|abeja|abelha|蜂|ミツバチ
dragonfly: libelle|libellule|libélula|libellula|libellule|トンボ|蜻蛉
ladybird: marienkäfer|coccinelle|mariquita|coccinella|joaninha|てんとう虫
snail: schnecke|schnecken|escargot|caracol|caracoles|lumaca|lumache|かたつむり
bird of paradise: birds of paradise|bird of paradise flower|birds of paradise flower|strelitzia|strelitzie|strelitzien|oiseau de paradis|oiseaux de paradis|ave del paraíso|aves del paraíso|ave-do-paraíso
ghost: gespenst|gespenster|fantôme|fantasma|fantasmi|おばけ|幽霊
bat: fledermaus|fledermäuse|chauve-souris|murciélago|pipistrello|pipistrelli|morcego|コウモリ
skull: totenkopf|totenköpfe|schädel|crâne|teschio|teschi|caveira|ドクロ
spider: spinne|spinnen|araignée|araña|ragno|ragni|aranha|蜘蛛
penguin: pinguin|pinguine|pingouin|manchot|pingüino|pinguino|pinguini|pinguim|ペンギン
reindeer: rentier|rentiere|renne|reno|renna|トナカイ
gift: geschenk|geschenke|cadeau|cadeaux|regalo|regali|プレゼント
candle: kerze|kerzen|bougie|vela|candela|キャンドル
cow: kuh|kühe|vache|vacas|mucca|mucche|牛
pig: schwein|schweine|cochon|cerdo|maiale|maiali|porco|豚
hen: huhn|hühner|henne|poule|gallina|galline|galinha|鶏
duck: ente|enten|canard|pato|anatra|anatre|カモ
goat: ziege|ziegen|chèvre|cabra|capra|capre|ヤギ
rooster: hahn|hähne|coq|gallo|galo
shark: hai|haie|requin|tiburón|squalo|tubarão|サメ
jellyfish: qualle|quallen|méduse|medusa|クラゲ
lobster: hummer|homard|langosta|aragosta|lagosta|ロブスター
carrot: karotte|karotten|möhre|carotte|zanahoria|carota|carote|cenoura|にんじん
tomato: tomate|tomaten|pomodoro|pomodori|トマト
banana: banane|bananen|plátano|バナナ
peach: pfirsich|pfirsiche|pêche|melocotón|pêssego|桃
truck: lastwagen|lkw|camion|camión|caminhão|トラック
tractor: traktor|traktoren|tracteur|trattore|trator
plane: flugzeug|flugzeuge|avion|avión|aereo|aerei|avião|飛行機
camera: kamera|appareil photo|cámara|fotocamera|カメラ
bread: brot|brote|pain|pane|パン
cheese: käse|fromage|queso|formaggio|queijo|チーズ
wine: wein|vin|vinho|ワイン
coffee: kaffee|café|caffè|コーヒー
scissors: schere|scheren|ciseaux|tijeras|forbici|tesoura|はさみ
button: knopf|knöpfe|bouton|botón|bottone|bottoni|botão|ボタン
pencil: bleistift|bleistifte|lápiz|matita|matite|lápis|鉛筆
crown: krone|kronen|couronne|corona|corone|coroa|王冠
castle: schloss|schlösser|ritterburg|ritterburgen|château|châteaux|castillo|castello|castelli|castelo|城
giraffe: giraffen|girafes|jirafas|giraffe|girafa|キリン
ivy: efeu|lierre grimpant|hiedra|edera|hera|アイビー|蔦
japanese maple: japanese maple leaf|japanese maple|momiji|acer leaf|acer palmatum|japanischer ahorn|érable japonais|紅葉|もみじ
maple: autumn leaf|fall leaf|maple leaf|ahornblatt|feuille d'érable|hoja de arce|foglia d'acero
oak: eiche|eichenlaub|chêne|roble|quercia|carvalho|オーク
eucalyptus: silver dollar|silver dollar eucalyptus|silver dollar gum|eukalyptus|eucalipto|ユーカリ
holly: stechpalme|houx|acebo|agrifoglio|azevinho|ヒイラギ
mistletoe: mistel|gui|muérdago|vischio|visco|ヤドリギ
willow: weide|weidenzweig|saule|sauce|salice|salgueiro|柳
wheat: weizen|blé|trigo|grano|小麦
grass: gras|gräser|herbe|hierba|erba|capim|草
clover: klee|kleeblatt|trèfle|trébol|trifoglio|trevo|クローバー
anemone: anémone|anémona|anemoni|anemonen|アネモネ
ranunculus: ranunkel|ranunkeln|renoncule|renoncules|ranúnculo|ranúnculos|ranuncolo|ranuncoli|ラナンキュラス
wild rose: rose sauvage|roses sauvages|wildrose|wildrosen|heckenrose|heckenrosen|rosa silvestre|rosas silvestres|rosa selvatica|rose selvatiche|églantine|églantines
carnation: nelke|nelken|œillet|oeillet|clavel|garofano|garofani|cravo|カーネーション
violet: veilchen|violette|violeta|viola mammola|すみれ
cornflower: kornblume|kornblumen|bleuet|aciano|fiordaliso|fiordalisi|centáurea
hydrangea: hortensie|hortensien|hortensia|ortensia|ortensie|hortênsia|紫陽花|あじさい
magnolia: magnolie|magnolien|木蓮
camellia: kamelie|kamelien|camélia|camelia|camélias|椿
dahlia: dahlie|dahlien|ダリア
daffodil: narzisse|narzissen|osterglocke|jonquille|narciso|narcisi|水仙
bluebell: glockenblume|glockenblumen|campanule|campanilla|campanula
snowdrop: schneeglöckchen|perce-neige|bucaneve|スノードロップ
wildflower: wildblume|wildblumen|wiesenblume|wiesenblumen|fleurs des champs|fleur sauvage|flores silvestres|fiori di campo|flores do campo|野の花
goldfish: goldfisch|goldfische|poisson rouge|pez dorado|pesce rosso|pesci rossi|peixinho dourado|金魚
yarn: ball of yarn|balls of yarn|wollknäuel|pelote|ovillo|gomitolo|gomitoli|novelo|毛糸
fish: fisch|fische|poisson|pez|peces|pesce|pesci|peixe|魚|さかな
koi: koikarpfen|carpe koï|鯉|錦鯉
whale: wal|wale|baleine|ballena|balena|balene|baleia|クジラ|鯨
dolphin: delfin|delfine|dauphin|delfín|delfines|delfino|delfini|golfinho|イルカ
octopus: krake|oktopus|poulpe|pieuvre|pulpo|polpo|polpi|polvo|タコ
seahorse: seepferdchen|hippocampe|caballito de mar|cavalluccio marino|cavalo marinho|タツノオトシゴ
starfish: seestern|seesterne|étoile de mer|estrella de mar|stella marina|stelle marine|estrela do mar|ヒトデ
shell: muschel|muscheln|coquillage|concha|conchiglia|conchiglie|貝殻|貝
crab: krabbe|krebs|crabe|cangrejo|granchio|granchi|caranguejo|カニ
turtle: schildkröte|tortue|tortuga|tartaruga|tartarughe|カメ|亀
frog: frosch|frösche|grenouille|rana|rane|sapo|rã|カエル
dinosaur: dinosaurier|dinosaure|dinosaurio|dinosauro|dinosauri|dinossauro|恐竜
unicorn: einhorn|einhörner|licorne|unicornio|unicorno|unicorni|unicórnio|ユニコーン
dragon: drache|drachen|dragón|dragones|drago|draghi|dragão|龍|竜
sailboat: segelboot|segelboote|voilier|velero|barca a vela|barche a vela|veleiro|ヨット
boat: bateau|bateaux|barco|barca|barche|船
anchor: anker|ancre|ancla|ancora|ancore|âncora|錨|いかり
lighthouse: leuchtturm|leuchttürme|phare|faro|fari|farol|灯台
rocket: rakete|raketen|fusée|cohete|razzo|razzi|foguete|ロケット
planet: planeten|planète|planeta|pianeta|pianeti|惑星
star: stern|sterne|étoile|estrella|stella|stelle|estrela|星
moon: moonlight|mondlicht|mondschein|clair de lune|claro de luna|luz de luna|chiaro di luna|luar|mond|monde|lune|luna|lua|月
sun: sonne|sonnen|soleil|sol|sole|太陽
cloud: wolke|wolken|nuage|nube|nubes|nuvola|nuvole|nuvem|nuvens|雲
rainbow: regenbogen|arc-en-ciel|arcoíris|arcobaleno|arco-íris|虹
snowflake: schneeflocke|schneeflocken|flocon|flocon de neige|copo de nieve|fiocco di neve|floco de neve|雪の結晶
snowman: schneemann|schneemänner|bonhomme de neige|muñeco de nieve|pupazzo di neve|boneco de neve|雪だるま
mountain: misty mountain|misty mountains|layered mountain|layered mountains|geometric mountain|geometric mountains|mountain range|mountain ranges|berg|berge|montagne|montaña|montagna|montagne|montanha|山
house: haus|häuser|maison|casa|家
bicycle: fahrrad|fahrräder|vélo|bicyclette|bicicleta|bicicletta|biciclette|自転車
car: auto|autos|voiture|coche|macchina|macchine|carro|車
train: zug|züge|tren|treno|treni|trem|電車
hot air balloon: hot air ballon|hot air baloon|hot-air balloon|heißluftballon|heißluftballons|montgolfière|globo aerostático|mongolfiera|mongolfiere|balão|気球
balloon: luftballon|luftballons|ballon|globo|palloncino|palloncini|風船
kite: papierdrachen|cerf-volant|cometa|aquilone|aquiloni|pipa|凧
umbrella: regenschirm|regenschirme|parapluie|paraguas|ombrello|ombrelli|guarda-chuva|傘
teacup: teetasse|teetassen|tasse|tasse à thé|taza|tazza|tazze|xícara|ティーカップ
teapot: teekanne|teekannen|théière|tetera|teiera|teiere|bule|ティーポット
cake: kuchen|torte|gâteau|gâteaux|tarta|torta|bolo|ケーキ
ice cream: eis|eistüte|glace|helado|gelato|gelati|sorvete|アイスクリーム
heart: ❤|♥|💕|💖|💗|💘|💞|herz|herzen|cœur|coeur|corazón|corazones|cuore|cuori|coração|corações|ハート
guitar: gitarre|gitarren|guitare|guitarra|chitarra|chitarre|ギター
book: buch|bücher|livre|libro|libri|livro|本
feather: feder|federn|plume|pluma|piuma|piume|pena|羽
wave: welle|wellen|vague|ola|onda|onde|波
tape measure: measuring tape|measuring tapes|maßband|mètre ruban|cinta métrica
scarf: bufanda|bufandas|écharpe|écharpes|sciarpa|sciarpe|cachecol|cachecóis
oak: oak leaf|oak leaves|eichenblatt|eichenblätter|feuille de chêne|feuilles de chêne|hoja de roble|hojas de roble
sugar skull: calaveras|calavera|calaverita|flower skull|flowery skull|floral skulls|flower skulls
windmill: windmühle|windmühlen|moulin|molino|mulino|mulini|moinho|風車
`

/** English noun by foreign word. */
export const motifTranslations: ReadonlyMap<string, string> = new Map(
  `${table.trim()}\n${rarerMotifs.trim()}\n${motifsAbroad.trim()}`.split('\n').flatMap((row) => {
    const [noun, words] = row.split(': ')
    return words.split('|').map((word): [string, string] => [word, noun === 'orange fruit' ? 'tangerine' : noun])
  }),
)
