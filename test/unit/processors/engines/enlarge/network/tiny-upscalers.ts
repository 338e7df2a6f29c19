import type { Graph, GraphNode } from '../../../../../harness/onnx/onnx-file.ts'

export type TinyUpscaler = {
  readonly scale: number
  /** What a network may be like; by default RGB, channels first, of any size, white is 1. */
  readonly channels?: 1 | 3
  readonly isChannelsLast?: boolean
  readonly side?: number
  readonly whiteIs255?: boolean
}

/** A network that makes every pixel a square of its colour. */
export function tinyUpscaler({ scale, channels = 3, isChannelsLast, side, whiteIs255 }: TinyUpscaler): Graph {
  const copies = scale * scale
  const weights = Array.from({ length: channels * copies * channels }, (_, i) =>
    Math.floor(i / channels / copies) === i % channels ? 1 : 0,
  )
  const [height, width] = [side ?? 'height', side ?? 'width']
  const [largeHeight, largeWidth] = [side ? side * scale : 'large_height', side ? side * scale : 'large_width']
  const nodes: GraphNode[] = [
    ...(isChannelsLast ? [transpose('picture', 'planes', [0, 3, 1, 2])] : []),
    { operator: 'Clip', inputs: [isChannelsLast ? 'planes' : 'picture', 'least', 'most'], output: 'bounded' },
    { operator: 'Conv', inputs: ['bounded', 'copy'], output: 'copies', attributes: { kernel_shape: [1, 1] } },
    {
      operator: 'DepthToSpace',
      inputs: ['copies'],
      output: isChannelsLast ? 'large_planes' : 'large',
      attributes: { blocksize: scale, mode: 'CRD' },
    },
    ...(isChannelsLast ? [transpose('large_planes', 'large', [0, 2, 3, 1])] : []),
  ]
  return {
    nodes,
    constants: [
      { name: 'copy', shape: [channels * copies, channels, 1, 1], values: weights },
      // Where white is 255, a picture of 0..1 would come out black.
      { name: 'least', shape: [], values: [whiteIs255 ? 2 : 0] },
      { name: 'most', shape: [], values: [whiteIs255 ? 255 : 1] },
    ],
    inputs: [{ name: 'picture', shape: isChannelsLast ? [1, height, width, channels] : [1, channels, height, width] }],
    outputs: [
      {
        name: 'large',
        shape: isChannelsLast ? [1, largeHeight, largeWidth, channels] : [1, channels, largeHeight, largeWidth],
      },
    ],
  }
}

function transpose(from: string, to: string, perm: readonly number[]): GraphNode {
  return { operator: 'Transpose', inputs: [from], output: to, attributes: { perm } }
}
