import type { Code } from '../../../processors/engines/kernels/code.ts'
import type { ArrayKind } from './read-kernel-source.ts'

// Instructions of WebAssembly by what they are in TypeScript.
export const numberOperations: Readonly<Record<string, number>> = {
  '+': 0xa0,
  '-': 0xa1,
  '*': 0xa2,
  '/': 0xa3,
  '===': 0x61,
  '!==': 0x62,
  '<': 0x63,
  '>': 0x64,
  '<=': 0x65,
  '>=': 0x66,
}
export const wholeOperations: Readonly<Record<string, number>> = {
  '+': 0x6a,
  '-': 0x6b,
  '*': 0x6c,
  '%': 0x6f,
  '&': 0x71,
  '|': 0x72,
  '^': 0x73,
  '<<': 0x74,
  '>>': 0x75,
  '===': 0x46,
  '!==': 0x47,
  '<': 0x48,
  '>': 0x4a,
  '<=': 0x4c,
  '>=': 0x4e,
}
export const mathOperations: Readonly<Record<string, readonly number[]>> = {
  sqrt: [0x9f],
  abs: [0x99],
  floor: [0x9c],
  ceil: [0x9b],
  trunc: [0x9d],
  min: [0xa4],
  max: [0xa5],
}
export const loads: Readonly<Record<ArrayKind, readonly number[]>> = {
  Float64Array: [0x2b],
  Float32Array: [0x2a],
  Int32Array: [0x28],
  Uint8Array: [0x2d],
}
export const stores: Readonly<Record<ArrayKind, number>> = {
  Float64Array: 0x39,
  Float32Array: 0x38,
  Int32Array: 0x36,
  Uint8Array: 0x3a,
}

/** LEB128 of a whole number, 0 or more. */
export function unsigned(value: number): Code {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, unsigned(value >>> 7)]
}
