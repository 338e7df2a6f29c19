// kafkajs 2.2.4 puts the headers of a record together by copying all of them for each one, so that fifteen thousand, which
// fit into a record, keep a process busy for a minute; and it takes what every object inherits for a value that came
// before, so that a header called `constructor` or `__proto__` has one that is no bytes. Whoever may write a topic may
// name headers as they like.
import { createRequire } from 'node:module'

type Header = { readonly key: string; readonly value: Buffer | null }
type Headers = Readonly<Record<string, Buffer | null>>
type Decoder = { readonly readVarInt: () => number }
type DecoderClass = {
  prototype: { readVarIntArray: (this: Decoder, reader: (decoder: Decoder) => Header) => { reduce: () => Headers } }
}

const require = createRequire(import.meta.url)
let done = false

/**
 * Replaces one method of kafkajs, which it uses for headers alone, once per process. A header given several times keeps
 * its first value. The exact version is pinned, and a test reads a record of many headers.
 */
export function readHeadersOnce(): void {
  if (done) return
  done = true
  const { prototype } = require('kafkajs/src/protocol/decoder') as DecoderClass
  prototype.readVarIntArray = function readHeaders(reader) {
    const headers = new Map<string, Buffer | null>()
    const count = this.readVarInt()
    for (let at = 0; at < count; at += 1) {
      const { key, value } = reader(this)
      if (!headers.has(key)) headers.set(key, value)
    }
    // What kafkajs does with the list is done already.
    return { reduce: () => Object.fromEntries(headers) }
  }
}
