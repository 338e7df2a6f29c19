/**
 * Plants of hot countries, feasts, shepherds and people in German, French, Spanish, Italian and Portuguese, and the names of sprigs. Accents and
 * elided articles are as `tokenize` leaves them: fiori d'arancio are `fiori arancio`.
 */
export const motifsAbroad = `
banana leaf: feuille de bananier|feuilles de bananier|hoja de plátano|hojas de plátano|hoja de banano|hojas de banano|foglia di banano|foglie di banano|folha de bananeira|folhas de bananeira
monstera: costela-de-adão|costela de adão|costilla de adán|hoja de costilla de adán|fensterblatt|fensterblätter|philodendron percé
palm frond: palmwedel|palme royale|hoja de palmera|hojas de palmera
shepherdess: bergère|bergères|schäferin|schäferinnen|pastora|pastoras|pastorella|pastorelle
shepherd: berger|bergers|schäfer|pastor|pastores|pastore|pastori|hirte|hirten
seahorse: cavallucci|cavallucci marini|caballitos de mar|cavalos marinhos|cavalo-marinho|cavalos-marinhos|hippocampes
orange blossom: fleur oranger|fleurs oranger|fiore arancio|fiori arancio|azahar|flor de azahar|flores de azahar|flor de laranjeira|orangenblüte|orangenblüten
bauble: weihnachtskugel|weihnachtskugeln|christbaumkugel|christbaumkugeln|boule de noël|boules de noël|bola de navidad|bolas de navidad|pallina di natale|palline di natale|bola de natal|bolas de natal|christmas ornament|christmas ornaments|tree ornament|tree ornaments|glass ball|glass balls
fir: tannenzweig|tannenzweige|tannenzweigen|tannengrün|fichtenzweig|fichtenzweige|branche de sapin|branches de sapin|rama de abeto|ramas de abeto|ramo di abete|rami di abete|ramo de pinheiro|ramos de pinheiro|fir branch|fir branches|fir sprig|fir sprigs|fir bough|fir boughs|fir twig|fir twigs|spruce branch|spruce branches|spruce sprig|spruce sprigs|spruce bough|evergreen branch|evergreen branches|evergreen bough|evergreen boughs|evergreen sprig|evergreen sprigs
pine: kiefernzweig|kiefernzweige|branche de pin|branches de pin|rama de pino|ramas de pino|pine branch|pine branches|pine bough|pine boughs|pine sprig|pine sprigs|pine needles
eucalyptus: eukalyptuszweig|eukalyptuszweige|eukalyptuszweigen|eukalyptusblätter|eukalyptusblatt|branche eucalyptus|branches eucalyptus|feuilles eucalyptus|rama de eucalipto|ramas de eucalipto|hojas de eucalipto|rami di eucalipto|ramo de eucalipto|ramos de eucalipto
olive: olivenzweig|olivenzweige|rameau olivier|rameaux olivier|branche olivier|branches olivier|rama de olivo|ramas de olivo|ramo di ulivo|rami di ulivo|hoja de olivo|hojas de olivo|foglie di ulivo|ramo de oliveira|ramos de oliveira
volcano: vulkan|vulkane|volcan|volcans|volcán|volcanes|vulcano|vulcani|vulcão|vulcões
mermaid: meerjungfrau|meerjungfrauen|sirène|sirènes|sirena|sirenas|sirene|sereia|sereias
fairy: fee|feen|fée|fées|hada|hadas|fata|fate|fada|fadas
pirate: pirat|piraten|pirata|piratas|pirati
princess: prinzessin|prinzessinnen|princesse|princesses|princesa|princesas|principessa|principesse
knight: ritter|chevalier|chevaliers|caballero|caballeros|cavaliere|cavalieri|cavaleiro|cavaleiros
hot air balloon: heißluftballone|globos aerostáticos|balões de ar quente
camel: kamele|chameau|chameaux|camellos|cammelli|camelos|dromadaire|dromedario
cheetah: gepard|geparde|guépard|guépards|guepardo|ghepardo|ghepardi
crocodile: krokodil|krokodile|crocodiles|cocodrilo|cocodrilos|coccodrillo|coccodrilli|crocodilo|jacaré
koala: koalas|koalabär|koalabären
robot: roboter
kangaroo: känguru|kängurus|kangourou|kangourous|canguro|canguros|canguri|canguru
ladybird: marienkäferchen|coccinelles|mariquitas|coccinelle|joaninhas
seagull: möwe|möwen|mouette|mouettes|gaviota|gaviotas|gabbiano|gabbiani|gaivota|gaivotas
tile: fliese|fliesen|carreau de ciment|carreaux de ciment|baldosa|baldosas|piastrella|piastrelle
`
