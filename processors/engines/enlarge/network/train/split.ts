// What enlarging is tuned and trained on, and what it is checked on. Parted by family, never by seed alone: a network
// that has seen one paisley knows them all. Every clip-art collection and the drawings of the trace bench are for
// checking as well.

export type Half = 'tune' | 'check'

/** Prompts of the pattern engine. Training may use every family that no prompt of `check` names. */
export const splitPrompts: Readonly<Record<Half, readonly string[]>> = {
  tune: [
    'tossed wild flowers on navy',
    'tropical leaves in six greens',
    'seigaiha waves, blue and cream',
    'terrazzo, five colours',
    'trailing vines, Morris style',
    'glen check',
  ],
  check: [
    'ditsy daisies, four colours',
    'paisley, rich reds and gold',
    'art deco fans',
    'suzani rosettes, six colours',
    'folk floral, hearts and birds',
    'greek key, navy and white',
  ],
}

/** Families of the pattern engine that the prompts of `check` draw; training leaves them out. */
export const checkFamilies: readonly string[] = ['ditsy', 'paisley', 'decoFans', 'suzani', 'folkFloral', 'greekKey']

/** Sample photographs and surfaces, by the file names of `test/bench/trace/photographs.ts`. */
export const splitPhotographs: Readonly<Record<Half, readonly string[]>> = {
  tune: ['astronaut.png', 'china.jpg', 'rocket.jpg', 'brick.png', 'ihc.png'],
  check: ['chelsea.png', 'coffee.png', 'flower.jpg', 'grass.png', 'gravel.png'],
}
