import { byId } from './dom.ts'

export const operations = ['generate', 'vectorize', 'upscale'] as const
type Operation = (typeof operations)[number]

export type Tabs = { readonly choose: (operation: Operation) => void }

/** One form at a time. Tabs are one stop of the Tab key; arrows go from one to the next, and round. */
export function createTabs(): Tabs {
  for (const [index, operation] of operations.entries()) {
    const tab = byId(`${operation}-tab`, HTMLButtonElement)
    tab.addEventListener('click', () => choose(operation))
    tab.addEventListener('keydown', ({ key }) => {
      if (key === 'ArrowRight') turnTo(index + 1)
      else if (key === 'ArrowLeft') turnTo(index - 1)
      else if (key === 'Home') turnTo(0)
      else if (key === 'End') turnTo(-1)
    })
  }
  return { choose }
}

function choose(operation: Operation): void {
  for (const one of operations) {
    byId(one, HTMLFormElement).hidden = one !== operation
    const tab = byId(`${one}-tab`, HTMLButtonElement)
    tab.setAttribute('aria-selected', String(one === operation))
    tab.tabIndex = one === operation ? 0 : -1
  }
}

function turnTo(index: number): void {
  const operation = operations.at(index % operations.length) ?? 'generate'
  choose(operation)
  byId(`${operation}-tab`, HTMLButtonElement).focus()
}
