// What jest loads test files with, but for the engines: they are pure libraries, so all files of a run share them, loaded by
// Node itself. Jest would read, compile and warm up their thousand modules again for every file, which takes longer than most
// tests do, and would keep each copy until its process ends.
const { join, sep } = require('node:path')
const { pathToFileURL } = require('node:url')
const { SyntheticModule } = require('node:vm')
const { default: Runtime } = require('jest-runtime')

const ENGINES = join(__dirname, '..', '..', 'processors', 'engines') + sep
/** Packages that engines and tests both hold: loaded once more, sharp would set the cache that there is one of in a process. */
const PACKAGES = new Set(['sharp', 'zod'])

class SharingRuntime extends Runtime {
  constructor(...args) {
    super(...args)
    const { esmLoader, registries, _resolution } = this
    const { resolveSpecifierForSyncGraph, tryLoadGraphSync } = esmLoader
    if (!resolveSpecifierForSyncGraph || !tryLoadGraphSync)
      throw new Error('This jest-runtime loads modules in another way than test/harness/jest.runtime.cjs expects.')

    const share = (path, registry) => {
      const key = pathToFileURL(path).href
      if (!registry.has(key)) registry.set(key, moduleOf(path, esmLoader.getContext()))
      return key
    }
    // Imports of modules …
    esmLoader.resolveSpecifierForSyncGraph = function (from, specifier, ...rest) {
      if (PACKAGES.has(specifier) || specifier.startsWith('.')) {
        const path = _resolution.resolveEsm(from, specifier)
        if (PACKAGES.has(specifier) || path.startsWith(ENGINES)) {
          const cacheKey = share(path, registries.getActiveEsmRegistry())
          return { cacheKey, enqueue: { cacheKey, modulePath: path }, modulePath: path }
        }
      }
      return resolveSpecifierForSyncGraph.call(this, from, specifier, ...rest)
    }
    // … and `import()`.
    esmLoader.tryLoadGraphSync = function (path, ...rest) {
      if (path.startsWith(ENGINES)) share(path, registries.getActiveEsmRegistry())
      return tryLoadGraphSync.call(this, path, ...rest)
    }
  }
}

/** What Node has loaded, as a module of a test's context. */
function moduleOf(path, context) {
  const exported = require(path)
  const names = Object.keys(exported)
  const setExports = function () {
    for (const name of names) this.setExport(name, exported[name])
  }
  return new SyntheticModule(names, setExports, { context, identifier: path })
}

module.exports = { __esModule: true, default: SharingRuntime }
