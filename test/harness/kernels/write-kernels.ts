// Compiles the kernels that are written as TypeScript, after one of them was changed: `node
// test/harness/kernels/write-kernels.ts`.
import { writeFileSync } from 'node:fs'
import { writtenKernels } from './written-kernels.ts'

for (const { path, content } of writtenKernels()) writeFileSync(path, content)
