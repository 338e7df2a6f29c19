/** A craft with a name of its own, the family it is drawn in and, where it has kinds, which of them. */
export type Craft = { readonly family: string; readonly kind?: string; readonly phrases: string }

const of = (family: string, kind: string | undefined, phrases: string): Craft => ({ family, kind, phrases })

/**
 * Weaves, stitches, dyes, prints and tiles by the names that peoples and workshops gave them, beside the words each family brings
 * itself: what would else be passed over and drawn as flowers.
 */
export const craftWords: readonly Craft[] = [
  // Stitched and knotted
  of('folk-floral', undefined, 'madhubani|mithila painting|gond|gond art|pichwai|kalighat|bunad|bunad embroidery'),
  of(
    'folk-floral',
    undefined,
    'lowicz|łowicz|kashubian|kaszuby|moravian folk|palekh|matyo embroidery|kalocsa|bulgarian embroidery',
  ),
  of(
    'folk-floral',
    undefined,
    'stumpwork|ribbonwork|ribbon embroidery|silk shading|crewel stitch|satin stitch|chain stitch|felt applique|applique|appliqué|applique flowers|felt appliqué|wool applique',
  ),
  of(
    'cross-stitch',
    'cross',
    'assisi|assisi work|assisi embroidery|kalaga|hmong|hmong cross stitch|paj ntaub|flower cloth hmong',
  ),
  of('cross-stitch', 'needlepoint', 'latch hook|latch hook rug|rug hooking|punch needle|hooked rug|punch needle rug'),
  of(
    'sashiko',
    'hishi',
    'kogin|kogin zashi|koginzashi|kogin stitch|nishijin kogin|darning pattern|pattern darning|smocking|smocked|honeycomb smocking',
  ),
  of('sashiko', 'kaki-no-hana', 'blackwork diaper|blackwork filling|holbein stitch|blackwork embroidery'),
  of('lace', 'eyelet', 'hardanger|hardanger embroidery|hedebo|drawn thread|drawn thread work|drawn work|pulled thread'),
  of(
    'lace',
    undefined,
    'richelieu|richelieu lace|battenberg|battenberg lace|venetian lace|brussels lace|nottingham lace|valenciennes|point de venise|carrickmacross',
  ),
  of('granny-square', undefined, 'african flower crochet|crochet blanket|afghan blanket|afghan square'),
  of(
    'cable-knit',
    'moss',
    'garter stitch|garter stitch knit|knit stitch|stocking stitch|stockinette|jersey knit|chunky knit',
  ),
  of('damask', undefined, 'candlewick|candlewick bedspread|marcella|brocatelle|cloqué jacquard|fortuny|fortuny silk'),
  of('mola', undefined, 'reverse applique|reverse appliqué'),
  of(
    'suzani',
    undefined,
    'shisha embroidery|shisha work|mirror work|shisha mirror work|mirror work shisha|mirrorwork|rabari|rabari embroidery|kutch embroidery|banjara embroidery',
  ),
  of('botanical-line', undefined, 'redwork|redwork embroidery|bluework|bluework embroidery|outline embroidery'),
  of('basketweave', undefined, 'bamboo weave|bamboo basket weave|woven bamboo|seagrass basket'),
  // Woven
  of('twill', 'slub', 'khadi|khadi cotton|muslin cloth|muslin fabric|cheesecloth|double gauze|bark cloth texture'),
  of('twill', 'chambray', 'pinpoint oxford|royal oxford|poplin cloth|poplin shirting|broadcloth'),
  of('dobby', 'waffle', 'huckaback|huck towel|huck weave|thermal knit'),
  of('dobby', 'diamond', "m's and o's|monk's belt|monks belt|ms and os"),
  of('seersucker', undefined, 'crinkle cotton|crinkle cloth|cloqué|cloque|crinkled stripe'),
  of(
    'corduroy',
    undefined,
    'chenille stripe|chenille stripes|chenille tufted|tufted chenille|chenille bedspread|chenille blanket|chenille throw|chenille upholstery|chenille fabric|chenille cloth|chenille texture|chenille weave|needlecord|jumbo cord',
  ),
  of('moire', undefined, 'taffeta moire|watered taffeta|watered silk'),
  of(
    'brocade',
    'butis',
    'jamdani|jamdani sari|zardozi|zari|zari work|tanchoi|himroo|indian block print|indian blockprint|hand block print indian|jaipur block print|jaipuri print|jaipur print|jaipuri|rajasthani block print|bagru|bagru print|dabu|dabu print|sanganeri|sanganer|sanganeri print|booti print|buti print',
  ),
  of(
    'brocade',
    undefined,
    'bizarre silk|spitalfields|spitalfields silk|lyon silk|li brocade|zhuang brocade|tujia brocade|shu brocade|yun brocade|vietnamese brocade|kinran|obi|obi silk',
  ),
  of(
    'ikat',
    undefined,
    'tenun|tenun ikat|sumba|sumba ikat|flores ikat|ulos|ulos batak|thai silk|thai ikat|lao silk|cambodian silk|hol silk|endek|geringsing',
  ),
  of('ikat', 'kasuri', 'bashofu|kurume|kurume kasuri|iyo kasuri'),
  of('stripes', 'ladder', 'saekdong|saekdong stripe|kanoko stripe|obijime stripe'),
  of('stripes', 'variegated', 'aso oke|aso-oke|asooke|mungo stripe|fugu|fugu smock|faso dan fani'),
  of('stripes', 'serape', 'catalogne|rag weave|trasmatta|boucherouite stripe'),
  of(
    'kilim',
    'stepped',
    'sadu|al sadu|bedouin sadu|sadu weaving|soumak|sumak|boucherouite|mapuche|mapuche weaving|mapuche poncho|zulu basket',
  ),
  of(
    'kilim',
    'manta',
    'latvian belt|lielvarde belt|lielvārde|estonian belt|lithuanian sash|latvian|lithuanian|estonian|sami band|sámi|sami weaving',
  ),
  of('kilim', 'blanket', 'trade blanket|trade blanket geometric'),
  of(
    'gingham',
    'buffalo',
    'shuka|maasai shuka|masai shuka|masai blanket|maasai blanket|lumberjack check|lumberjack plaid',
  ),
  of('carpet', undefined, 'tibetan rug|tibetan carpet|tibetan tiger rug|chinese carpet|peking carpet'),
  // Dyed and printed
  of(
    'batik',
    undefined,
    'miao batik|miao indigo batik|katazome|indigo resist|indigo resist print|resist print|wax resist indigo',
  ),
  of('batik', 'wax', 'kanga|khanga|chitenge|shoowa wax'),
  of('azulejo', 'shweshwe', 'blaudruck print|modrotisk|kékfestő|kekfesto|blueprint fabric|blueprint cloth'),
  of(
    'mudcloth',
    undefined,
    'korhogo|korhogo cloth|masi|masi fiji|masi cloth|fijian masi|hiapo|papua bark cloth|bark cloth',
  ),
  of(
    'blossom-branch',
    undefined,
    'yuzen|kyo yuzen|kaga yuzen|chirimen|chirimen print|cheongsam|qipao|minhwa|chinese wallpaper|hand painted chinese wallpaper',
  ),
  of('karakusa', undefined, 'katagami|ise katagami'),
  of('folk-floral', undefined, 'pavlovo posad|pavlovo posad shawl|pavlovsky posad|pavloposad'),
  of('dots', 'polka', 'flamenco|flamenco dress|flamenco dot|flamenco dots|sevillana|traje de flamenca'),
  // Built
  of('zellige', 'eight-fold', 'mashrabiya|mashrabiyya|seljuk|seljuk star|cosmati|cosmatesque|cosmati floor|mamluk'),
  of(
    'midcentury',
    undefined,
    'miro|miró|joan miro|joan miró|miro shape|miro shapes|calder|alexander calder|calder mobile|calder mobiles|biomorphic|biomorphic shape|biomorphic shapes',
  ),
  of('labyrinth', undefined, 'kufic|square kufic|kufic script'),
  of('samite', undefined, 'coptic|coptic textile|coptic roundel'),
  of('mandala', undefined, 'thangka|tibetan mandala|sand mandala'),
  of('celtic-knot', undefined, 'ulzii|mongolian knot|endless knot|eternal knot|viking interlace'),
  of('scallops', 'plain', 'sequin|sequins|paillette|paillettes|sequinned|sequined|pailletten'),
  of('trellis', 'rope', 'macrame|macramé|makramee'),
  of('signs', 'letters', 'monogram|monograms|monogrammed letters'),
]
