import { availableParallelism } from 'node:os'
import { describe, expect, test } from '@jest/globals'
import { readLauncherOptions } from '../../../../infra/stack/options.ts'

const read = (args: string[], env: NodeJS.ProcessEnv = {}) => readLauncherOptions(args, env, '/repo')

describe('launcher options', () => {
  test('have defaults under the repository', () => {
    expect(read([])).toMatchObject({ home: '/repo/.heddle', port: 8080, help: false })
    expect(read([]).workers).toBe(Math.min(64, availableParallelism()))
  })

  test('come from the command line before the environment', () => {
    const env = { HEDDLE_PORT: '9000', HEDDLE_WORKERS: '3' }
    expect(read(['--port', '0', '--home', '/data'], env)).toMatchObject({ port: 0, home: '/data', workers: 3 })
    expect(read([], env).port).toBe(9000)
    expect(read([], { HEDDLE_DRAIN_MS: '30000' }).drainMs).toBe(30_000)
    expect(() => read([], { HEDDLE_DRAIN_MS: 'long' })).toThrow(/^HEDDLE_DRAIN_MS must be a time in milliseconds/)
  })

  test.each([
    [['--port', 'x'], /--port must be a whole number/],
    [['--port', '70000'], /--port must be at most 65535/],
    [['--workers', '0'], /--workers must be at least 1/],
    [['--home', ''], /--home must be a folder/],
    [['--port', '-1'], /--port/],
    [['--colour'], /--colour/],
    [['stray'], /stray/],
  ])('%j is refused in one line that names it', (args, reason) => {
    expect(() => read(args)).toThrow(reason)
    expect(() => read(args)).toThrow(expect.objectContaining({ message: expect.not.stringContaining('\n') }))
  })

  test.each([
    [{ HEDDLE_PORT: 'abc' }, /^HEDDLE_PORT must be a whole number/],
    [{ HEDDLE_WORKERS: '0' }, /^HEDDLE_WORKERS must be at least 1/],
    [{ HEDDLE_DRAIN_MS: '-1' }, /^HEDDLE_DRAIN_MS must be at least 0/],
    [{ HEDDLE_METRICS_PORT: '99999' }, /^HEDDLE_METRICS_PORT must be at most 65535/],
    [{ HEDDLE_DRAIN_MS: '1.5' }, /^HEDDLE_DRAIN_MS must be a whole number/],
  ])('of the environment %j are refused by their own name', (env, reason) => {
    expect(() => read([], env)).toThrow(reason)
  })

  test('of the environment that are empty count as left out', () => {
    expect(read([], { HEDDLE_PORT: '', HEDDLE_DRAIN_MS: '' })).toMatchObject({ port: 8080, drainMs: 2500 })
  })

  test('that npm kept for itself are not lost in silence', () => {
    expect(() => read([], { npm_config_port: '9000' })).toThrow(/npm kept --port .*npm start -- --port 0/)
    expect(() => read(['9000'], { npm_config_port: 'true' })).toThrow(/npm kept --port/)
    expect(read(['--port', '9000'], { npm_config_port: '1' }).port).toBe(9000)
  })

  test('two that do not fit are both named', () => {
    expect(() => read(['--port', 'x', '--workers', 'y'])).toThrow(/--port.*--workers/)
  })
})
