import { describe, expect, test } from '@jest/globals'
import type { AccountRecord, AuditRecord, KeyRecord, ReconcileBreach } from '../../../../infra/ledger/port.ts'
import { jsonOf } from '../../../../ingress/admin/answer.ts'
import { adminHelp } from '../../../../ingress/admin/help.ts'
import { type AdminDeps, readAdminCommand, runAdmin } from '../../../../ingress/admin/run-admin.ts'
import { eventExamples } from '../../../../schemas/events/examples.ts'
import { hashApiKey, isApiKey } from '../../../../schemas/http/api-key.ts'
import { createIdMaker } from '../../../../schemas/ids.ts'
import { scopes } from '../../../../schemas/scopes.ts'

const NOW = Date.UTC(2026, 10, 21)

function createDeps(breaches: readonly ReconcileBreach[] = []) {
  const accounts = new Map<string, AccountRecord>()
  const keys: (KeyRecord & { readonly hash: Buffer })[] = []
  const audit: AuditRecord[] = []
  const oldJobs = { count: 0, keepMs: 0 }
  const randomBytes = (count: number): Buffer => Buffer.alloc(count, 7)
  const deps: AdminDeps = {
    randomBytes,
    now: () => NOW,
    ids: createIdMaker({ now: () => NOW, randomBytes }),
    ledgerTopic: 'heddle.ledger.v1',
    withStreams: async () => {
      throw new Error('no command here opens streams')
    },
    ledger: {
      accounts: {
        create: async (given) => {
          const account = { ...given, granted: 0, available: 0, held: 0, spent: 0 }
          accounts.set(given.name, account)
          return account
        },
        find: async (named) =>
          accounts.get(named) ?? [...accounts.values()].find(({ accountId }) => accountId === named),
        list: async () => [...accounts.values()],
        setTier: async (accountId, tier) => {
          const account = [...accounts.values()].find((one) => one.accountId === accountId)
          return account && { ...account, tier }
        },
        grant: async (accountId, credits) => {
          const account = [...accounts.values()].find((one) => one.accountId === accountId)
          if (!account) throw new Error('no account')
          const granted = { ...account, granted: account.granted + credits, available: account.available + credits }
          accounts.set(account.name, granted)
          return granted
        },
      },
      keys: {
        create: async (key) => {
          const record = { scopes, origins: [], addresses: [], ...key, createdAt: NOW }
          keys.push(record)
          return record
        },
        revoke: async (keyId) => {
          const index = keys.findIndex((key) => key.keyId === keyId)
          if (index < 0) return undefined
          keys[index] = { ...keys[index], revokedAt: NOW }
          return keys[index]
        },
        rotate: async (keyId, secret, overlapMs) => {
          const old = keys.find((key) => key.keyId === keyId)
          return old && { key: { ...old, ...secret, keyId: secret.keyId }, replacedExpiresAt: NOW + overlapMs }
        },
        noteUses: async () => {},
        list: async () => keys,
      },
      usage: { rebuild: async () => 2 },
      retention: {
        forgetJobs: async (keepMs, limit) => {
          const count = Math.min(limit, oldJobs.count)
          oldJobs.count -= count
          oldJobs.keepMs = keepMs
          return Array.from({ length: count }, () => eventExamples.completion.jobId)
        },
        forgetDecisions: async () => 0,
        forgetAudit: async () => 0,
        kept: async () => [
          { kind: 'jobs', rows: 12, oldestAt: NOW },
          { kind: 'deliveries', rows: 0, oldestAt: null },
        ],
      },
      listAudit: async () => audit,
      noteAudit: async () => {},
      reconcile: async () => breaches,
      countAccountsAndJobs: async () => ({ accounts: accounts.size, jobs: 12 }),
    } as Partial<AdminDeps['ledger']> as AdminDeps['ledger'],
  }
  return { deps, keys, audit, oldJobs, run: async (...args: string[]) => runAdmin(readAdminCommand(args), deps) }
}

test('usage is rebuilt by beginning the next reading of the topics', async () => {
  expect(await createDeps().run('usage', 'rebuild')).toMatchObject({ value: { reading: 2 }, exitCode: 0 })
})

