// A Stable Diffusion model in miniature: the same files, the same names and shapes of inputs, weights from a seed. It
// draws coloured noise, but every part of the way from words to pixels is the real one.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { byteLetters } from '../../../processors/engines/diffusion/clip-tokenizer.ts'
import { drawNoise } from '../../../processors/engines/diffusion/latent.ts'
import { createRandom } from '../../../processors/engines/pattern/kit/chance/random.ts'
import { type Constant, type Graph, type GraphNode, writeOnnx } from './onnx-file.ts'

const WORD_CHANNELS = 16
const LATENT_CHANNELS = 4
const HIDDEN_CHANNELS = 12
const TEXT_PLACES = 77
const CELL_PX = 8

export type TinyModelOptions = {
  readonly seed?: string
  /** Merged over the scheduler's settings. */
  readonly scheduler?: Readonly<Record<string, unknown>>
  /** Gives the network the input through which distilled models are told their guidance. */
  readonly takesGuidance?: boolean
}

/** Writes the whole folder, about 100 kB. */
export async function writeTinyDiffusionModel(folder: string, options: TinyModelOptions = {}): Promise<void> {
  const { seed = 'tiny', scheduler = {}, takesGuidance = false } = options
  const vocabulary = tinyVocabulary()
  const files: Readonly<Record<string, string | Uint8Array>> = {
    'model_index.json': json({ _class_name: 'OnnxStableDiffusionPipeline' }),
    'scheduler/scheduler_config.json': json({ _class_name: 'DDIMScheduler', ...scheduler }),
    'tokenizer/vocab.json': json(Object.fromEntries(vocabulary.tokens.map((token, number) => [token, number]))),
    'tokenizer/merges.txt': ['#version: 0.2', ...vocabulary.merges, ''].join('\n'),
    'tokenizer/tokenizer_config.json': json({ model_max_length: TEXT_PLACES, pad_token: '<|endoftext|>' }),
    'text_encoder/model.onnx': writeOnnx(textEncoder(seed, vocabulary.tokens.length)),
    'unet/config.json': json({ sample_size: 16 }),
    'unet/model.onnx': writeOnnx(unet(seed, takesGuidance)),
    'vae_decoder/config.json': json({ scaling_factor: 0.18215, block_out_channels: [4, 4, 4, 4] }),
    'vae_decoder/model.onnx': writeOnnx(vaeDecoder(seed)),
  }
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await writeFile(join(folder, name), content)
  }
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2)
}

/** Every byte as a token, inside and at the end of a word, and a few merges. */
export function tinyVocabulary(): { readonly tokens: readonly string[]; readonly merges: readonly string[] } {
  const letters = byteLetters()
  const merges = ['r o', 'ro s', 'ros e</w>', 'b l', 'bl u', 'blu e</w>']
  const joined = merges.map((pair) => pair.replace(' ', ''))
  const ends = letters.map((letter) => `${letter}</w>`)
  return { tokens: [...letters, ...ends, ...joined, '<|startoftext|>', '<|endoftext|>'], merges }
}

function weights(seed: string, name: string, shape: readonly number[], spread: number): Constant {
  const count = shape.reduce((product, size) => product * size, 1)
  const values = drawNoise(createRandom(`${seed}/${name}`), count).map((value) => value * spread)
  return { name, shape, values }
}

function convolution(input: string, output: string, name: string): GraphNode {
  return {
    operator: 'Conv',
    inputs: [input, name],
    output,
    attributes: { kernel_shape: [3, 3], pads: [1, 1, 1, 1] },
  }
}

function textEncoder(seed: string, tokens: number): Graph {
  return {
    constants: [weights(seed, 'embedding', [tokens, WORD_CHANNELS], 1)],
    nodes: [{ operator: 'Gather', inputs: ['embedding', 'input_ids'], output: 'last_hidden_state' }],
    inputs: [{ name: 'input_ids', shape: ['batch', 'sequence'], type: 'int32' }],
    outputs: [{ name: 'last_hidden_state', shape: ['batch', 'sequence', WORD_CHANNELS] }],
  }
}

