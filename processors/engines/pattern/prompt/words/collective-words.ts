/**
 * Words that mean many kinds of thing at once, and the kinds they are drawn as when none is named: beasts by where they
 * live, goods by shop.
 */
export const collectiveWords: Readonly<Record<string, string>> = {
  'polar bear|penguin|seal|arctic fox|narwhal':
    'arctic animal|polar animal|arctic creature|arctic wildlife|polar creature|winter animal|snow animal|north pole animal|antarctic animal|polartier|animaux polaires|animales del ártico',
  'mammoth|bison|wolf|bear': 'ice age animal|ice age',
  'tattoo swallow|banner heart|anchor|dagger|rose|ship wheel':
    'tattoo|tattoo flash|flash tattoo|old school tattoo|traditional tattoo|tattoo style|tattoo motif|tattoo design|sailor tattoo|sailor jerry style|tätowierung|tatouage|tatuaje|tatuaggio',
  'camel|lizard|scorpion|meerkat|armadillo': 'desert animal|desert creature|desert wildlife|desert life|wüstentier',
  'blossom tree|tree|autumn tree|winter tree':
    'four seasons|the four seasons|seasons as trees|seasons in trees|season tree|seasonal tree|trees through the seasons|trees in all seasons|four season tree|vier jahreszeiten|quatre saisons|cuatro estaciones|quattro stagioni',
  'eagle|goat|marmot|deer|bear': 'mountain animal|alpine animal|mountain wildlife|alpentier|animaux de montagne',
  'unicorn|dragon|phoenix|griffin|pegasus':
    'mythical creature|mythical animal|mythical beast|mythological creature|mythological beast|magical creature|magical animal|magical beast|fantasy creature|fantasy animal|fantastical creature|legendary creature|imaginary creature|fabelwesen|créature fantastique|créature mythique|criatura mítica|creatura fantastica',
  'owl|bat|badger|raccoon|moth':
    'nocturnal animal|nocturnal creature|night animal|night creature|creature of the night|animal of the night|nachttier',
  'frog|duck|lily pad|dragonfly|heron': 'pond life|pond animal|pond creature|wetland animal|marsh animal|teichtier',
  'otter|beaver|kingfisher|heron|fish':
    'river animal|river creature|river life|riverbank animal|riverbank creature|river wildlife|riverbank|freshwater animal|lake animal',
  'eagle|barn owl|vulture|owl': 'bird of prey|birds of prey|greifvogel|rapace|rapaz',
  'snake|lizard|chameleon|turtle|crocodile': 'reptile|reptil|reptilien|lizards and snakes|rettile|réptil',
  'frog|salamander|axolotl': 'amphibian|amphibie|amphibien|anfibio',
  'mouse|hamster|chipmunk|rat|squirrel': 'rodent|nagetier|rongeur|roedor|roditore',
  'whale|dolphin|orca|seal|narwhal': 'marine mammal|sea mammal|cetacean|meeressäuger',
  'lamb|chick|rabbit|duckling|deer':
    'baby animal|spring animal|nursery animal|animal baby|baby farm animal|tierbaby|tierbabys|bébé animal|bébés animaux|animal bebé|cucciolo',
  'monkey|tiger|toucan|crocodile|leopard':
    'exotic animal|tropical animal|rainforest animal|rainforest creature|jungle creature|jungle beast|exotic creature|exotic beast|amazon animal|dschungeltier|animaux de la jungle',
  'parrot|toucan|hummingbird|peacock':
    'exotic bird|tropical bird|rainforest bird|jungle bird|amazon bird|paradise bird|exotischer vogel|exotische vögel|oiseau exotique|oiseaux exotiques|ave exótica|aves exóticas|pájaro exótico|uccello esotico|uccelli esotici',
  'hen|duck|goose|turkey|rooster': 'poultry|barnyard bird|farm bird|fowl|geflügel|volaille',
  'shrimp|crab|lobster|oyster': 'shellfish|crustacean|meeresfrüchte|fruits de mer',
  'lobster|shrimp|oyster|fish|squid': 'seafood|seafood platter|seafood feast|marisco|frutti di mare',
  'clownfish|coral|turtle|seahorse|sea anemone':
    'coral reef|reef|reef life|great barrier reef|korallenriff|récif de corail|arrecife|barriera corallina',
  'crab|starfish|sea anemone|shell|sea urchin': 'tidepool|tide pool|rock pool|rockpool|tidepool creature',
  'sun|cloud|rainbow|umbrella|lightning': 'weather|weather icon|weather symbol|wetter|météo|clima|meteo',
  'bathtub|rubber duck|toothbrush|soap|bubble':
    'bath time|bathtime|bathroom thing|bathroom item|bath toy|badezimmer|salle de bain',
  'pencil|scissors|paperclip|notebook|calculator':
    'office supply|office supplies|office thing|office|desk supply|desk supplies|stationery supply|bürobedarf|fournitures de bureau',
  'lipstick|perfume|powder compact|hand mirror|makeup brush':
    'makeup|make up|make-up|cosmetic|beauty product|beauty salon|vanity|schminke|kosmetik|maquillage|maquillaje|trucco|化粧品',
  'diamond ring|pearl necklace|bracelet|earring|brooch':
    'jewelry|jewellery|jewel|piece of jewelry|schmuck|bijou|bijoux|joya|joyería|gioiello|gioielli|ジュエリー',
  'sundress|t-shirt|trousers|sock|hat':
    'clothes|clothing|clothing item|garment|kleidung|kleider|vêtement|ropa|vestiti|roupa|服',
  'clothesline|sock|t-shirt|clothes peg': 'laundry day|washing day',
  'cake|ice cream|doughnut|cupcake|macaron':
    'dessert|pudding|sweet treat|patisserie|pâtisserie|nachtisch|postre|dolci|sobremesa',
  'lemonade|milkshake|coffee|wine glass|cocktail': 'drink|beverage|getränk|getränke|boisson|bebida|bevanda|飲み物',
  'star anise|cinnamon|chili|garlic|pepper mill':
    'spice|spices|spice rack|cooking spice|kitchen spice|gewürze|épices|especias|spezie',
  'acorn|hazelnut|chestnut|peanut|almond': 'nut|mixed nut|nuts and seeds|nüsse|noix|nueces|frutta secca',
  'carrot|radish|onion|potato|parsnip': 'root vegetable|root veggie|wurzelgemüse',
  'football|basketball|tennis ball|baseball|volleyball': 'sports ball|sport ball|ball sport|ball game|balls for sport',
  'ski|snowboard|ice skate|sled': 'winter sport|snow sport|wintersport|sports d’hiver|deporte de invierno',
  'eiffel tower|big ben|pyramid|statue of liberty|leaning tower':
    'world landmark|landmark|famous landmark|monument|world monument|famous building|wonder of the world|sehenswürdigkeit|monumento',
  'armchair|lamp|sofa|rocking chair|table':
    'furniture|piece of furniture|mid century furniture|möbel|meuble|meubles|mueble|muebles|mobili|móveis|家具',
  'tent|lantern|compass|backpack|campfire': 'camping gear|camping equipment|hiking gear|hiking equipment|hiking thing',
  'star|firework|flag': 'stars and stripes|americana|fourth of july|4th of july|independence day',
  'pine tree|fir tree': 'pine forest|fir forest|pine wood|pine woods|evergreen forest|conifer forest|spruce forest',
  'birch tree|tree': 'birch forest|birch wood|birch woods|aspen forest|aspen grove',
  'moon|sun|star': 'celestial|celestials|heavenly body|astrology|astrological|cosmos',
  'crystal cluster|gem|moon|crystal point':
    'crystals and gems|healing crystal|crystals|crystal|kristall|cristal|cristallo',
  'potion|cauldron|witch hat|crystal ball|spell book|moon':
    'witchy thing|witchy item|witchy stuff|witchy object|witch thing|witchcraft tool|witchy|witchy vibe|witchcore',
  'stethoscope|pill|syringe|thermometer|adhesive bandage':
    'medical|medicine|nurse|nursing|doctor|hospital|medical icon|medical supply|healthcare|medizin|médecine|enfermera|infermiera',
  'ruler|calculator|abacus|pencil': 'math|maths|mathematics|mathematical|geometry class|mathematik|matemáticas',
  'playground slide|swing|seesaw|kite': 'playground|spielplatz|aire de jeux|parque infantil',
  'rattle|baby bottle|dummy|pram|teddy bear':
    'baby thing|baby item|baby stuff|baby shower|new baby|newborn|babysachen|baby toy|bébé',
  'rolling pin|whisk|cupcake|oven mitt|cookie': 'baking|baking tool|baker|bake|home baking|backen',
  'castle|dragon|princess|knight|crown':
    'fairy tale|fairytale|fairy-tale|once upon a time|medieval fantasy|märchen|conte de fées|cuento de hadas|fiaba|おとぎ話',
  'pyramid|sphinx|ankh|scarab|pharaoh':
    'egyptian|ancient egypt|ancient egyptian|egypt|pharaohs and pyramids|ägypten|ägyptisch|égypte|egipto|egitto|エジプト',
  'popcorn|clapperboard|film reel|cinema ticket|camera':
    'movie|movies|movie night|movie theater|movie theatre|cinema|film night|hollywood|kino|cinéma|cine|映画',
  'bucket|beach ball|sunglasses|flip flop|beach umbrella':
    'beach thing|beach item|beach stuff|beach gear|beach essential|beach day|beach accessory|strandsachen',
  'hoplite|amphora|centaur|lyre':
    'greek vase figure|greek vase figures|greek pottery figure|black figure pottery|black-figure pottery|red figure pottery|red-figure pottery|attic vase figure|ancient greek figure|greek warrior and vase',
  'camera|television|phone|laptop|headphones': 'gadget|device|elektronik|appareils',
}
