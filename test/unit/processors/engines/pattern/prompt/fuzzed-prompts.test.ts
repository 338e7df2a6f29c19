import { describe, expect, test } from '@jest/globals'
import { createRandom } from '../../../../../../processors/engines/pattern/kit/chance/random.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import type { Understanding } from '../../../../../../processors/engines/pattern/prompt/understanding.ts'
import { PatternRejected } from '../../../../../../processors/engines/pattern/request/pattern-rejected.ts'
import { checkRequest } from '../../../../../../processors/engines/pattern/request/pattern-request.ts'
import { resolveSpec } from '../../../../../../processors/engines/pattern/spec/resolve-spec.ts'

const random = createRandom('fuzzed prompts')
const scraps = [
  'roses',
  'otters',
  'no',
  'on',
  'in',
  'and',
  'navy',
  'dark',
  'gingham',
  '5',
  'cm',
  '9e99',
  '-1',
  '٣',
  'colours',
  '#aabbcc',
  '#zzz',
  '<svg onload=x>',
  '<<<',
  '&amp;',
  '\u0000',
  '\u202e',
  '\ud83d',
  '🦊',
  '👩‍👩‍👧',
  '水玉',
  'ﬁ',
  '%s',
  '{{x}}',
  '../',
  "';--",
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '\n',
  ',',
  '.',
  'ß',
  'é',
  '\u0301',
  'ⅷ',
  'x'.repeat(300),
  'hell',
  'ground',
  'half-drop',
]

function fuzz(words: number): string {
  return Array.from({ length: words }, () =>
    random.chance(0.15) ? String.fromCodePoint(random.below(0xd7ff)) : random.pick(scraps),
  ).join(random.pick([' ', '', ', ', '-']))
}

/** Reads a prompt and resolves a spec of it; undefined when it was refused with a reason. */
function read(prompt: string): Understanding | undefined {
  try {
    const understanding = understandPrompt(prompt)
    const request = checkRequest({ prompt: `a ${prompt}`.slice(0, 19_000), compositionType: 'tile', format: 'png' })
    const spec = resolveSpec(request, understanding.wishes)
    expect(JSON.stringify(spec)).not.toMatch(/null,"layout":null|NaN|Infinity|undefined/)
    for (const hex of spec.palette.inks) expect(hex).toMatch(/^#[0-9a-f]{6}$/)
    return understanding
  } catch (error) {
    if (error instanceof PatternRejected) return undefined
    throw error
  }
}

describe('prompts of every kind', () => {
  test('three hundred made of scraps, scripts and controls give a spec or a reason', () => {
    for (let round = 0; round < 300; round++) read(fuzz(1 + random.below(14)))
  })

  test.each(['', ' ', '\u0000\u0001\u0002', '<b>', '#'.repeat(500), '🦊'.repeat(400), '-'.repeat(5000)])(
    'the odd prompt %j is read',
    (prompt) => {
      expect(() => understandPrompt(prompt)).not.toThrow()
    },
  )

  test('ten kilobytes are read within two seconds', () => {
    const long = 'zebra otters kumquatish blorptastic navy '.repeat(260).slice(0, 10_000)
    // Time of this process's own, however busy the machine is.
    const started = process.cpuUsage()
    read(long)
    read('a'.repeat(10_000))
    read('水玉猫'.repeat(3000))
    const { user, system } = process.cpuUsage(started)
    expect((user + system) / 1000).toBeLessThan(2000)
  })

  test('names of the language itself are only words', () => {
    const { ignored } = understandPrompt('constructor __proto__ toString valueOf')
    expect(ignored).toEqual(expect.arrayContaining(['toString', 'valueOf']))
  })
})