describe('retention', () => {
  test('shows what is kept', async () => {
    const { text } = await createDeps().run('retention', 'show')
    expect(text.split('\n')).toEqual([
      'kind        kept  oldest',
      'jobs        12    2026-11-21T00:00:00.000Z',
      'deliveries  0',
    ])
  })

  test('runs until nothing is left that ended so long ago', async () => {
    const { run, oldJobs } = createDeps()
    oldJobs.count = 1200
    expect(await run('retention', 'run', '--days', '400')).toMatchObject({ value: { jobs: 1200, days: 400 } })
    expect(oldJobs.keepMs).toBe(400 * 86_400_000)
  })

  test.each([[['run']], [['run', '--days', '29']], [['run', '--days', 'all']], [['stop']], [['run', 'demo']]])(
    'refuses %j',
    async (args) => {
      const { run, oldJobs } = createDeps()
      oldJobs.count = 1
      await expect(run('retention', ...args)).rejects.toThrow(/--days|no command|Nothing may/)
      expect(oldJobs.count).toBe(1)
    },
  )
})

describe('accounts', () => {
  test('are created with tier and credits, shown and credited, by name', async () => {
    const { run } = createDeps()
    const created = await run('account', 'create', 'Mill 7', '--tier', 'enterprise', '--credits', '500')
    expect(created.value).toMatchObject({ name: 'Mill 7', tier: 'enterprise', granted: 500, available: 500 })
    expect((await run('account', 'credit', 'Mill 7', '20')).value).toMatchObject({ available: 520 })
    expect((await run('account', 'credit', 'Mill 7', '100', '--take-back')).value).toMatchObject({ available: 420 })
    expect((await run('account', 'show', 'Mill 7')).text).toMatch(/available {2}420/)
  })

  test.each([
    [['account', 'create', 'x', '--tier', 'gold'], /tier is one of/],
    [['account', 'create', 'x', '--credits', '1.5'], /whole number/],
    [['account', 'create', ''], /name begins/],
    [['account', 'credit', 'x', '0'], /from 1 on/],
    [['account', 'show', 'nobody'], /no account nobody/],
    [['account', 'show'], /ACCOUNT must follow/],
    [['account', 'delete', 'x'], /no command "account delete x"/],
    [['account', 'show', 'x', '--color'], /--color/],
  ])('%j is refused with the reason', async (args, reason) => {
    const { run } = createDeps()
    await expect(async () => run(...args)).rejects.toThrow(reason)
    await expect(async () => run(...args)).rejects.toMatchObject({ name: 'UsageError' })
  })
})

describe('keys', () => {
  test('are shown once: the ledger gets the digest and the first characters', async () => {
    const { run, keys } = createDeps()
    await run('account', 'create', 'mill')
    const { text, value } = await run('key', 'create', 'mill', '--name', 'web', '--expires-days', '2')
    const { secret } = value as { secret: string }
    expect(isApiKey(secret)).toBe(true)
    expect(text).toContain(secret)
    expect(keys[0]).toMatchObject({ name: 'web', prefix: secret.slice(0, 15), hash: hashApiKey(secret) })
    expect(keys[0].expiresAt).toBe(NOW + 2 * 24 * 3_600_000)
    const listed = await run('key', 'list', 'mill')
    expect(listed.text).toMatch(/web .* valid until 2026-11-23/)
    expect(JSON.stringify(listed.value)).not.toContain(secret)
  })

  test('are revoked by id', async () => {
    const { run, keys } = createDeps()
    await run('account', 'create', 'mill')
    await run('key', 'create', 'mill')
    await run('key', 'revoke', keys[0].keyId)
    expect((await run('key', 'list', 'mill')).text).toMatch(/revoked 2026-11-21/)
    await expect(run('key', 'revoke', 'web')).rejects.toThrow(/key_ and 32/)
    await expect(run('key', 'revoke', `key_${'0'.repeat(32)}`)).rejects.toThrow(/no key/)
  })
})

