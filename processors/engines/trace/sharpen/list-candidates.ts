/** Inks that the pixels of a picture may hold, each an index in a list of inks. */
export type Candidates = {
  /** Ink of each pixel; of a pixel that may hold several one of them. */
  readonly label: Uint8Array
  /** Pixels that may hold more than one ink, in order. */
  readonly open: Int32Array
  /** Where the candidates of each of these begin, and after the last where they end. */
  readonly first: Int32Array
  /** The inks that they may hold. The first two are no candidates; see `findBeside`. */
  readonly ink: Uint8Array
}

/** What is known of where inks are before shares are solved. */
export type Guess = {
  /** Ink of each quarter of a pixel, rows twice as long as the picture's and twice as many. */
  readonly quarters: Uint8Array
  readonly width: number
  readonly height: number
  /** Pixels around one whose inks it may hold, in each direction. */
  readonly reach: number
  /** Pixels that show no ink pure, where not only borders tell that several may be there. */
  readonly isRough?: ((pixel: number) => boolean) | undefined
  /** The inks that open pixels may hold, if not those around them: of two the second alone, which leaves the rest to the first. */
  readonly any?: readonly number[] | undefined
  /** An ink that each pixel may hold besides those around it, and the pixels around it too; `NOTHING` for none. */
  readonly besides?: Uint8Array | undefined
  /** Where this is not 1, pixels hold what was guessed, one ink each. */
  readonly among?: Uint8Array | undefined
}

/** No ink. */
export const NOTHING = 255
const MIXED = NOTHING
const CANDIDATES_MAX = 6

/** Lists what the pixels near a guessed border may hold; all others hold what was guessed. */
export function listCandidates(guess: Guess): Candidates {
  const { any } = guess
  const label = labelsOf(guess)
  const { isOpen, count } = openPixels(label, guess)
  const open = new Int32Array(count)
  const first = new Int32Array(count + 1)
  const ink = new Uint8Array(2 + count * (any?.length ?? CANDIDATES_MAX))
  let end = 2
  for (let pixel = 0, index = 0; pixel < isOpen.length; pixel++) {
    if (isOpen[pixel] === 0) continue
    open[index] = pixel
    first[index++] = end
    if (any) ink.set(any, end)
    end += any ? any.length : listInksAround(guess, label, pixel, ink, end)
    first[index] = end
  }
  if (count === 0) first[0] = end
  for (let index = 0; index < count; index++) if (label[open[index]] === MIXED) label[open[index]] = ink[first[index]]
  if (guess.among) labelMixed(label, guess)
  return { label, open, first, ink: ink.slice(0, end) }
}

/** Labels pixels that show several inks, and may not hold them, with the ink of their first quarter. */
function labelMixed(label: Uint8Array, { quarters, width }: Guess): void {
  for (let pixel = 0; pixel < label.length; pixel++)
    if (label[pixel] === MIXED) label[pixel] = quarters[2 * (width * Math.floor(pixel / width) + pixel)]
}

/** Of each ink, how many pixels show it, and how many of them nothing else. */
export type Purity = { readonly all: Int32Array; readonly pure: Int32Array }

/** Counts the pixels of inks. */
export function countPure({ label, open }: Candidates, inks: number): Purity {
  const [all, pure] = [new Int32Array(inks), new Int32Array(inks)]
  for (const own of label) all[own]++
  pure.set(all)
  for (const pixel of open) pure[label[pixel]]--
  return { all, pure }
}

/** Share of the pixels that are near a guessed border. */
export function openShare(guess: Guess): number {
  const { isOpen, count } = openPixels(labelsOf(guess), guess)
  return count / isOpen.length
}

/** The ink of pixels that show one. */
function labelsOf({ quarters, width, height, isRough, besides }: Guess): Uint8Array {
  const label = new Uint8Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = 4 * y * width + 2 * x
      const own = quarters[at]
      const isOne = quarters[at + 1] === own && quarters[at + 2 * width] === own && quarters[at + 2 * width + 1] === own
      const pixel = y * width + x
      const isSure = isOne && !isRough?.(pixel) && (besides === undefined || besides[pixel] === NOTHING)
      label[pixel] = isSure ? own : MIXED
    }
  return label
}

