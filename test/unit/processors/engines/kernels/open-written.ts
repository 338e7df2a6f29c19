import { assembleModule, type KernelFunction } from '../../../../../processors/engines/kernels/assemble.ts'
import { createKernel } from '../../../../../processors/engines/kernels/create-kernel.ts'

/** Assembles a kernel as it is written, and opens it. */
export function openWritten(kernel: KernelFunction): ReturnType<typeof createKernel> {
  return createKernel(Buffer.from(assembleModule([kernel])).toString('base64'), kernel.name)
}
