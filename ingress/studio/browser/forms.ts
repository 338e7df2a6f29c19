// The three forms: what they hold, as work to be done.
import { byId } from './dom.ts'
import { createPaletteField, type PaletteField } from './palette-field.ts'
import { createPictureField, type PictureField } from './picture-field.ts'
import type { FormWork } from './work.ts'

export type Forms = {
  /** What a form asks for; undefined where it lacks its picture. */
  readonly workOf: (form: HTMLFormElement) => FormWork | undefined
  readonly palette: PaletteField
  readonly pictures: Readonly<Record<'vectorize' | 'upscale', PictureField>>
  /** Whether the picture of a form repeats, `auto` where the service is to look. */
  readonly setTile: (operation: 'vectorize' | 'upscale', tile: 'auto' | 'on' | 'off') => void
}

const SEEDS = 2 ** 32

export function createForms(): Forms {
  const palette = createPaletteField(byId('palette', HTMLDivElement))
  const setTile: Forms['setTile'] = (operation, tile) => {
    const field = byId(operation, HTMLFormElement).elements.namedItem('tile')
    if (field instanceof HTMLSelectElement) field.value = tile
  }
  // What was known of the picture before says nothing of the next one.
  const pictures = {
    vectorize: createPictureField(byId('vectorize-picture', HTMLLabelElement), () => setTile('vectorize', 'auto')),
    upscale: createPictureField(byId('upscale-picture', HTMLLabelElement), () => setTile('upscale', 'auto')),
  }
  const seed = byId('seed', HTMLInputElement)
  byId('another-seed', HTMLButtonElement).addEventListener('click', () => {
    seed.value = String(Math.floor(Math.random() * SEEDS))
    seed.form?.requestSubmit()
  })
  const workOf = (form: HTMLFormElement): FormWork | undefined => {
    const fields = filledFields(form)
    if (form.id === 'generate') return { operation: 'generate', fields: generateFields(fields, palette.colours()) }
    const operation = form.id === 'vectorize' ? 'vectorize' : 'upscale'
    const image = pictures[operation].picture()
    return image && { operation, fields: operation === 'vectorize' ? traceFields(fields) : fields, image }
  }
  return { workOf, palette, pictures, setTile }
}

/** Marks the fields that the service named, and no others, and leads to the first of them. */
export function markWrong(form: HTMLFormElement, problems: readonly { readonly field: string }[]): void {
  // Settings of the trace are named `config.colors`.
  const names = new Set(problems.map(({ field }) => field.slice(field.lastIndexOf('.') + 1)))
  const fields = [...form.querySelectorAll<HTMLInputElement>('[name]')]
  for (const field of fields) field.toggleAttribute('aria-invalid', false)
  const wrong = fields.filter(({ name }) => names.has(name))
  for (const field of wrong) field.setAttribute('aria-invalid', 'true')
  wrong[0]?.focus()
}

/** Fields that were left empty are left out, so that the service's own defaults hold. */
function filledFields(form: HTMLFormElement): Readonly<Record<string, string>> {
  const fields: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value !== '') fields[name] = value
  return fields
}

const NUMBERS: ReadonlySet<string> = new Set(['seed', 'repeatMm', 'size'])

function generateFields(fields: Readonly<Record<string, string>>, colours: readonly string[]): Record<string, unknown> {
  const given: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields)) given[name] = NUMBERS.has(name) ? Number(value) : value
  if (colours.length > 0) given.colorPalette = colours
  return given
}

/** Settings of the trace travel as one field of JSON. */
function traceFields(fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { colors, mode, tile, ...others } = fields
  const config = {
    ...(mode !== undefined && { mode }),
    ...(tile !== undefined && { tile }),
    ...(colors !== undefined && { colors: Number(colors) }),
  }
  return { ...others, config: JSON.stringify(config) }
}