describe('what a key may do', () => {
  test('is everything from everywhere unless it is narrowed, and lists say it', async () => {
    const { run, keys } = createDeps()
    await run('account', 'create', 'mill')
    await run('key', 'create', 'mill', '--name', 'whole')
    expect(keys[0]).toMatchObject({ scopes, origins: [], addresses: [] })
    const places = ['--origins', 'https://Shop.example/', '--addresses', '192.0.2.7, 2001:db8::/32']
    await run('key', 'create', 'mill', '--scopes', 'read,generate,read', ...places)
    expect(keys[1]).toMatchObject({
      scopes: ['read', 'generate'],
      origins: ['https://shop.example'],
      addresses: ['192.0.2.7', '2001:db8::/32'],
    })
    expect((await run('key', 'list', 'mill')).text).toMatch(
      /never +read, generate from https:\/\/shop.example, 192.0.2.7/,
    )
  })

  test.each([
    [['--scopes', 'read,weave'], /"weave" is not one of generate/],
    [['--scopes', ''], /"" is not one of/],
    [['--origins', 'shop.example'], /not an origin/],
    [['--origins', 'https://shop.example/path'], /not an origin/],
    [['--addresses', '192.0.2.0/40'], /not an address or a network/],
    [['--addresses', '10.1/8'], /not an address or a network/],
    [['--name', 'a\nkey_0 valid'], /none of them a control character/],
    [['--name', 'a\u001b[2J'], /none of them a control character/],
    [['--name', 'a'.repeat(101)], /at most 100 characters/],
  ])('is refused as %j', async (options, reason) => {
    const { run, keys } = createDeps()
    await run('account', 'create', 'mill')
    await expect(run('key', 'create', 'mill', ...options)).rejects.toThrow(reason)
    expect(keys).toEqual([])
  })

  test('goes on to the key that replaces it, and the old one works for the overlap', async () => {
    const { run, keys } = createDeps()
    await run('account', 'create', 'mill')
    await run('key', 'create', 'mill', '--scopes', 'read')
    const { text, value } = await run('key', 'rotate', keys[0].keyId, '--overlap-hours', '2')
    expect(text).toContain(`${keys[0].keyId} works until 2026-11-21T02:00:00.000Z`)
    expect(value).toMatchObject({ scopes: ['read'], secret: expect.stringMatching(/^hdl_live_/) })
    await expect(run('key', 'rotate', keys[0].keyId, '--overlap-hours=-1')).rejects.toThrow(/overlap-hours/)
    await expect(run('key', 'rotate', `key_${'0'.repeat(32)}`)).rejects.toThrow(/no valid key/)
  })
})

test('accounts are listed, and change their tier', async () => {
  const { run } = createDeps()
  await run('account', 'create', 'mill')
  expect((await run('account', 'list')).text).toMatch(/acct_\w+ +mill +standard/)
  expect((await run('account', 'tier', 'mill', 'enterprise')).value).toMatchObject({ tier: 'enterprise' })
  await expect(run('account', 'tier', 'mill', 'gold')).rejects.toThrow(/tier is one of/)
})

test('the audit tells who did what, and refuses a limit that is none', async () => {
  const { run, audit } = createDeps()
  const entry = { auditId: 'aud_1', recordedAt: NOW, actor: 'operator ann', action: 'key.revoked', accountId: null }
  audit.push({ ...entry, subject: 'key_1', detail: {} })
  expect((await run('audit')).text).toMatch(/2026-11-21T00:00:00.000Z +operator ann +key.revoked +key_1 +\{\}/)
  await expect(run('audit', '--limit', '0')).rejects.toThrow(/limit/)
})

describe('reconcile', () => {
  test('says in one line that the books are right', async () => {
    const { run } = createDeps()
    expect(await run('reconcile')).toMatchObject({ text: 'reconciled: 0 accounts, 12 jobs, 0 breaches', exitCode: 0 })
  })

  test('ends with 1 and a table when they are not', async () => {
    const { run } = createDeps([{ check: 'balance', subject: 'acct_1', detail: 'granted 5, accounted 4' }])
    const { text, exitCode } = await run('reconcile')
    expect(exitCode).toBe(1)
    expect(text.split('\n')).toEqual([
      'check    subject  detail',
      'balance  acct_1   granted 5, accounted 4',
      'reconciled: 0 accounts, 12 jobs, 1 breach',
    ])
  })
})

