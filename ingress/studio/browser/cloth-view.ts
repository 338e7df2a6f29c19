import { byId } from './dom.ts'
import { listenToHands } from './hands.ts'

/** A picture on the cloth. Sizes on screen follow its size in millimetres, so that designs can be compared. */
export type Shown = { readonly url: string; readonly widthMm: number; readonly repeats: boolean; readonly name: string }

export type ClothView = { readonly show: (picture: Shown) => void; readonly say: (text: string) => void }

/** CSS pixels of a millimetre: 96 to the inch. */
const PX_PER_MM = 96 / 25.4
const ZOOM_LEAST = 0.01
const ZOOM_MOST = 8
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
  listenToHands(cloth, ({ right, down, growth }) => {
    place = { ...place, left: place.left + right, top: place.top + down }
    zoomTo(place.zoom * growth)
  })
  const zoomField = byId('zoom', HTMLInputElement)
  zoomField.addEventListener('input', () => zoomTo(2 ** Number(zoomField.value)))
  byId('actual', HTMLButtonElement).addEventListener('click', () => zoomTo(1))
  repeatBox.addEventListener('change', () => move(place))
  byId('show-examples', HTMLButtonElement).addEventListener('click', () => stage(cloth.hidden ? 'cloth' : 'examples'))
  return {
    show: (picture) => {
      shown = picture
      stage('cloth')
      byId('lens', HTMLElement).hidden = false
      cloth.setAttribute('aria-label', picture.name)
      cloth.textContent = ''
      repeatBox.checked = picture.repeats
      move({ zoom: firstZoom(cloth, picture), left: 0, top: 0 })
      // On a phone the form fills the screen, and what it drew lies above it.
      cloth.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
    },
    say: (text) => {
      shown = undefined
      stage('cloth')
      byId('lens', HTMLElement).hidden = true
      cloth.style.backgroundImage = 'none'
      cloth.textContent = text
    },
  }
}

/** Before anything was made there are examples in the place of the cloth; small screens show them after the form. */
function stage(what: 'cloth' | 'examples'): void {
  byId('cloth', HTMLElement).hidden = what !== 'cloth'
  const examples = byId('examples', HTMLElement)
  examples.hidden = what !== 'examples'
  byId('show-examples', HTMLButtonElement).textContent = what === 'cloth' ? 'Examples' : 'Back to the cloth'
  if (what === 'examples') examples.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
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
  const share = `${Math.round(zoom * 100)} % of actual size`
  const field = byId('zoom', HTMLInputElement)
  field.value = String(Math.log2(zoom))
  // The slider counts doublings, which would be read out.
  field.setAttribute('aria-valuetext', share)
  byId('zoom-text', HTMLOutputElement).value = share
}
