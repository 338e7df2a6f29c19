import { type Gesture, gestureOf, keyGestures, type Point } from './gesture.ts'

/** Pixels of a wheel that double the size. */
const WHEEL_OF_DOUBLE = 500

/** Mouse, fingers and keys on the cloth, as moves of it. */
export function listenToHands(surface: HTMLElement, move: (gesture: Gesture) => void): void {
  const fingers = new Map<number, Point>()
  surface.addEventListener('wheel', (event) => {
    event.preventDefault()
    move({ right: 0, down: 0, growth: 2 ** (-event.deltaY / WHEEL_OF_DOUBLE) })
  })
  surface.addEventListener('pointerdown', (event) => {
    surface.setPointerCapture(event.pointerId)
    fingers.set(event.pointerId, pointOf(event))
  })
  surface.addEventListener('pointermove', (event) => {
    if (!fingers.has(event.pointerId)) return
    const before = [...fingers.values()]
    fingers.set(event.pointerId, pointOf(event))
    move(gestureOf(before, [...fingers.values()]))
  })
  for (const end of ['pointerup', 'pointercancel'] as const)
    surface.addEventListener(end, ({ pointerId }) => fingers.delete(pointerId))
  surface.addEventListener('keydown', (event) => {
    const gesture = keyGestures[event.key]
    // With one of these keys it is the browser's own zoom, or another command.
    if (!gesture || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    move(gesture)
  })
}

const pointOf = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y })
