import type { Cloth } from '../../../kit/area/cloth.ts'
import { createCloth, paint, paintTogether } from '../../../kit/area/cloth.ts'
import type { Random } from '../../../kit/chance/random.ts'
import { rectangle } from '../../../kit/line/outline.ts'
import type { Plan } from '../../family.ts'
import { setLine, setText } from './set-text.ts'

/** Width of a column, height of a capital of the text and from line to line, in mm. */
const [COLUMN_MM, CAP_MM, LINE_MM] = [80, 3.4, 6.4]
/** Lines of a notice, its headline among them, and how large the capitals of that are. */
const [NOTICE_LINES, HEAD] = [14, 2.3]
/** Margin beside a column as a share of it; half a stroke as a share of a capital; half a rule in mm. */
const [MARGIN, HALF, HEAVY, RULE_MM] = [0.05, 0.075, 0.12, 0.25]

const vocabulary =
  'THE OF AND IN TO ON AT BY FROM WITH NEWS TOWN RIVER BRIDGE MARKET HARBOUR WEATHER FAIR RAIN WIND SHIPS GARDEN SCHOOL MAYOR OPENED FOUND SOLD CLOTH COTTON SILK WEAVERS PRICES CORN TEA LETTERS EVENING MORNING SUNDAY SPRING SUMMER CONCERT DANCE PLAYERS WON MATCH TRAIN ARRIVED LATE EARLY NEW OLD FINE GREAT'.split(
    ' ',
  )
const headlines =
  'FAIR TODAY|MARKET DAY|SHIP IN PORT|NEW BRIDGE|SPRING SALE|RAIN AT LAST|GRAND BALL|HOME WIN|SILK ARRIVES|FULL MOON'.split(
    '|',
  )

/** Columns of small capitals under headlines, with rules between them, as a newspaper is set. */
export function drawNewsprint(plan: Plan): Cloth {
  const { widthMm, heightMm, cast, scale } = plan
  const cloth = createCloth(widthMm, heightMm, cast.ground)
  const columns = Math.max(2, Math.round(widthMm / (COLUMN_MM * scale)))
  const notices = Math.max(2, Math.round(heightMm / (LINE_MM * NOTICE_LINES * scale)))
  const [wide, tall] = [widthMm / columns, heightMm / notices]
  const random = plan.random.fork('notices')
  const heads = random.shuffle(headlines)
  const [ink, other = ink] = cast.figures
  for (let column = 0; column < columns; column++) {
    paint(cloth, ink, rectangle(column * wide - RULE_MM, 0, RULE_MM * 2, heightMm))
    for (let row = 0; row < notices; row++) {
      const left = column * wide + wide * MARGIN
      const top = (row + ((column * 0.37) % 1)) * tall
      const head = heads[(column * notices + row) % heads.length]
      const block = { left, top, wide: wide * (1 - 2 * MARGIN), line: tall / NOTICE_LINES }
      setNotice(cloth, { ink, head: (column + row) % 3 === 1 ? other : ink }, random, { ...block, title: head })
    }
  }
  return cloth
}

type Block = {
  readonly left: number
  readonly top: number
  readonly wide: number
  readonly line: number
  readonly title: string
}

/** A headline as wide as its column, a rule, and lines of text under it. */
function setNotice(cloth: Cloth, inks: { ink: number; head: number }, random: Random, block: Block): void {
  const { left, top, wide, line, title } = block
  const cap = (CAP_MM * line) / LINE_MM
  const large = Math.min(cap * HEAD, (wide * 0.94) / setText(title).long)
  const middle = left + wide / 2
  paintTogether(cloth, inks.head, setLine(title, { x: middle, y: top + line * 0.9, cap: large, half: large * HEAVY }))
  paint(cloth, inks.ink, rectangle(left + wide * 0.3, top + line * 1.95, wide * 0.4, RULE_MM * 2))
  for (let at = 0; at < NOTICE_LINES - 4; at++) {
    const isLast = at === NOTICE_LINES - 5
    const text = lineOf(random, (wide * (isLast ? 0.55 : 1)) / cap)
    // Lines are set out to the full width, as in a newspaper; the last of a notice is short.
    const { long } = setText(text)
    const fit = isLast ? 1 : wide / (long * cap)
    const size = cap * Math.min(1.12, fit)
    const x = isLast ? left + (long * size) / 2 : middle
    paintTogether(cloth, inks.ink, setLine(text, { x, y: top + line * (at + 2.9), cap: size, half: size * HALF }))
  }
}

/** Words of the vocabulary as far as a line of so many capitals holds them. */
function lineOf(random: Random, most: number): string {
  let text = random.pick(vocabulary)
  for (let tries = 0; tries < 12; tries++) {
    const longer = `${text} ${random.pick(vocabulary)}`
    if (setText(longer).long <= most) text = longer
  }
  return text
}
