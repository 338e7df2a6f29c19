import { button, make } from './dom.ts'

const COLOURS_MOST = 24
const FIRST = '#23477c'

/** A row of colour wells; none of them means that Heddle chooses. */
export type PaletteField = {
  readonly colours: () => readonly string[]
  readonly set: (hexes: readonly string[]) => void
}

export function createPaletteField(holder: HTMLElement): PaletteField {
  const wells = (): HTMLInputElement[] => [...holder.querySelectorAll('input')]
  const more = button('+', () => add(wells().at(-1)?.value ?? FIRST), {
    class: 'well-more',
    'aria-label': 'Add a colour',
  })
  // Counted again whenever one comes or goes, so that no two are read out alike.
  const number = (): void => {
    for (const [index, well] of holder.querySelectorAll('.well').entries()) {
      well.querySelector('input')?.setAttribute('aria-label', `Colour ${index + 1}`)
      well.querySelector('button')?.setAttribute('aria-label', `Remove colour ${index + 1}`)
    }
  }
  const add = (hex: string): void => {
    if (wells().length >= COLOURS_MOST) return
    const well = make('span', { class: 'well' }, make('input', { type: 'color', value: hex }))
    const remove = (): void => {
      well.remove()
      number()
    }
    well.append(button('×', remove, { class: 'well-less' }))
    more.before(well)
    number()
  }
  holder.append(more)
  return {
    colours: () => wells().map(({ value }) => value),
    set: (hexes) => {
      for (const well of holder.querySelectorAll('.well')) well.remove()
      for (const hex of hexes) add(hex)
    },
  }
}
