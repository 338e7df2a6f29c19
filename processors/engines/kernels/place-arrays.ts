import type { CompiledKernels } from './create-kernel.ts'

// What needs 64 bits begins at a multiple of so many bytes.
const ALIGNED = 8

/**
 * Lays the arrays of kernels one after the other, behind what those keep for themselves, and makes room for them.
 *
 * @param size bytes that the kernels keep for themselves
 * @param bytesOf how many bytes each array takes
 * @returns the memory, where each array begins in it, and the byte behind the last
 */
export function placeArrays<Placed extends string>(
  { place, reserve }: CompiledKernels<string, Placed>,
  size: number,
  bytesOf: Readonly<Record<Placed, number>>,
): { readonly buffer: ArrayBuffer; readonly at: Readonly<Record<Placed, number>>; readonly end: number } {
  const at = {} as Record<Placed, number>
  let end = size
  for (const array of Object.keys(bytesOf) as Placed[]) {
    end = Math.ceil(end / ALIGNED) * ALIGNED
    at[array] = end
    place(array, end)
    end += bytesOf[array]
  }
  return { buffer: reserve(end), at, end }
}
