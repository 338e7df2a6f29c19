// Draws random specs and odd prompts and prints one JSON line for each that is at fault, then how many there were. It
// runs as a plain process because the sandbox of the test runner makes the drawing loops eight times slower.
import sharp from 'sharp'
import { families } from '../../../../../../processors/engines/pattern/families/registry.ts'
import { generatePattern } from '../../../../../../processors/engines/pattern/generate-pattern.ts'
import type { Random } from '../../../../../../processors/engines/pattern/kit/chance/random.ts'
import { createRandom } from '../../../../../../processors/engines/pattern/kit/chance/random.ts'
import { layoutsOf, symmetriesOf } from '../../../../../../processors/engines/pattern/layout/arrangement.ts'
import type { PartialSpec } from '../../../../../../processors/engines/pattern/spec/design-spec.ts'
import { orientations } from '../../../../../../processors/engines/pattern/spec/design-spec.ts'
import { oddPrompts } from './odd-prompts.ts'

const [seed = 'first', specs = '60'] = process.argv.slice(2)
const aspects = ['1:1', '16:9', '4:5', '210:297', '3:1', '1:5']
const formats = ['png', 'svg', 'jpeg', 'webp'] as const

function randomSpec(random: Random): PartialSpec {
  const family = random.pick(families)
  const symmetry = random.chance(0.25) ? random.pick(symmetriesOf(family)) : 'p1'
  const inks = Array.from(
    { length: 2 + random.below(11) },
    () => `#${random.below(0x1000000).toString(16).padStart(6, '0')}`,
  )
  return {
    family: family.name,
    seed: random.below(0xffffffff),
    ...(symmetry === 'p1' ? { layout: random.pick(layoutsOf(family)) } : { symmetry }),
    ...(random.chance(0.7) && { palette: { inks, ground: random.below(inks.length) } }),
    motifs: random.pick([[], ['rose'], ['cat', 'moon'], ['\u202Enot a thing', 'ñandú'], family.motifs.slice(0, 3)]),
    styles: random.pick([[], ['outline'], ['line', 'block-print'], ['<b>']]),
    scale: random.between(0.35, 2.5),
    density: random.chance(0.3) ? random.between(0.05, 0.9) : null,
    orientation: random.pick(orientations),
    repeatMm: random.pick([40, 160, 320, 640]),
    details: random.pick<PartialSpec['details']>([{}, { under: 'gingham' }, { nonsense: 'x', colour: 3, isOdd: true }]),
  }
}

let designs = 0

async function check(what: string, request: Parameters<typeof generatePattern>[0]): Promise<void> {
  designs++
  try {
    const { file, report, width, height } = await generatePattern(request)
    const fault =
      request.format === 'svg'
        ? /NaN|Infinity|undefined/.exec(new TextDecoder().decode(file))?.[0]
        : await faultOfRaster(file, width, height)
    const sum = report.inks.reduce((total, { share }) => total + share, 0)
    if (fault) console.log(JSON.stringify({ what, fault }))
    if (Math.abs(sum - 1) > 0.01) console.log(JSON.stringify({ what, fault: `shares add up to ${sum}` }))
  } catch (error) {
    console.log(JSON.stringify({ what, fault: `${error instanceof Error ? error.stack : error}` }))
  }
}

async function faultOfRaster(file: Uint8Array, width: number, height: number): Promise<string | undefined> {
  const { info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  return info.width === width && info.height === height ? undefined : `is ${info.width} × ${info.height}`
}

for (let at = 0; at < Number(specs); at++) {
  const random = createRandom(`${seed} ${at}`)
  const spec = randomSpec(random)
  const request = {
    prompt: 'a design at random',
    compositionType: random.chance(0.15) ? 'single' : 'tile',
    aspectRatio: random.pick(aspects),
    format: random.pick(formats),
    size: random.pick([64, 150, 257]),
    spec,
  } as const
  await check(JSON.stringify(request), request)
}
for (const prompt of oddPrompts)
  await check(JSON.stringify(prompt.slice(0, 80)), { prompt, compositionType: 'tile', format: 'png', size: 64 })
console.log(JSON.stringify({ designs }))
