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
  const add = (hex: string): void => {
    if (wells().length >= COLOURS_MOST) return
    const input = make('input', { type: 'color', value: hex, 'aria-label': `Colour ${wells().length + 1}` })
    const well = make('span', { class: 'well' }, input)
    well.append(button('×', () => well.remove(), { class: 'well-less', 'aria-label': 'Remove this colour' }))
    more.before(well)
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
