// `heddle jobs`, `cancel`, `account` and `quote`: what the account has, and had done.
import type { AccountSummary } from '../../../schemas/http/account.ts'
import type { Quote } from '../../../schemas/http/quotes.ts'
import { type JobStatus, jobStates } from '../../../schemas/http/results.ts'
import { isOperation, type Operation, operations } from '../../../schemas/operations.ts'
import { exactly, jsonOf, textTable, UsageError } from '../../admin/answer.ts'
import type { HeddleClient } from '../../client/heddle-client.ts'
import type { HeddleCommand } from './arguments.ts'

type Answer = { readonly text: string; readonly value: unknown }

/** What fits on one screen, when nobody asks for another number. */
const JOBS_SHOWN = 20

/** What to print. Throws a UsageError for a word or an option that means nothing here. */
export async function runAccount(
  verb: 'jobs' | 'cancel' | 'account' | 'quote',
  command: HeddleCommand,
  client: HeddleClient,
): Promise<string> {
  const { text, value } = await answers[verb](command, client)
  return command.json ? jsonOf(value) : text
}

const answers = {
  jobs: async (command, client) => {
    if (command.words.length > 1) {
      const [jobId] = exactly(command.words.slice(1), ['a job id or nothing'])
      const job = await client.jobs.get(jobId)
      return { text: jobText(job), value: job }
    }
    const jobs = await readJobs(command, client)
    return { text: jobs.length === 0 ? 'There are no such jobs.' : jobTable(jobs), value: jobs }
  },
  cancel: async ({ words }, client) => {
    const [jobId] = exactly(words.slice(1), ['a job id'])
    const job = await client.jobs.cancel(jobId)
    const isBack = job.problem?.code === 'cancelled'
    return {
      text: isBack ? `${jobId} cancelled; its credits are back` : `${jobId} had ${job.state} already`,
      value: job,
    }
  },
  account: async ({ words }, client) => {
    exactly(words.slice(1), [])
    const account = await client.account()
    return { text: accountText(account), value: account }
  },
  quote: async ({ words, count }, client) => {
    const [operation] = exactly(words.slice(1), ['an operation'])
    if (!isOperation(operation)) throw new UsageError(`An operation is one of ${operations.join(', ')}.`)
    const quote = await client.quote({ operation, count: readCount('--count', count, 1) })
    return { text: quoteText(quote), value: quote }
  },
} satisfies Record<string, (command: HeddleCommand, client: HeddleClient) => Promise<Answer>>

async function readJobs({ state, operation, limit }: HeddleCommand, client: HeddleClient): Promise<JobStatus[]> {
  const shown = readCount('--limit', limit, JOBS_SHOWN)
  const filter = {
    state: oneOf('--state', state, jobStates),
    operation: oneOf<Operation>('--operation', operation, operations),
    pageSize: Math.min(shown, 200),
  }
  const jobs: JobStatus[] = []
  for await (const job of client.jobs.list(filter)) if (jobs.push(job) === shown) break
  return jobs
}

function oneOf<Name extends string>(flag: string, text: string | undefined, names: readonly Name[]): Name | undefined {
  const name = names.find((one) => one === text)
  if (text !== undefined && name === undefined) throw new UsageError(`${flag} is one of ${names.join(', ')}.`)
  return name
}

function readCount(flag: string, text: string | undefined, otherwise: number): number {
  const count = text === undefined ? otherwise : Number(text)
  if (Number.isInteger(count) && count > 0) return count
  throw new UsageError(`${flag} is a whole number above 0.`)
}

const jobTable = (jobs: readonly JobStatus[]): string =>
  textTable(
    ['accepted', 'job', 'operation', 'state', 'credits', 'what'],
    jobs.map(({ acceptedAt, jobId, operation, state, credits, progress, result, problem }) => [
      acceptedAt,
      jobId,
      operation,
      state,
      String(credits),
      result?.url ?? String(problem?.code ?? (progress ? `${progress.percent} % ${progress.stage}` : '')),
    ]),
  )

/** What there is to tell; a job that has ended has no deadline any more. */
function jobText(job: JobStatus): string {
  const { jobId, operation, state, credits, acceptedAt, deadlineAt, finishedAt, progress, result, problem } = job
  const rows = [
    ['job', jobId],
    ['operation', operation],
    ['state', state],
    ['credits', String(credits)],
    ['accepted', acceptedAt],
    finishedAt === undefined ? ['deadline', deadlineAt] : ['ended', finishedAt],
    progress && ['progress', `${progress.percent} % ${progress.stage}`],
    result && ['file', result.url],
    result && ['size', `${result.width} × ${result.height} px, ${result.format}, ${result.bytes} bytes`],
    problem && ['problem', `${problem.code}: ${problem.detail}`],
  ]
  return rows.flatMap((row) => (row ? [`${String(row[0]).padEnd(9)}  ${row[1]}`] : [])).join('\n')
}

const accountText = (account: AccountSummary): string =>
  [
    `${account.name}, ${account.tier}, ${account.accountId}`,
    `${account.available} credits, ${account.held} held, ${account.spent} spent of ${account.granted}`,
    `${account.requestsPerMinute} requests a minute`,
    operations.map((operation) => `${operation} ${account.prices[operation]}`).join(', '),
    `key ${account.key.keyId}: ${account.key.scopes.join(', ')}`,
  ].join('\n')

function quoteText({
  operation,
  count,
  credits,
  available,
  affordable,
  expectedSeconds,
  deadlineSeconds,
}: Quote): string {
  const price = `${count} × ${operation}: ${credits} credits of ${available}${affordable ? '' : ', which is too few'}`
  if (!expectedSeconds) return `${price}\nat most ${deadlineSeconds} s each`
  const { p50, p95, jobs, basis } = expectedSeconds
  return `${price}\nusually ${p50} s each, ${p95} s for one in twenty, by ${jobs} jobs of the ${basis}`
}
