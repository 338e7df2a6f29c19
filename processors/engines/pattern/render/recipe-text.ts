import type { DesignSpec } from '../spec/design-spec.ts'
import { ENGINE_VERSION } from '../spec/design-spec.ts'

/** The recipe in a design's file: its size in pixels, so that it can be drawn again for comparison, and its spec. */
export type RecipeText = { readonly width: number; readonly height: number; readonly heddle: DesignSpec }

/** Keyword of the iTXt chunk of a PNG. */
export const RECIPE_KEYWORD = 'heddle'

const NAMESPACE = 'urn:heddle:pattern:'

/**
 * JSON in plain ASCII, because not every container accepts every character: XML forbids some, and WIF allows only
 * ASCII. The size comes first, so that readers interested only in it can stop there.
 */
export function writeRecipe(spec: DesignSpec, { width, height }: { width: number; height: number }): string {
  const json = JSON.stringify({ width, height, heddle: spec } satisfies RecipeText)
  return json.replace(/[\u007f-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** An XMP packet (ISO 16684-1) with the recipe as one property, for formats without a place for text. */
export function writeXmp(recipe: string): string {
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/">',
    `<xmp:CreatorTool>${ENGINE_VERSION}</xmp:CreatorTool>`,
    '</rdf:Description>',
    writeXmpRecipe(recipe),
    '</rdf:RDF></x:xmpmeta>',
    '<?xpacket end="w"?>',
  ].join('\n')
}

/** The recipe as a property for an XMP packet. */
export function writeXmpRecipe(recipe: string): string {
  const property = `<heddle:recipe>${escapeXml(recipe)}</heddle:recipe>`
  return `<rdf:Description rdf:about="" xmlns:heddle="${NAMESPACE}">${property}</rdf:Description>`
}

/** The recipe in an XMP packet, which other programs may have rewritten with the property as an attribute. */
export function readXmp(packet: string): string | undefined {
  const [, element, attribute] = /<heddle:recipe>([^<]*)<|\bheddle:recipe="([^"]*)"/.exec(packet) ?? []
  const text = element ?? attribute
  return text === undefined ? undefined : unescapeXml(text)
}

/** Escapes text for the content of an XML element; not for attributes, since quotes are kept. */
export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Resolves the five XML entities and numeric references; anything else is kept. */
export function unescapeXml(text: string): string {
  return text.replace(/&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/gi, (whole, name, decimal, hex) => {
    if (name) return entities[name.toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
