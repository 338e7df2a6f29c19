import type { OperationResult } from '../../../schemas/http/results.ts'
import { button, byId, make } from './dom.ts'
import type { Facts } from './facts.ts'

export type ResultActions = {
  readonly useInks: (hexes: readonly string[]) => void
  readonly sendOn: (operation: 'vectorize' | 'upscale', result: OperationResult) => Promise<void>
  /** The call as a shell command; undefined for a result of another visit. */
  readonly curl: string | undefined
}

/** Kinds of file that browsers show and that the other operations read. */
const PICTURES: ReadonlySet<string> = new Set(['png', 'png-indexed', 'jpeg', 'webp'])
export const isPicture = (format: string): boolean => PICTURES.has(format)

/**
 * Fills the panel beside the cloth with what it is and which inks it has, and the bar below it with what to do next.
 */
export function showResult(result: OperationResult, facts: Facts, actions: ResultActions): void {
  const lines = facts.lines.flatMap(([label, text]) => [make('dt', {}, label), make('dd', {}, text)])
  const rows = [make('dl', {}, ...lines), inkRow(facts, actions.useInks)]
  if (facts.understood.length > 0) rows.push(make('p', { class: 'words' }, `Read: ${facts.understood.join('; ')}`))
  if (facts.ignored.length > 0) rows.push(make('p', { class: 'words' }, `Not read: ${facts.ignored.join(', ')}`))
  if (actions.curl !== undefined) rows.push(copyButton(actions.curl))
  byId('actions', HTMLElement).replaceChildren(...actionsOf(result, actions))
  const panel = byId('result', HTMLElement)
  panel.replaceChildren(...rows)
  panel.hidden = false
}

function inkRow({ inks }: Facts, useInks: ResultActions['useInks']): HTMLElement {
  const chips = inks.map(({ hex, share }) => {
    const chip = make('span', {
      class: 'ink',
      title: share === undefined ? hex : `${hex}, ${percent(share)} of the area`,
    })
    chip.style.background = hex
    chip.style.flexGrow = String(Math.max(share ?? 1 / inks.length, 0.02))
    return chip
  })
  const [count, these] =
    inks.length === 1 ? ['1 ink', 'this ink'] : [`${inks.length} inks`, `these ${inks.length} inks`]
  const row = make('div', { class: 'inks', role: 'img', 'aria-label': count }, ...chips)
  const keep = button(`Keep ${these}`, () => useInks(inks.map(({ hex }) => hex)), { class: 'quiet' })
  return make('div', {}, row, ...(inks.length > 0 && inks.length <= 24 ? [keep] : []))
}

function actionsOf(result: OperationResult, { sendOn }: ResultActions): readonly HTMLElement[] {
  const name = result.url.slice(result.url.lastIndexOf('/') + 1)
  const link = { href: result.url, download: name, class: 'button first', target: '_blank', rel: 'noopener' }
  const actions: HTMLElement[] = [make('a', link, 'Download')]
  if (isPicture(result.format)) {
    actions.push(button('Vectorize it', () => void sendOn('vectorize', result)))
    if (result.operation !== 'upscale') actions.push(button('Upscale it', () => void sendOn('upscale', result)))
  }
  return actions
}

function copyButton(curl: string): HTMLElement {
  const copy = button(
    'Copy as curl',
    () => {
      const say = (text: string) => () => {
        copy.textContent = text
      }
      // Browsers have no clipboard for pages of plain http, those of this machine aside.
      const copied = navigator.clipboard?.writeText(curl) ?? Promise.reject()
      copied.then(say('Copied'), say('Copying is not allowed'))
    },
    { class: 'quiet' },
  )
  return copy
}

const percent = (share: number): string => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`
