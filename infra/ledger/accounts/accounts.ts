import { Failure } from '../../lifecycle/failure.ts'
import { ledgerHeaders } from '../jobs/ledger-headers.ts'
import type { Ledger } from '../port.ts'
import type { Database } from '../postgres/database.ts'
import { refusedWith } from '../postgres/failures.ts'
import { accountRow } from '../postgres/rows.ts'
import { statement } from '../postgres/statements.ts'

const createAccount = statement('create-account')
const findAccount = statement('find-account')
const grantCredits = statement('grant-credits')
const listAccounts = statement('list-accounts')
const setTier = statement('set-tier')
const headersJson = JSON.stringify(ledgerHeaders)

/** The largest grant at once: the ledger event carries credits as an Avro int. */
const GRANT_MOST = 2 ** 31 - 1

/** @param actor who audit entries say made the changes of this ledger */
export function createAccounts(database: Database, actor: string): Pick<Ledger, 'accounts'> {
  return {
    accounts: {
      create: async ({ accountId, name, tier }) => {
        return await database
          .one(accountRow, createAccount, [accountId, name, tier, actor])
          .catch(refusedWith({ account_name_key: `An account named ${name} exists already.` }))
      },
      find: async (accountIdOrName) => (await database.rows(accountRow, findAccount, [accountIdOrName]))[0],
      list: ({ after, limit }) => database.rows(accountRow, listAccounts, [after ?? null, limit]),
      setTier: async (accountId, tier) => (await database.rows(accountRow, setTier, [accountId, tier, actor]))[0],
      grant: async (accountId, credits, ledgerTopic) => {
        if (!Number.isInteger(credits) || credits === 0 || Math.abs(credits) > GRANT_MOST)
          throw refused(
            `Credits to grant are a whole number from 1 to ${GRANT_MOST}, or as many below zero to take back.`,
          )
        const [account] = await database
          .rows(accountRow, grantCredits, [accountId, credits, ledgerTopic, headersJson, actor])
          .catch(
            refusedWith({ account_available_check: 'The account has fewer free credits than are to be taken back.' }),
          )
        if (!account) throw refused(`There is no account ${accountId}.`)
        return account
      },
    },
  }
}

const refused = (message: string): Failure => new Failure('ledger_refused', 'park', message)
