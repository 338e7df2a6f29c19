import { describe, expect, test } from '@jest/globals'
import { createTracing, inSpan, readTraceparent, type SpanEnd } from '../../../../infra/telemetry/tracing.ts'

const CALLER = `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`

describe('traceparent', () => {
  test('is read as W3C Trace Context has it', () => {
    expect(readTraceparent(CALLER)).toEqual({
      traceId: 'ab'.repeat(16),
      spanId: 'cd'.repeat(8),
      traceFlags: 1,
      isRemote: true,
    })
    expect(readTraceparent(CALLER.replace(/01$/, '02'))?.traceFlags).toBe(0)
  })

  test.each([
    undefined,
    '',
    'nonsense',
    CALLER.toUpperCase(),
    CALLER.replace(/^00/, 'ff'),
    `${CALLER}-more`,
    `00-${'0'.repeat(32)}-${'cd'.repeat(8)}-01`,
    `00-${'ab'.repeat(16)}-${'0'.repeat(16)}-01`,
  ])('that is malformed is none: %s', (text) => {
    expect(readTraceparent(text)).toBeUndefined()
  })
})

describe('without a tracing server', () => {
  const { start } = createTracing('test', undefined)

  test("the caller's span is handed on as it is, sampling flag included", () => {
    expect(start('any', 'server', CALLER).traceparent).toBe(CALLER)
  })

  test('a request without a trace gets one that nobody records', () => {
    const [one, other] = [start('any', 'server'), start('any', 'server', 'nonsense')]
    expect(readTraceparent(one.traceparent)).toMatchObject({ traceFlags: 0 })
    expect(readTraceparent(other.traceparent)?.traceId).not.toBe(readTraceparent(one.traceparent)?.traceId)
  })
})

describe('work inside a span', () => {
  const openSpan = () => {
    const ends: Parameters<SpanEnd>[] = []
    return { ends, span: { traceparent: CALLER, end: (...given: Parameters<SpanEnd>) => void ends.push(given) } }
  }

  test('ends it when done', async () => {
    const { ends, span } = openSpan()
    expect(await inSpan(span, async () => 'done')).toBe('done')
    expect(ends).toEqual([[]])
  })

  test('ends it as failed when it throws, and throws on', async () => {
    const { ends, span } = openSpan()
    const error = new Error('away')
    await expect(inSpan(span, () => Promise.reject(error))).rejects.toBe(error)
    expect(ends).toEqual([[{ error }]])
  })
})