type Open = { readonly isOpen: Uint8Array; readonly count: number }

/** Marks and counts the pixels around which not all are of one ink. */
function openPixels(label: Uint8Array, { width, height, reach, among }: Guess): Open {
  const along = labelsAlong(label, width, reach)
  const isOpen = new Uint8Array(label.length)
  let count = 0
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - reach) * width, Math.min(height - 1, y + reach) * width]
    for (let x = 0; x < width; x++) {
      const own = along[y * width + x]
      let isOne = own !== MIXED
      for (let row = top; isOne && row <= bottom; row += width) isOne = along[row + x] === own
      if (isOne || (among && among[y * width + x] === 0)) continue
      isOpen[y * width + x] = 1
      count++
    }
  }
  return { isOpen, count }
}

/** The ink of pixels beside which all in their row are of it. */
function labelsAlong(label: Uint8Array, width: number, reach: number): Uint8Array {
  const along = new Uint8Array(label.length).fill(MIXED)
  for (let row = 0; row < label.length; row += width)
    for (let start = 0, end = 0; start < width; start = end) {
      const own = label[row + start]
      while (end < width && label[row + end] === own) end++
      const [from, to] = [start === 0 ? 0 : start + reach, end === width ? width : end - reach]
      if (from < to) along.fill(own, row + from, row + to)
    }
  return along
}

const counts = new Int32Array(NOTHING)
const around = new Uint8Array(NOTHING)

/** Lists the inks guessed around a pixel, the commonest ones where they are many; how many they are. */
function listInksAround(
  { quarters, width, height, reach, besides }: Guess,
  label: Uint8Array,
  pixel: number,
  to: Uint8Array,
  at: number,
): number {
  const y = Math.floor(pixel / width)
  const x = pixel - y * width
  const [left, right] = [Math.max(0, x - reach), Math.min(width - 1, x + reach)]
  const bottom = Math.min(height - 1, y + reach)
  let many = 0
  for (let row = Math.max(0, y - reach); row <= bottom; row++)
    for (let half = 0; half < 2; half++)
      for (let column = left; column <= right; column++) {
        const own = label[row * width + column]
        const quarter = 2 * ((2 * row + half) * width + column)
        if (own !== MIXED) many = half === 0 ? addAround(own, 4, many) : many
        else many = addAround(quarters[quarter + 1], 1, addAround(quarters[quarter], 1, many))
      }
  if (besides) many = addBesides(besides, width, pixel, many)
  if (many > 1) sortAround(many)
  const listed = Math.min(many, CANDIDATES_MAX)
  for (let i = 0; i < listed; i++) to[at + i] = around[i]
  for (let i = 0; i < many; i++) counts[around[i]] = 0
  return listed
}

/** Counts what is seen of an ink, and lists it behind so many when it is new; how many they are then. */
function addAround(own: number, times: number, many: number): number {
  const isNew = counts[own] === 0
  counts[own] += times
  if (isNew) around[many] = own
  return isNew ? many + 1 : many
}

/** Sorts the inks seen by how often they were, those seen as often as they were found. */
function sortAround(many: number): void {
  for (let i = 1; i < many; i++) {
    const own = around[i]
    let to = i
    for (; to > 0 && counts[around[to - 1]] < counts[own]; to--) around[to] = around[to - 1]
    around[to] = own
  }
}

/** Counts what a pixel and those around it may hold besides, and lists what is new. */
function addBesides(besides: Uint8Array, width: number, pixel: number, listed: number): number {
  const x = pixel % width
  const [left, right] = [x > 0 ? -1 : 0, x + 1 < width ? 1 : 0]
  const top = pixel < width ? pixel : pixel - width
  const bottom = Math.min(pixel + width, besides.length - 1)
  let many = listed
  for (let row = top; row <= bottom; row += width)
    for (let at = row + left; at <= row + right; at++)
      if (besides[at] !== NOTHING) many = addAround(besides[at], 1, many)
  return many
}
