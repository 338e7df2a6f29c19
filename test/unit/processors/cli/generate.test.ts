import { expect, test } from '@jest/globals'
import { run } from '../../../../processors/cli/generate.ts'

test.each(['roses.gif', 'roses'])('a file named %s is none that can be drawn, and nothing is', async (out) => {
  await expect(run(['tossed roses', '--out', out])).rejects.toThrow(
    /^--out ends in ".*"; it takes \.png, \.svg, .*--format$/,
  )
})
