export const SIDE = 256

const FILLS = ['#e8505b', '#f9d56e', '#14b1ab', '#92b4ec', '#f3a683', '#b8de6f', '#8d6b94', '#ffffff']

/** Faces, cups, hearts and fishes in outlines of two pixels, in eight colours, on white. */
export function outlinedSheet(): string {
  const parts = [
    '<circle r="13"/><circle cx="-5" cy="-3" r="1" fill="#111"/><circle cx="5" cy="-3" r="1" fill="#111"/><path fill="none" d="M-6 4Q0 9 6 4"/>',
    '<path d="M-11 -9H8V7Q8 12 3 12H-6Q-11 12 -11 7Z"/><path fill="none" d="M8 -5H11Q14 -5 14 -1T8 4"/><path fill="none" d="M-7 -4V6M-2 -4V6"/>',
    '<path d="M0 12Q-16 0 -10 -9Q-4 -14 0 -6Q4 -14 10 -9Q16 0 0 12Z"/><path fill="none" d="M-6 -6Q-8 -3 -7 0"/>',
    '<path d="M-14 0Q-4 -12 7 -1L13 -7V7L7 1Q-4 12 -14 0Z"/><circle cx="-7" cy="-2" r="1" fill="#111"/><path fill="none" d="M-3 -5Q0 0 -3 5"/>',
  ]
  const cells = Array.from({ length: 64 }, (_, i) => {
    const [x, y] = [16 + 32 * (i % 8), 16 + 32 * Math.floor(i / 8)]
    const place = `translate(${x + ((i * 7) % 5) * 0.3 - 0.6} ${y + ((i * 11) % 5) * 0.3 - 0.6}) rotate(${(i * 23) % 40})`
    return `<g transform="${place}" fill="${FILLS[(i * 3 + Math.floor(i / 8)) % FILLS.length]}">${parts[(i + Math.floor(i / 8)) % parts.length]}</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><path fill="#fff" d="M0 0H${SIDE}V${SIDE}H0Z"/><g stroke="#111" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round">${cells.join('')}</g></svg>`
}
