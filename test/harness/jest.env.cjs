// Native modules check `data instanceof Float32Array` against the outer realm, so the typed arrays of the outer realm
// are shared with the jest context. Without this onnxruntime-node refuses every tensor made inside a test.
const { TestEnvironment } = require('jest-environment-node')

const SHARED = [
  'ArrayBuffer',
  'SharedArrayBuffer',
  'DataView',
  'Uint8Array',
  'Int8Array',
  'Uint8ClampedArray',
  'Uint16Array',
  'Int16Array',
  'Uint32Array',
  'Int32Array',
  'Float32Array',
  'Float64Array',
  'BigInt64Array',
  'BigUint64Array',
  'Error',
]

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    for (const name of SHARED) this.global[name] = globalThis[name]
  }
}
