const vm = require('node:vm')
const { TestEnvironment } = require('jest-environment-node')

// Native modules check `data instanceof Float32Array` against the outer realm, so the typed arrays of the outer realm
// are shared with the jest context. Without this onnxruntime-node refuses every tensor made inside a test.
// The engines run in the outer realm (jest.runtime.cjs): `toEqual` and `toThrow` ask for the same constructors of what
// they make and throw.
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
  'RangeError',
  'Date',
  'Map',
  'Set',
]

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    // Jest's own context asks a proxy for every `Math` and `Float64Array`, which makes loops over pixels five to twenty times
    // slower than they are. An ordinary global object has no one to ask.
    const { createContext } = vm
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY)
    try {
      super(config, context)
    } finally {
      vm.createContext = createContext
    }
    for (const name of SHARED) this.global[name] = globalThis[name]
  }
}
