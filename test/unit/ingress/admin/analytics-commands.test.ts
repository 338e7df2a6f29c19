import { describe, expect, test } from '@jest/globals'
import type { PrincipalTerms } from '../../../../infra/kafka/port.ts'
import { runAnalyticsCommand } from '../../../../ingress/admin/analytics-commands.ts'
import type { StreamAccess } from '../../../../ingress/admin/stream-access.ts'

function createDeps() {
  const logins = new Map<string, PrincipalTerms>()
  const audit: string[] = []
  let drawn = 0
  const streams = {
    namespace: 'heddle',
    clientBrokers: ['127.0.0.1:9094'],
    securityProtocol: 'SASL_PLAINTEXT',
    registryUrl: 'http://127.0.0.1:8081',
    principals: {
      create: async (terms: PrincipalTerms) => void logins.set(terms.name, terms),
      remove: async (name: string) => void logins.delete(name),
      named: async (prefix: string) => [...logins.keys()].filter((name) => name.startsWith(prefix)),
    },
  } as unknown as StreamAccess
  const deps = {
    ledger: { noteAudit: async (action: string, subject: string) => void audit.push(`${action} ${subject}`) },
    withStreams: <Result>(work: (given: StreamAccess) => Promise<Result>) => work(streams),
    randomBytes: (count: number) => {
      drawn += 1
      return Buffer.alloc(count, drawn)
    },
  }
  return { logins, audit, run: (verb: string, ...names: string[]) => runAnalyticsCommand(verb, names, deps) }
}

describe('analytics logins', () => {
  test('may read the facts and form groups under their own name, and nothing else', async () => {
    const { logins, run } = createDeps()
    const { value, text } = await run('enable', 'numbers')
    const [terms] = [...logins.values()]
    expect(terms).toMatchObject({ writes: [], groupPrefix: 'heddle-analytics.numbers.' })
    expect(terms.reads).toEqual(
      ['completions', 'refunds', 'ledger', 'accepted', 'progress'].map((name) => `heddle.${name}.v1`),
    )
    expect(value).toMatchObject({
      username: terms.name,
      password: terms.secret,
      topics: terms.reads,
      brokers: ['127.0.0.1:9094'],
      namespace: 'heddle',
    })
    expect(text).toContain(terms.secret)
  })

  test('change their user name and password when they are rotated, and the old one goes', async () => {
    const { logins, audit, run } = createDeps()
    await run('enable', 'numbers')
    const [before] = [...logins.values()]
    await run('rotate', 'numbers')
    expect(logins.size).toBe(1)
    const [after] = [...logins.values()]
    expect(after.name).not.toBe(before.name)
    expect(after.secret).not.toBe(before.secret)
    expect(after.groupPrefix).toBe(before.groupPrefix)
    await run('disable', 'numbers')
    expect(logins.size).toBe(0)
    const done = ['let_in', 'cut_off', 'let_in', 'cut_off']
    expect(audit).toEqual(done.map((what) => `analytics.${what} numbers`))
  })

  test('of another name stay as they are', async () => {
    const { logins, run } = createDeps()
    await run('enable', 'num')
    await run('enable', 'numbers')
    await run('disable', 'num')
    expect([...logins.values()].map(({ groupPrefix }) => groupPrefix)).toEqual(['heddle-analytics.numbers.'])
  })

  test.each([
    ['a name with a dot', ['enable', 'a.b'], 'lower case letters, digits and dashes'],
    ['no name', ['enable'], 'NAME must follow'],
    ['an unknown verb', ['toString', 'numbers'], 'There is no command "analytics toString"'],
    ['rotating what is not there', ['rotate', 'numbers'], 'is not enabled'],
    ['disabling what is not there', ['disable', 'numbers'], 'is not enabled'],
  ])('refuse %s', async (_what, [verb, ...names], words) => {
    await expect(createDeps().run(verb, ...names)).rejects.toThrow(words)
  })

  test('are enabled once', async () => {
    const { run } = createDeps()
    await run('enable', 'numbers')
    await expect(run('enable', 'numbers')).rejects.toThrow('analytics rotate')
  })
})
