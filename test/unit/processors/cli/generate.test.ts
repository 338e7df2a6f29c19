import { expect, test } from '@jest/globals'
import { run } from '../../../../processors/cli/generate.ts'

test.each(['roses.gif', 'roses'])('a file named %s is none that can be drawn, and nothing is', async (out) => {
  await expect(run(['tossed roses', '--out', out])).rejects.toThrow(
    /^--out ends in ".*"; it takes \.png, \.svg, .*--format$/,
  )
})

test.each([
  [['tossed', 'roses', '--out', 'roses.png'], 'name exactly one prompt, in quotes'],
  [['tossed roses'], '--out is missing: name the file to draw'],
])('%j is refused with what is missing first, then the whole help', async (args, problem) => {
  await expect(run(args)).rejects.toThrow(`${problem}\n\nusage: `)
})
