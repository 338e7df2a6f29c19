import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { ConfigInvalid } from '../../../../../infra/config/read-env.ts'
import * as diagnosis from '../../../../../infra/stack/terminal/diagnosis.ts'

const told = [
  diagnosis.alreadyRunning('/data', 7),
  diagnosis.homeNotWritable('/data', Object.assign(new Error('no'), { code: 'EACCES' })),
  diagnosis.homeNotEnterable('/root', 'postgres'),
  diagnosis.diskIsFull('/data', 1, 2 ** 30),
  diagnosis.memoryShort(2 ** 20, 2 ** 30),
  diagnosis.cacheNotWritable('/cache/heddle', Object.assign(new Error('no'), { code: 'EACCES' })),
  diagnosis.portInUse(8080),
  diagnosis.javaMissing('java'),
  diagnosis.javaTooOld('11.0.2', 17),
  diagnosis.mavenMissing(),
  diagnosis.artifactsUnavailable('no route to host.', '/cache/maven.log'),
]

describe('diagnoses', () => {
  test.each(told.map((error) => [error.code, error.message]))('%s is one line that says what to do', (_, message) => {
    expect(message).not.toContain('\n')
    expect(message).toMatch(/Stop|Choose|Start|Free|Close|need a JDK|Install|Check/)
    expect(message).toMatch(/[.)]$/)
  })

  test('a full disk is told as such wherever it shows', () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    expect(diagnosis.explain(full, '/data')).toContain('0 MB free')
    expect(diagnosis.homeNotWritable('/data', full).code).toBe('DISK_FULL')
    const words = 'PANIC:  could not write to file "x": No space left on device'
    expect(diagnosis.processStopped('postgres', 'exit 1', words, '/data/logs/postgres.log').code).toBe('DISK_FULL')
    const silent = 'the disk is full (it said nothing)'
    expect(diagnosis.processStopped('kafka', 'exit 1', silent, '/data/logs/kafka.log').code).toBe('DISK_FULL')
  })

  test('an error nobody foresaw is cut to its first line and points at the logs', () => {
    const wrong = new ConfigInvalid(['HEDDLE_A is missing', 'HEDDLE_B is missing'])
    expect(diagnosis.explain(wrong, '/data')).toBe(
      'The configuration is not valid: HEDDLE_A is missing; HEDDLE_B is missing',
    )
    expect(diagnosis.explain(new Error('strange\nstack'), '/data')).toBe('The start failed: strange (logs: /data/logs)')
  })

  test('a path below the current folder is shown as one would type it', () => {
    expect(diagnosis.shown(join(process.cwd(), '.heddle'))).toBe('.heddle')
    expect(diagnosis.shown('/elsewhere')).toBe('/elsewhere')
  })
})
