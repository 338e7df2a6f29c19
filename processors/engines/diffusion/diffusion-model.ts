import { type Network, type NumberGrid, openNetwork } from '../network/open-network.ts'
import { createTokenizer, type Tokenizer } from './clip-tokenizer.ts'
import { type Latent, windowOf } from './latent.ts'
import { type ModelFolder, ModelFolderUnusable, readModelFolder } from './model-folder.ts'

/** A model on disk, opened: words in, noise out, pixels out. */
export type DiffusionModel = {
  readonly terms: ModelFolder
  readonly tokenizer: Tokenizer
  readonly provider: string
  /** Channels of a latent. */
  readonly channels: number
  /** True when guidance goes into the network itself, as in distilled models. */
  readonly takesGuidance: boolean
  readonly encodeText: (text: string) => Promise<NumberGrid>
  /** What the network says about a noisy latent. */
  readonly predict: (latent: Latent, timestep: number, words: NumberGrid, guidance: number) => Promise<Float32Array>
  /** RGB of a latent, each -1..1, channels first. With `wraps`, the edges see what lies beyond them on the torus. */
  readonly decode: (latent: Latent, wraps: boolean) => Promise<Latent>
  readonly close: () => Promise<void>
}

/** Cells added on each side before decoding a tile: more than a Stable Diffusion decoder sees, so the seam is exact. */
const WRAP_CELLS = 12
/** Width of the embedding that tells a consistency model how much guidance to act out. */
const GUIDANCE_CHANNELS = 256

/**
 * Opens every network of a folder.
 *
 * @throws ModelFolderUnusable when a file is missing or a network has other inputs than Stable Diffusion's
 * @throws NetworkUnusable when no provider can open one of them
 */
export async function openDiffusionModel(folder: string, threads: number): Promise<DiffusionModel> {
  const terms = await readModelFolder(folder)
  const textEncoder = await openNetwork(terms.networks.textEncoder, { threads })
  const unet = await openNetwork(terms.networks.unet, { threads })
  const vaeDecoder = await openNetwork(terms.networks.vaeDecoder, { threads })
  const tokenizer = createTokenizer(terms.tokenizer)
  requireInputs('text_encoder', textEncoder, ['input_ids'])
  requireInputs('unet', unet, ['sample', 'timestep', 'encoder_hidden_states'])
  requireInputs('vae_decoder', vaeDecoder, ['latent_sample'])
  const sample = unet.inputs.find(({ name }) => name === 'sample')
  const timestepRank = unet.inputs.find(({ name }) => name === 'timestep')?.shape.length ?? 1
  return {
    terms,
    tokenizer,
    provider: unet.provider,
    channels: typeof sample?.shape[1] === 'number' ? sample.shape[1] : 4,
    takesGuidance: unet.inputs.some(({ name }) => name === 'timestep_cond'),
    encodeText: async (text) => {
      const { ids } = tokenizer.encode(text)
      const answers = await textEncoder.run({ input_ids: { data: Float32Array.from(ids), shape: [1, ids.length] } })
      return answers.last_hidden_state ?? answers[textEncoder.outputs[0]]
    },
    predict: async (latent, timestep, words, guidance) => {
      const answers = await unet.run({
        sample: gridOf(latent),
        timestep: { data: Float32Array.of(timestep), shape: timestepRank === 0 ? [] : [1] },
        encoder_hidden_states: words,
        timestep_cond: embedGuidance(guidance),
      })
      return answers[unet.outputs[0]].data
    },
    decode: (latent, wraps) => decode(vaeDecoder, terms, latent, wraps),
    close: async () => {
      for (const network of [textEncoder, unet, vaeDecoder]) await network.close()
    },
  }
}

function requireInputs(part: string, network: Network, names: readonly string[]): void {
  const missing = names.find((name) => !network.inputs.some((input) => input.name === name))
  if (missing) throw new ModelFolderUnusable(`${part}/model.onnx has no input "${missing}"`)
}

function gridOf({ data, channels, height, width }: Latent): NumberGrid {
  return { data, shape: [1, channels, height, width] }
}

async function decode(vae: Network, terms: ModelFolder, latent: Latent, wraps: boolean): Promise<Latent> {
  const rim = wraps ? WRAP_CELLS : 0
  const { width, height } = latent
  const framed = windowOf(latent, -rim, -rim, width + 2 * rim, height + 2 * rim)
  const scaled = { ...framed, data: framed.data.map((value) => value / terms.latentScale) }
  const answers = await vae.run({ latent_sample: gridOf(scaled) })
  const { data, shape } = answers[vae.outputs[0]]
  const [, channels, framedHeight, framedWidth] = shape
  const cellPx = framedWidth / framed.width
  const pixels = { data, channels, height: framedHeight, width: framedWidth }
  return windowOf(pixels, rim * cellPx, rim * cellPx, width * cellPx, height * cellPx)
}

/**
 * The sinusoidal embedding of a guidance weight. Source: S. Luo et al., "Latent Consistency Models" (2023), after A.
 * Vaswani et al., "Attention Is All You Need" (2017).
 */
function embedGuidance(guidance: number): NumberGrid {
  const half = GUIDANCE_CHANNELS / 2
  const weight = (guidance - 1) * 1000
  const angles = Array.from({ length: half }, (_, at) => weight * 10_000 ** (-at / (half - 1)))
  const data = Float32Array.from([...angles.map(Math.sin), ...angles.map(Math.cos)])
  return { data, shape: [1, GUIDANCE_CHANNELS] }
}
