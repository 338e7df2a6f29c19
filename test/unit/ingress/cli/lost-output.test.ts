// The commands as processes of their own: what they print and nobody takes, and what they are.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { VERSION } from '../../../../infra/config/version.ts'

const root = join(import.meta.dirname, '..', '..', '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'heddle-lost-output-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** @param command of a shell in which `heddle` is the program's help */
function run(program: string, command: string) {
  const script = `heddle() { "${process.execPath}" --no-warnings "${join(root, program)}" --help; }\n${command}`
  const { status, stderr } = spawnSync('bash', ['-c', script], { cwd: folder, encoding: 'utf8' })
  return { status, stderr }
}

const programs = ['ingress/cli/heddle.ts', 'ingress/cli/admin.ts', 'processors/cli.ts']

test.each(programs)('%s fails where its output cannot be written, and says why', (program) => {
  // No file may grow: the system answers a write as it does on a full disk.
  expect(run(program, 'ulimit -f 0; heddle > out')).toEqual({
    status: 1,
    stderr: expect.stringMatching(/^What was printed could not be written: .*file too large.*\n$/),
  })
})

test.each(programs)('%s does not fail where its reader has seen enough', (program) => {
  expect(run(program, 'heddle | true; echo $PIPESTATUS >&2')).toEqual({ status: 0, stderr: '0\n' })
})

test.each(programs.slice(0, 2))('%s tells its version', (program) => {
  const { status, stdout } = spawnSync(process.execPath, ['--no-warnings', join(root, program), '--version'], {
    encoding: 'utf8',
  })
  expect({ status, stdout }).toEqual({ status: 0, stdout: `${VERSION}\n` })
})
