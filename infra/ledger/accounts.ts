import { Failure } from '../lifecycle/failure.ts'
import type { Database } from './database.ts'
import { brokenConstraint } from './failures.ts'
import { ledgerHeaders } from './ledger-headers.ts'
import type { Ledger } from './port.ts'
import { accountRow, callerRow, keyRow } from './rows.ts'
import { statement } from './statements.ts'

const createAccount = statement('create-account')
const findAccount = statement('find-account')
const grantCredits = statement('grant-credits')
const createKey = statement('create-key')
const revokeKey = statement('revoke-key')
const listKeys = statement('list-keys')
const findCaller = statement('find-caller')
const headersJson = JSON.stringify(ledgerHeaders)

/** The largest grant at once: the ledger event carries credits as an Avro int. */
const GRANT_MOST = 2 ** 31 - 1

export function createAccounts(database: Database): Pick<Ledger, 'accounts' | 'keys' | 'findCaller'> {
  return {
    findCaller: async (keyHash) => (await database.rows(callerRow, findCaller, [keyHash]))[0],
    accounts: {
      create: async ({ accountId, name, tier }) => {
        const rows = await database
          .rows(accountRow, createAccount, [accountId, name, tier])
          .catch(explain({ account_name_key: `An account named ${name} exists already.` }))
        return rows[0]
      },
      find: async (accountIdOrName) => (await database.rows(accountRow, findAccount, [accountIdOrName]))[0],
      grant: async (accountId, credits, ledgerTopic) => {
        if (!Number.isInteger(credits) || credits === 0 || Math.abs(credits) > GRANT_MOST)
          throw refused(
            `Credits to grant are a whole number from 1 to ${GRANT_MOST}, or as many below zero to take back.`,
          )
        const [account] = await database
          .rows(accountRow, grantCredits, [accountId, credits, ledgerTopic, headersJson])
          .catch(explain({ account_available_check: 'The account has fewer free credits than are to be taken back.' }))
        if (!account) throw refused(`There is no account ${accountId}.`)
        return account
      },
    },
    keys: {
      create: async (key) => {
        const values = [key.keyId, key.accountId, key.name, key.prefix, key.hash, key.expiresAt ?? null]
        const rows = await database
          .rows(keyRow, createKey, values)
          .catch(explain({ api_key_account_id_fkey: `There is no account ${key.accountId}.` }))
        return rows[0]
      },
      revoke: async (keyId) => (await database.rows(keyRow, revokeKey, [keyId]))[0],
      list: (accountId) => database.rows(keyRow, listKeys, [accountId]),
    },
  }
}

const refused = (message: string, cause?: unknown): Failure => new Failure('ledger_refused', 'park', message, cause)

/** What a person can mend is said in plain words; it can never succeed as it stands, so it is parked, not retried. */
function explain(messages: Readonly<Record<string, string>>): (thrown: unknown) => never {
  return (thrown) => {
    const message = messages[brokenConstraint(thrown) ?? '']
    throw message ? refused(message, thrown) : thrown
  }
}
