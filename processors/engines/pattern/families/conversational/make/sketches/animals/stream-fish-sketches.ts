import { blob, body, curve, dot, dots, taper } from '../sketch-marks.ts'

type Coat = { readonly back: string; readonly belly: string; readonly stripe: string; readonly fin: string }

const DARK = '#33302c'

function fish({ back, belly, stripe, fin }: Coat, spots: string): string {
  return (
    body(fin, 'M40 37Q44 25 54 24Q57 31 62 38ZM72 43Q74 36 79 35Q80 40 81 45Z') +
    body(fin, 'M45 64Q48 73 56 75Q58 69 58 63ZM68 61Q70 69 77 70Q78 64 77 58Z') +
    body(back, 'M83 51Q92 46 98 36Q95 51 99 67Q91 59 83 55Z') +
    blob(back, '3 54, 10 45, 24 37, 42 34, 60 37, 76 45, 88 50, 88 55, 76 60, 58 65, 40 68, 22 66, 9 60') +
    blob(belly, '6 57, 16 56, 34 59, 56 60, 74 58, 62 64, 42 68, 24 66, 11 61') +
    taper(stripe, 7, 2.5, '22 53, 42 52, 62 52, 86 52.5') +
    body(fin, 'M27 58Q34 58 38 66Q30 68 26 62Z') +
    dots(DARK, 1.7, spots) +
    curve(DARK, 1.6, '21 43, 24 52, 21 62') +
    curve(DARK, 1.6, '3 55, 9 56, 14 55') +
    dot('#f3e7c8', 12, 50, 3.4) +
    dot(DARK, 12, 50, 2)
  )
}

/** Fish of streams, long and spotted. */
export const streamFishSketches: Readonly<Record<string, string>> = {
  trout: fish(
    { back: '#7b8350', belly: '#efdcae', stripe: '#d4826c', fin: '#a0793f' },
    '29 44, 36 40, 44 43, 50 39, 57 44, 63 42, 69 47, 75 50, 34 47, 41 48, 52 47, 62 48, 80 51, 47 37',
  ),
  salmon: fish(
    { back: '#56788c', belly: '#e9e6dc', stripe: '#e2907c', fin: '#46606f' },
    '30 42, 38 39, 46 41, 54 41, 63 44, 71 48',
  ),
}
