/** More names of families in other languages, beside the words each family brings itself; families not listed here need none. */
export const familyWords: Readonly<Record<string, string>> = {
  'tossed-floral':
    'geblümt|blütenmuster|blüte|blüten|fleuri|floreale|floral|florido|estampado floral|a fiori|花柄|フラワー',
  ditsy: 'mille fleurs|millefleur|streublumen|kleine blumen|petites fleurs|florecillas|fiorellini|florzinhas|小花柄',
  trailing: 'blumenranke|vigne|lierre|liseron|parra|edera|rampicante|trepadeira|つる草',
  tropical:
    'dschungel|palmblatt|palmblätter|palmenblatt|palmenblätter|feuille de palmier|feuilles de palmier|feuille tropicale|hoja de palma|hojas de palma|hoja tropical|foglia di palma|foglie di palma|folha de palmeira|folha de bananeira|folhas de bananeira|bananenblatt|jungle|selva tropical|giungla|foglie tropicali|folhas tropicais|ジャングル',
  stripes:
    'streifen|gestreift|längsstreifen|querstreifen|rayures|rayé|à rayures|rayas|rayado|a rayas|righe|a righe|rigato|listras|listrado|縞模様|ボーダー|しま',
  dots: 'punkte|gepunktet|tupfen|getupft|petit pois|petits pois|pois|à pois|lunar|lunares|a pois|pallini|bolinha|bolinhas|poá|水玉模様|ドット',
  gingham:
    'vichykaro|karo|kariert|carreaux|à carreaux|carreaux vichy|vichy|cuadros|a cuadros|cuadros vichy|quadretti|a quadretti|quadri|xadrez|チェック|ギンガムチェック',
  tartan:
    'schottenmuster|schottenkaro|carreaux écossais|tartán|cuadros escoceses|quadri scozzesi|xadrez escocês|タータンチェック',
  houndstooth: 'hahnentritt|hahnentrittmuster|pied-de-poule|pata de gallo|pata de galo|pied de poule|千鳥格子',
  herringbone:
    'fischgrät|fischgrat|fischgrätmuster|chevrons|espiga|espiguilla|spina di pesce|spinato|espinha de peixe|ヘリンボーン',
  leopard: 'leopardenmuster|leo print|imprimé léopard|animal print|estampado de leopardo|leopardato|oncinha|ヒョウ柄',
  zebra: 'zebramuster|zebrastreifen|imprimé zèbre|estampado de cebra|zebrato|ゼブラ柄',
  paisley: 'paisleymuster|cachemire|cachemir|kaschmirmuster|ペイズリー柄',
  damask: 'damastmuster|motif damas|damasco|damascato|ダマスク柄',
  chevron: 'zickzack|zickzackmuster|zigzag|zig-zag|a zigzag|ジグザグ',
  argyle: 'rautenmuster|losanges|rombos|rombi|losangos|アーガイル',
  triangles: 'dreiecke|triangles|triángulos|triangoli|triângulos|三角',
  honeycomb: 'waben|wabenmuster|sechsecke|hexagones|hexágonos|esagoni|六角形',
  checkerboard: 'schachbrettmuster|damier|tablero de ajedrez|scacchiera|tabuleiro|市松模様',
  camo: 'tarnmuster|camouflage|camuflaje|mimetico|camuflagem|迷彩柄',
  marbling: 'marmoriert|marbré|marmolado|marmorizzato|marmorizado|マーブル',
  'deco-fans': 'fächer|éventails|abanicos|ventagli|leques|扇',
}
