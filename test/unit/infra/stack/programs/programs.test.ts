import { describe, expect, test } from '@jest/globals'
import {
  endpointsOf,
  environmentOfProgram,
  portNamesOf,
  programs,
  stopLimitMs,
  stopTimeoutOf,
} from '../../../../../infra/stack/programs/programs.ts'

const ports = { api: 20_001, ingressMetrics: 20_002, processorsMetrics: 20_003, controlMetrics: 20_004 }
const options = { port: 8080, workers: 3, drainMs: 2_500, metricsPort: 0 }
const terms = { options, ports, env: {} }

function environmentOf(name: string, given: Parameters<typeof environmentOfProgram>[2] = terms) {
  const program = programs.find((one) => one.name === name)
  if (!program) throw new Error(`there is no program ${name}`)
  return environmentOfProgram(program, programs, given)
}

describe('what programs are told', () => {
  test('each has a metrics port of its own, and the ingress knows those of the others', () => {
    expect(portNamesOf(programs).toSorted()).toEqual(Object.keys(ports).toSorted())
    const told = programs.map(({ name }) => environmentOf(name).HEDDLE_METRICS_PORT)
    expect(told).toEqual(['20002', '20003', '20004'])
    expect(environmentOf('ingress')).toMatchObject({
      HEDDLE_METRICS_PEERS: 'http://127.0.0.1:20003/metrics,http://127.0.0.1:20004/metrics',
    })
    expect(environmentOf('control')).not.toHaveProperty('HEDDLE_METRICS_PEERS')
  })

  test('a port that was asked for is the address, and a free one only without', () => {
    expect(endpointsOf(terms).url).toBe('http://127.0.0.1:8080')
    expect(endpointsOf({ ...terms, options: { ...options, port: 0 } }).url).toBe('http://127.0.0.1:20001')
  })

  test('what the environment says of metrics and CDN goes first, and only for whom it is meant', () => {
    const env = { HEDDLE_CDN_BASE_URL: 'https://cdn.example/a' }
    const asked = { ...terms, env, options: { ...options, metricsPort: 9100 } }
    expect(endpointsOf(asked).metricsUrl).toBe('http://127.0.0.1:9100/metrics')
    expect(environmentOf('ingress', asked).HEDDLE_METRICS_PORT).toBe('9100')
    expect(environmentOf('processors', asked)).toMatchObject({
      HEDDLE_METRICS_PORT: '20003',
      HEDDLE_CDN_BASE_URL: 'https://cdn.example/a',
    })
  })

  test('a longer drain time is granted to who drains, and to the whole stop', () => {
    expect(stopLimitMs(programs, 2_500)).toBeLessThan(10_000)
    expect(stopLimitMs(programs, 32_500)).toBe(stopLimitMs(programs, 2_500) + 30_000)
    const times = programs.map((program) => [program.name, stopTimeoutOf(program, 30_000)])
    expect(Object.fromEntries(times)).toEqual({ ingress: 31_500, processors: 3_000, control: 3_000 })
  })
})