describe('a command that is not understood', () => {
  test.each([
    [['account'], 'There is no command "account". There are account create, account list, account show,'],
    [['reconcile', 'now'], 'There is no command "reconcile now". There is reconcile. See --help.'],
    [['paint'], 'There is no command "paint". Commands begin with account, key,'],
    [['keys', 'list'], 'There is no command "keys list". Perhaps you meant key. See --help.'],
    [['acount', 'list'], 'There is no command "acount list". Perhaps you meant account. See --help.'],
    [['account', 'credit', 'demo', '-50'], '`50 --take-back` takes some back'],
    [['account', 'create', 'x', '--credits', '-5'], '--credits takes a value that begins with no dash. See --help.'],
    [
      ['key', 'create', 'demo', '--expires', '3'],
      /^Unknown option '--expires'\. Perhaps you meant --expires-days\. See --help\.$/,
    ],
  ])('%j is answered with what there is', async (words, said) => {
    await expect(async () => await createDeps().run(...words)).rejects.toThrow(said)
  })
})

describe('the help', () => {
  const usagesOf = (text: string): string[] =>
    [...text.matchAll(/^ {2}npm run -s admin -- (.+)$/gm)].map(([, usage]) => usage)

  test.each([[['acount', 'list']], [['account', 'credt', 'demo', '5']], [['account']], [['toString']]])(
    '%j is refused as it is read, where no stack runs too',
    (words) => {
      expect(() => readAdminCommand(words)).toThrow(`There is no command "${words.join(' ')}"`)
      expect(readAdminCommand([...words, '--help']).help).toBe(true)
    },
  )

  test.each([
    [['account', 'list', '--tier', 'enterprise'], '--tier is not for account list, which takes no options of its own.'],
    [['key', 'create', 'shop', '--days', '30'], '--days is not for key create, which takes --name, --expires-days'],
    [['reconcile', '--limit', '3'], '--limit is not for reconcile'],
  ])('%j is refused: the option belongs to another command', (words, said) => {
    expect(() => readAdminCommand(words)).toThrow(said)
    expect(readAdminCommand([...words, '--help']).help).toBe(true)
  })

  test.each([
    [['account', 'create', 'shop', '--tier', 'enterprise', '--credits', '5', '--json']],
    [['account', 'credit', 'shop', '5', '--take-back', '--home', 'other']],
    [['audit', 'shop', '--limit', '3']],
    [['batch', 'policy', 'shop', '--per-minute', 'tier', '--out-of-credits', 'wait']],
    [['retention', 'run', '--days', '40']],
  ])('%j has what it takes', (words) => expect(readAdminCommand(words).words[0]).toBe(words[0]))

  test('of a noun is about it alone, and of everything names every command that there is', async () => {
    const all = usagesOf(adminHelp())
    expect(all.length).toBeGreaterThan(20)
    const { deps } = createDeps()
    for (const noun of new Set(all.map((usage) => usage.split(' ')[0]))) {
      const own = usagesOf(adminHelp(noun))
      expect(own).toEqual(all.filter((usage) => usage.split(' ')[0] === noun))
      for (const usage of own) {
        const words = usage.split(' ').filter((word) => /^[a-z-]+$/.test(word) && !word.startsWith('--'))
        // Without names each is wrong in another way than one that does not exist.
        const outcome = await runAdmin(readAdminCommand(words), deps).catch((error: Error) => error.message)
        expect([usage, outcome]).not.toEqual([usage, expect.stringContaining('There is no command')])
      }
    }
    expect(adminHelp('paint')).toBe(adminHelp())
    expect(readAdminCommand(['help', 'batch'])).toMatchObject(readAdminCommand(['batch', '--help']))
  })
})

test('programs are told of moments in ISO 8601, of everything else as it is kept', () => {
  const value = {
    createdAt: NOW,
    expiresAt: undefined,
    detail: { expiresAt: null, replacedExpiresAt: NOW, at: 3, Chat: 7 },
  }
  expect(JSON.parse(jsonOf([value]))).toEqual([
    {
      createdAt: '2026-11-21T00:00:00.000Z',
      detail: { expiresAt: null, replacedExpiresAt: '2026-11-21T00:00:00.000Z', at: 3, Chat: 7 },
    },
  ])
})
