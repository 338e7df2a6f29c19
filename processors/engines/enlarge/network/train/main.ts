// Trains the enlarging networks anew and writes their weights, with one command:
//   npm run train -- upscale [--minutes 120] [--folder .heddle/train] [--weights processors/engines/enlarge/network/weights]
// Goes on where it was stopped. A CUDA card is used where there is one; on two cores the default takes two hours.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

/** Share of the minutes that each network gets; the second begins with the weights of the first. */
const CLEAN_SHARE = 0.6
const PACKAGES = ['jax==0.10.2', 'numpy==2.4.6', 'pillow==13.0.0', 'onnx==1.23.2', 'onnxruntime==1.31.1'] as const
const CUDA_PACKAGES = ['jax[cuda12]==0.10.2'] as const

const scripts = import.meta.dirname

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '120' },
    folder: { type: 'string', default: '.heddle/train' },
    weights: { type: 'string', default: join(import.meta.dirname, '..', 'weights') },
  },
})
const minutes = Number(values.minutes)
if (positionals[0] !== 'upscale' || !(minutes > 0)) {
  console.error('usage: npm run train -- upscale [--minutes 120] [--folder FOLDER] [--weights FOLDER]')
  process.exit(2)
}
await trainUpscale(resolve(values.folder), resolve(values.weights), minutes)

async function trainUpscale(folder: string, weights: string, totalMinutes: number): Promise<void> {
  const data = join(folder, 'data')
  const designs = join(data, 'designs.rgb')
  await mkdir(data, { recursive: true })
  await mkdir(weights, { recursive: true })
  const python = await preparePython(folder)
  if (!existsSync(join(data, 'photographs')))
    await run(python, [script('fetch_photographs.py'), join(data, 'photographs')])
  if (!existsSync(designs)) {
    // Under another name first: half of the designs must not be taken for all of them.
    await run(process.execPath, [join(scripts, 'write-designs.ts'), `${designs}.part`])
    await rename(`${designs}.part`, designs)
  }
  const clean = join(folder, 'clean.npz')
  const spoiled = join(folder, 'spoiled.npz')
  const train = (out: string, share: number, more: readonly string[]): Promise<void> =>
    run(python, [script('train.py'), data, out, '--minutes', String(totalMinutes * share), ...more])
  await train(clean, CLEAN_SHARE, [])
  await train(spoiled, 1 - CLEAN_SHARE, ['--spoiled', '--start', clean, '--rate', '1e-3'])
  for (const [name, file, base] of [
    ['clean', clean, 'projected'],
    ['spoiled', spoiled, 'cubic'],
  ] as const) {
    await run(python, [script('export.py'), file, join(weights, `${name}-x4.onnx`), '--base', base])
    await run(python, [script('export.py'), file, join(weights, `${name}-x2.onnx`), '--base', base, '--halve'])
  }
}

function script(name: string): string {
  return join(scripts, name)
}

/** A Python of its own with the packages of the right kind; resolves to its path. */
async function preparePython(folder: string): Promise<string> {
  const home = join(folder, 'venv')
  const python = join(home, 'bin', 'python')
  if (!existsSync(python)) await run('python3', ['-m', 'venv', home])
  const hasCuda = spawnSync('nvidia-smi', ['-L']).status === 0
  const packages = hasCuda ? [...PACKAGES, ...CUDA_PACKAGES] : PACKAGES
  await run(python, ['-m', 'pip', 'install', '-q', '--disable-pip-version-check', ...packages])
  return python
}

function run(command: string, args: readonly string[]): Promise<void> {
  return new Promise((done, failed) => {
    // One thread for the arrays' own mathematics: JAX takes the cores. No compiled files beside the scripts.
    const env = { ...process.env, OPENBLAS_NUM_THREADS: '1', PYTHONDONTWRITEBYTECODE: '1' }
    const child = spawn(command, args, { stdio: 'inherit', env })
    child.once('error', failed)
    child.once('exit', (code) => (code === 0 ? done() : failed(new Error(`${command} ended with ${code}`))))
  })
}