/** Two convolutions, moved by the mean of the words and by the time. */
function unet(seed: string, takesGuidance: boolean): Graph {
  const guidance: readonly GraphNode[] = takesGuidance
    ? [
        { operator: 'MatMul', inputs: ['timestep_cond', 'from_guidance'], output: 'pull' },
        { operator: 'Add', inputs: ['said', 'pull'], output: 'said_more' },
      ]
    : [{ operator: 'Identity', inputs: ['said'], output: 'said_more' }]
  return {
    constants: [
      weights(seed, 'first', [HIDDEN_CHANNELS, LATENT_CHANNELS, 3, 3], 0.2),
      weights(seed, 'second', [LATENT_CHANNELS, HIDDEN_CHANNELS, 3, 3], 0.15),
      weights(seed, 'from_words', [WORD_CHANNELS, HIDDEN_CHANNELS], 0.5),
      ...(takesGuidance ? [weights(seed, 'from_guidance', [256, HIDDEN_CHANNELS], 0.1)] : []),
      { name: 'steps', shape: [1], values: [1000] },
      { name: 'spread_shape', shape: [4], values: [1, HIDDEN_CHANNELS, 1, 1], type: 'int64' },
    ],
    nodes: [
      convolution('sample', 'seen', 'first'),
      {
        operator: 'ReduceMean',
        inputs: ['encoder_hidden_states'],
        output: 'mean',
        attributes: { axes: [1], keepdims: 0 },
      },
      { operator: 'MatMul', inputs: ['mean', 'from_words'], output: 'said' },
      ...guidance,
      { operator: 'Cast', inputs: ['timestep'], output: 'time', attributes: { to: 1 } },
      { operator: 'Div', inputs: ['time', 'steps'], output: 'time_share' },
      { operator: 'Add', inputs: ['said_more', 'time_share'], output: 'moved' },
      { operator: 'Reshape', inputs: ['moved', 'spread_shape'], output: 'bias' },
      { operator: 'Add', inputs: ['seen', 'bias'], output: 'heard' },
      { operator: 'Tanh', inputs: ['heard'], output: 'thought' },
      convolution('thought', 'out_sample', 'second'),
    ],
    inputs: [
      { name: 'sample', shape: ['batch', LATENT_CHANNELS, 'height', 'width'] },
      { name: 'timestep', shape: ['steps'], type: 'int64' },
      { name: 'encoder_hidden_states', shape: ['batch', 'sequence', WORD_CHANNELS] },
      ...(takesGuidance ? [{ name: 'timestep_cond', shape: ['batch', 256] }] : []),
    ],
    outputs: [{ name: 'out_sample', shape: ['batch', LATENT_CHANNELS, 'height', 'width'] }],
  }
}

function vaeDecoder(seed: string): Graph {
  return {
    constants: [
      weights(seed, 'mix', [HIDDEN_CHANNELS, LATENT_CHANNELS, 3, 3], 0.1),
      weights(seed, 'spread', [3 * CELL_PX * CELL_PX, HIDDEN_CHANNELS, 3, 3], 0.1),
    ],
    nodes: [
      convolution('latent_sample', 'mixed', 'mix'),
      convolution('mixed', 'blocks', 'spread'),
      {
        operator: 'DepthToSpace',
        inputs: ['blocks'],
        output: 'pixels',
        attributes: { blocksize: CELL_PX, mode: 'CRD' },
      },
      { operator: 'Tanh', inputs: ['pixels'], output: 'sample' },
    ],
    inputs: [{ name: 'latent_sample', shape: ['batch', LATENT_CHANNELS, 'height', 'width'] }],
    outputs: [{ name: 'sample', shape: ['batch', 3, 'height_px', 'width_px'] }],
  }
}
