/**
 * Small words of briefs in German, French, Spanish, Italian and Portuguese: what else would be taken for a slip of a thing's name. They say
 * nothing of what is drawn.
 */
export const smallWordsAbroad: readonly string[] = [
  // German
  'wir|brauchen|suchen|möchten|möchte|hätten|hätte|gern|gerne|wünschen|benötigen|viel|viele|vielen|wenig|wenige|etwas|mehr|nur|auch|aber|oder|als|wie|beim|vom|ins|ans|durch|sich|ist|sind|soll|sollen|sollte|sein|wird|werden|kann|dazu|dabei|dazwischen|jeweils|etwa|circa|form|formen|anordnung|angeordnet|motive|motiven|motivgröße|größe|breite|höhe|dicke|stil|optik|wirkung|farben|in den farben|verschiedene|verschiedenen|unterschiedliche|einzelne|einzelnen|alle|allen|dieses|diese|dieser|damit|bestehend|gehalten|wirken|wirkt|rapportgröße|stofflich|heimtextilien|damenmode|herrenmode|kindermode|stoffdesign|musterung',
  // French
  'trait|traits|ligne|lignes|nous|voudrions|voudrais|aimerais|cherchons|cherche|souhaite|souhaitons|besoin|faut|entre|dans|parmi|esprit|façon|genre|largeur|hauteur|épaisseur|taille|très|peu|beaucoup|dont|tout|toute|toutes|tous|chaque|plus|moins|bien|sont|est|être|faire|ainsi|quelques|effet|ambiance|inspiré|inspirée|inspiration|façonné|pour la|dessiné|dessinée|dessinés|dessinées|linge de toilette|ameublement|tissu d ameublement|raccord de',
  // Spanish
  'necesito|necesitamos|quiero|queremos|busco|buscamos|muy|mucho|mucha|muchos|muchas|poco|poca|pocos|pocas|algo|más|menos|cada|todo|toda|todos|todas|este|esta|son|es|líneas|línea|trazo|trazos|tamaño|tipo|efecto|repetición|motivos|diseño|dibujo|tejido|tapicería|estilo|escala|anchura|grosor|inspirado|inspirada|unos|entre ellos|como|donde|tropical de',
  // Italian
  'vorrei|vorremmo|vogliamo|cerco|cerchiamo|serve|servono|stile|effetto|larghezza|altezza|misura|spessore|tra|fra|molto|molta|molti|molte|ogni|tutto|tutta|tutti|tutte|più|meno|tratto|tratti|linee|linea|disegno|disegni|motivi|tessuti|arredo|arredamento|tappezzeria|ispirato|ispirata|alcuni|alcune|grande rapporto|leggermente',
  // Portuguese
  'preciso|precisamos|quero|procuro|procuramos|muito|muita|muitos|muitas|pouco|pouca|poucos|poucas|mais|linhas|linha|traço|traços|tamanho|largura|altura|espessura|desenho|desenhos|tecidos|efeito|inspirado em|inspirada em|alguns|algumas|todos os|estofos|decoração',
].flatMap((line) => line.split('|'))

/** Labels that briefs give to their parts: "mood: calm", "density: sparse". */
export const briefLabels: readonly string[] =
  'mood|density|layout|scale|colour story|color story|colourway|colorway|colour palette|color palette|motif size|technique|composition|end use|usage|subject|season|atmosphere|aesthetic|overall|impression|concept|reproduction|repro|adaptation|interpretation|inside|within|throughout|across|along|per|approx|approximately|roughly|about|keep|make it|make sure|ensure|include|show|shows|showing|imagine|think of|developing|after|we|please|plenty|evenly|ordered|arranged|restrained|glossy|central|centre|center|rounded|stylised|stylized|in flight|flowing|sleepy|fresh|names|heavyweight|lightweight|flat colour|flat color|flat colours|flat colors|please include|suitable|ideal|intended|works|working|work'.split(
    '|',
  )
