import type { OperationResult } from '../../../schemas/http/results.ts'
import { byId, make } from './dom.ts'
import { isPicture } from './result-panel.ts'

/** Files larger than this are named in the strip and not loaded for it. */
const BYTES_SHOWN_MOST = 3_000_000

/** The strip of results under the cloth, the newest first; the one that is shown is marked. */
export type Film = {
  /** @param begins whether it is shown already, or only once somebody chooses it */
  readonly add: (result: OperationResult, show: () => void, begins: 'shown' | 'waiting') => void
  /** Another key opens another account's results. */
  readonly clear: () => void
}

export function createFilm(): Film {
  const strip = byId('film', HTMLElement)
  const mark = (shown: HTMLElement): void => {
    strip.querySelector('[aria-current]')?.removeAttribute('aria-current')
    shown.setAttribute('aria-current', 'true')
  }
  return {
    add: (result, show, begins) => {
      const isShown = (isPicture(result.format) || result.format === 'svg') && result.bytes <= BYTES_SHOWN_MOST
      const frame = make('button', { type: 'button', title: nameOf(result) }, isShown ? '' : result.format)
      if (isShown) frame.style.backgroundImage = `url("${encodeURI(result.url)}")`
      frame.addEventListener('click', () => {
        mark(frame)
        show()
      })
      strip.prepend(frame)
      if (begins === 'shown') mark(frame)
    },
    clear: () => strip.replaceChildren(),
  }
}

/** What a person calls it: the words it was drawn from, where there are some. */
export function nameOf({ operation, format, report }: OperationResult): string {
  const { prompt } = report as { readonly prompt?: unknown }
  return typeof prompt === 'string' ? prompt : `${operation}, ${format}`
}
