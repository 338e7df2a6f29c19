import type { IndexPlane } from '../render/index-plane.ts'

/**
 * How much visual weight leans to one side of the repeat: the amplitude of the longest wave (first Fourier coefficient)
 * of the figure and, at half weight, of its inks.
 */
export function measureLean({ data, width, height }: IndexPlane, ground: number): number {
  const inks = [...new Set(data)]
  const columns = inks.map(() => new Float64Array(width))
  const rows = inks.map(() => new Float64Array(height))
  const numbers = new Int16Array(256)
  inks.forEach((ink, at) => {
    numbers[ink] = at
  })
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = numbers[data[y * width + x]]
      columns[at][x]++
      rows[at][y]++
    }
  const waves = inks.map((_, at) => 2 * Math.max(firstWave(columns[at]), firstWave(rows[at])))
  const figures = inks.map((_, at) => at).filter((at) => inks[at] !== ground)
  const covered = data.length - sum(columns[numbers[ground]])
  const colours = figures.reduce((total, at) => total + waves[at], 0) / covered
  // Ground and figure have waves of equal amplitude and opposite sign.
  return (0.5 * waves[numbers[ground]]) / covered + 0.25 * colours
}

function sum(values: Float64Array): number {
  return values.reduce((total, value) => total + value, 0)
}

/** Amplitude of the wave whose length is the period. */
function firstWave(values: Float64Array): number {
  let [real, imaginary] = [0, 0]
  values.forEach((value, at) => {
    const angle = (2 * Math.PI * at) / values.length
    real += value * Math.cos(angle)
    imaginary += value * Math.sin(angle)
  })
  return Math.hypot(real, imaginary)
}
