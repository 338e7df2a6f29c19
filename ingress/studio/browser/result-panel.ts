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

/** Fills the panel beside the cloth: what it is, which inks, and what to do with it next. */
export function showResult(result: OperationResult, facts: Facts, actions: ResultActions): void {
  const lines = facts.lines.flatMap(([label, text]) => [make('dt', {}, label), make('dd', {}, text)])
  const rows = [make('dl', {}, ...lines), inkRow(facts, actions.useInks)]
  if (facts.understood.length > 0) rows.push(make('p', { class: 'words' }, `Read: ${facts.understood.join(', ')}`))
  if (facts.ignored.length > 0) rows.push(make('p', { class: 'words' }, `Not read: ${facts.ignored.join(', ')}`))
  rows.push(actionRow(result, actions))
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
  const row = make('div', { class: 'inks', role: 'img', 'aria-label': `${inks.length} inks` }, ...chips)
  const keep = button(`Keep these ${inks.length} inks`, () => useInks(inks.map(({ hex }) => hex)), { class: 'quiet' })
  return make('div', {}, row, ...(inks.length > 0 && inks.length <= 24 ? [keep] : []))
}

function actionRow(result: OperationResult, { sendOn, curl }: ResultActions): HTMLElement {
  const name = result.url.slice(result.url.lastIndexOf('/') + 1)
  const row = make('div', { class: 'actions' })
  row.append(
    make('a', { href: result.url, download: name, class: 'button', target: '_blank', rel: 'noopener' }, 'Download'),
  )
  if (isPicture(result.format)) {
    row.append(button('Vectorize it', () => void sendOn('vectorize', result)))
    if (result.operation !== 'upscale') row.append(button('Upscale it', () => void sendOn('upscale', result)))
  }
  if (curl !== undefined) {
    const copy = button('Copy as curl', () => {
      void navigator.clipboard.writeText(curl).then(() => {
        copy.textContent = 'Copied'
      })
    })
    row.append(copy)
  }
  return row
}

const percent = (share: number): string => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`
