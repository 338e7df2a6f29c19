import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { z } from 'zod'

/** A drawing to be turned into a picture of flat inks. */
export type PictureSource = {
  readonly name: string
  /** Inner markup of an SVG whose view box is `size` square. */
  readonly body: string
  readonly size: number
  /** Flat parts it may keep; 4 when absent. */
  readonly partsMost?: number
}

const resolve = createRequire(import.meta.url).resolve

const iconSetSchema = z.object({
  icons: z.record(z.string(), z.object({ body: z.string(), hidden: z.boolean().optional() })),
  width: z.number(),
})
const charsSchema = z.record(z.string(), z.string())
const metadataSchema = z.object({ categories: z.record(z.string(), z.array(z.string())) })

const PICTURED_CATEGORIES = ['Activities', 'Animals & Nature', 'Food & Drink', 'Objects', 'Travel & Places']
/** People, signs and screens make poor cloth; so do icons that differ only by a badge. */
const UNSUITED =
  /skin-tone|-sign$|button|keycap|flag-|oclock|thirty|arrow|wheelchair|banknote|-yen|mailbox-|speaker-|locked|folder|chart|card|hammer-and|globe-with|oncoming|medal-|1st|2nd|3rd|pig-nose|-with-cross|cigarette|coffin|syringe|drop-of-blood|pistol|hospital|love-hotel|toilet|plunger|pager|fax|dvd|stop-sign|traffic-light|no-entry|nazar|hamsa|-suit$|mahjong|game-die|kaaba|hindu|synagogue|mosque|church|moai|prayer|diya|x-ray|idler|convenience|japanese-post|funeral|headstone|ballot|elevator|receipt|identification|with-slash|-face$|japanese-dolls|nesting|performing|joker|admission|framed/
/** Suited all the same: symbols and people that belong on cloth. */
const ALSO_SUITED = [
  'red-heart',
  'mermaid',
  'dragon-face',
  'heart-suit',
  'sun-with-face',
  'snowman',
  'ballet-dancer',
  'skull',
  'robot',
  'ghost',
  'alien-monster',
  'eye',
  'lips',
  'hand-fan',
  'fox',
  'bear',
  'lion',
  'panda',
  'koala',
  'wolf',
  'raccoon',
  'hamster',
  'frog',
  'unicorn',
  'moose',
  'sparkles',
]

/** Beasts whose head alone is a picture too (`tiger head`), by the icon that shows it. */
const HEADS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'bear fox hamster koala lion moose panda raccoon unicorn wolf'.split(' ').map((beast) => [beast, beast]),
  ),
  ...Object.fromEntries(
    'cat cow dog dragon horse monkey mouse pig rabbit tiger'.split(' ').map((beast) => [beast, `${beast}-face`]),
  ),
}
/** Eyes, muzzle and stripes of a face each keep an ink. */
const HEAD_PARTS = 5

/** Icons of both sets, the flat set first, without skin tones, signs and faces; and heads of beasts. */
export function readIconSources(): PictureSource[] {
  const found = new Map<string, PictureSource>()
  for (const set of ['@iconify-json/fluent-emoji-flat', '@iconify-json/noto']) {
    const { icons, width } = iconSetSchema.parse(readJson(`${set}/icons.json`))
    const { categories } = metadataSchema.parse(readJson(`${set}/metadata.json`))
    const names = [...PICTURED_CATEGORIES.flatMap((category) => categories[category] ?? []), ...ALSO_SUITED]
    for (const name of names) {
      const isSuited = ALSO_SUITED.includes(name) || !UNSUITED.test(name)
      if (isSuited && name in icons && !found.has(name)) found.set(name, { name, body: icons[name].body, size: width })
    }
    for (const [beast, icon] of Object.entries(HEADS)) {
      const name = `${beast}-head`
      if (icon in icons && !found.has(name))
        found.set(name, { name, body: icons[icon].body, size: width, partsMost: HEAD_PARTS })
    }
  }
  return [...found.values()]
}

/** Icon name by emoji. */
export function readEmojiNames(): Map<string, string> {
  const names = new Map<string, string>()
  for (const set of ['@iconify-json/noto', '@iconify-json/fluent-emoji-flat'])
    for (const [codes, name] of Object.entries(charsSchema.parse(readJson(`${set}/chars.json`)))) {
      const points = codes.split('-').map((code) => Number.parseInt(code, 16))
      if (points.length === 1) names.set(String.fromCodePoint(...points), name)
    }
  return names
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(resolve(path), 'utf8'))
}
