import { byId } from './dom.ts'

/** A picture on the cloth. Sizes on screen follow its size in millimetres, so that designs can be compared. */
export type Shown = { readonly url: string; readonly widthMm: number; readonly repeats: boolean; readonly name: string }

export type ClothView = { readonly show: (picture: Shown) => void; readonly say: (text: string) => void }

/** CSS pixels of a millimetre: 96 to the inch. */
const PX_PER_MM = 96 / 25.4
const ZOOM_LEAST = 0.01
const ZOOM_MOST = 8
/** Pixels of a wheel that double the size. */
const WHEEL_OF_DOUBLE = 500
/** A new repeat is shown about this often across. */
const REPEATS_SHOWN = 2.4
const SINGLE_SHARE = 0.86

type Place = { readonly zoom: number /** CSS pixels from the middle. */; readonly left: number; readonly top: number }

/** The large area of the page: a repeat laid out as cloth, to drag and to zoom, or one picture in the middle. */
export function createClothView(): ClothView {
  const cloth = byId('cloth', HTMLDivElement)
  const repeatBox = byId('repeat', HTMLInputElement)
  let shown: Shown | undefined
  let place: Place = { zoom: 1, left: 0, top: 0 }
  const move = (to: Place): void => {
    place = to
    if (shown) paint(cloth, shown, place, repeatBox.checked ? 'repeat' : 'no-repeat')
  }
  const zoomTo = (wanted: number): void => {
    const zoom = bounded(wanted)
    const growth = zoom / place.zoom
    move({ zoom, left: place.left * growth, top: place.top * growth })
  }
  const drag = (right: number, down: number): void =>
    move({ ...place, left: place.left + right, top: place.top + down })
  listen(cloth, { zoomTo, zoomBy: (factor) => zoomTo(place.zoom * factor), drag })
  repeatBox.addEventListener('change', () => move(place))
  return {
    show: (picture) => {
      shown = picture
      cloth.setAttribute('aria-label', picture.name)
      cloth.textContent = ''
      repeatBox.checked = picture.repeats
      move({ zoom: firstZoom(cloth, picture), left: 0, top: 0 })
    },
    say: (text) => {
      shown = undefined
      cloth.style.backgroundImage = 'none'
      cloth.textContent = text
    },
  }
}

const bounded = (zoom: number): number => Math.min(ZOOM_MOST, Math.max(ZOOM_LEAST, zoom))

function firstZoom({ clientWidth, clientHeight }: HTMLElement, { widthMm, repeats }: Shown): number {
  const widthPx = repeats ? clientWidth / REPEATS_SHOWN : Math.min(clientWidth, clientHeight) * SINGLE_SHARE
  return bounded(widthPx / (widthMm * PX_PER_MM))
}

type Tiling = 'repeat' | 'no-repeat'

function paint({ style }: HTMLElement, { url, widthMm }: Shown, { zoom, left, top }: Place, tiling: Tiling): void {
  style.backgroundImage = `url("${encodeURI(url)}")`
  style.backgroundSize = `${widthMm * PX_PER_MM * zoom}px auto`
  style.backgroundRepeat = tiling
  style.backgroundPosition = `calc(50% + ${left}px) calc(50% + ${top}px)`
  byId('zoom', HTMLInputElement).value = String(Math.log2(zoom))
  byId('zoom-text', HTMLOutputElement).value = `${Math.round(zoom * 100)} % of its size on cloth`
}

type Moves = {
  readonly zoomTo: (zoom: number) => void
  readonly zoomBy: (factor: number) => void
  readonly drag: (right: number, down: number) => void
}

function listen(cloth: HTMLElement, { zoomTo, zoomBy, drag }: Moves): void {
  const zoomField = byId('zoom', HTMLInputElement)
  zoomField.addEventListener('input', () => zoomTo(2 ** Number(zoomField.value)))
  byId('actual', HTMLButtonElement).addEventListener('click', () => zoomTo(1))
  cloth.addEventListener('wheel', (event) => {
    event.preventDefault()
    zoomBy(2 ** (-event.deltaY / WHEEL_OF_DOUBLE))
  })
  cloth.addEventListener('pointerdown', (event) => cloth.setPointerCapture(event.pointerId))
  cloth.addEventListener('pointermove', (event) => {
    if (cloth.hasPointerCapture(event.pointerId)) drag(event.movementX, event.movementY)
  })
}
