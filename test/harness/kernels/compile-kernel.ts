import { assembleModule, type KernelGlobal } from '../../../processors/engines/kernels/assemble.ts'
import { compileFunctions } from './compile-function.ts'
import { readKernelSource } from './read-kernel-source.ts'

/**
 * Compiles TypeScript that does nothing but calculate with numbers and arrays of them to WebAssembly. A variable is a
 * number of 64 bits, or a whole one of 32 where it says so or is made of such; arrays beside the functions lie in the
 * module's memory from 0 on, others are given as the byte where they begin. What a kernel cannot say, an object or an
 * array that grows, is refused.
 *
 * @param paths files whose exported functions can be called from outside; what they import is compiled too
 */
export function compileKernel(paths: readonly string[]) {
  const source = readKernelSource(paths)
  const globals = [...source.globals].map(([name, kind]): KernelGlobal => {
    const type = kind === 'whole' ? 'i32' : 'f64'
    return source.placed.has(name) ? { type, name } : { type }
  })
  const bytes = assembleModule(compileFunctions(source), globals)
  const arrays = [...source.arrays].filter(([, { isExported }]) => isExported)
  return { bytes, arrays, functions: source.functions.filter(({ isExported }) => isExported), size: source.bytes }
}
