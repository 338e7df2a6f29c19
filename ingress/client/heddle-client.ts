// Every call of the REST API, for Node from 20 on and for browsers, with nothing but `fetch`.
import type { AccountSummary } from '../../schemas/http/account.ts'
import type { AccountEntry } from '../../schemas/http/pages.ts'
import type { Quote } from '../../schemas/http/quotes.ts'
import type { JobStatus, OperationResult } from '../../schemas/http/results.ts'
import type { UploadTicket } from '../../schemas/http/uploads.ts'
import type {
  GenerateFields,
  Image,
  JobFilter,
  Paged,
  QuoteFields,
  UpscaleFields,
  UsageFilter,
  UsagePeriod,
  VectorizeFields,
  Work,
} from './fields.ts'
import { followJob, type JobEvent, resultOf } from './job-events.ts'
import { readPages } from './read-pages.ts'
import { bytesOf, requestOfWork } from './request-of-work.ts'
import { type Call, type CallOptions, createTransport, readJson, type Transport } from './transport.ts'
import { createWebhookCalls, type WebhookCalls } from './webhook-calls.ts'

export type HeddleClientOptions = {
  /** Where the service is, such as `https://heddle.example`. */
  readonly url: string
  readonly key: string
  /** Of a call with all its attempts: 60 s when left out, and six minutes for one that waits for its job. */
  readonly timeoutMs?: number
  /** Another way to make HTTP calls than the platform's. */
  readonly fetch?: typeof fetch
}

export type WorkOptions = CallOptions & {
  /** One of your own, to be safe against a crash of yours too. Drawn for each call when left out. */
  readonly idempotencyKey?: string | undefined
}

/**
 * All methods throw a HeddleError when they are refused or nobody answers, the signal's reason when it is aborted, and
 * a TypeError for an address or key that cannot be sent. What may be repeated is, as long as the time lasts: after 429,
 * 503 and a broken line, when the service asks for it. A job carries an Idempotency-Key, so it is never done or charged
 * twice.
 */
export type HeddleClient = {
  readonly generate: (fields: GenerateFields, options?: WorkOptions) => Promise<OperationResult>
  readonly vectorize: (image: Image, fields?: VectorizeFields, options?: WorkOptions) => Promise<OperationResult>
  readonly upscale: (image: Image, fields?: UpscaleFields, options?: WorkOptions) => Promise<OperationResult>
  /** Answers as soon as the job is accepted; `jobs` tells the rest. */
  readonly begin: (work: Work, options?: WorkOptions) => Promise<JobStatus>
  readonly uploads: {
    readonly create: (options?: CallOptions) => Promise<UploadTicket>
    /** Stores an image, to be named in any number of calls for a day. */
    readonly put: (image: Blob | Uint8Array, options?: CallOptions) => Promise<{ readonly inputUploadId: string }>
  }
  readonly quote: (fields: QuoteFields, options?: CallOptions) => Promise<Quote>
  readonly jobs: {
    /** The newest first. */
    readonly list: (filter?: JobFilter, options?: CallOptions) => AsyncGenerator<JobStatus, void>
    readonly get: (jobId: string, options?: CallOptions) => Promise<JobStatus>
    /** Changes nothing where the job has ended; answers how it stands. */
    readonly cancel: (jobId: string, options?: CallOptions) => Promise<JobStatus>
    /** To the end of the job, over any number of lines that break off; `timeoutMs` is that of each call. */
    readonly events: (jobId: string, options?: CallOptions) => AsyncGenerator<JobEvent, void>
    /** What the job made, when it has ended. Throws the problem of one that was refunded. */
    readonly result: (jobId: string, options?: CallOptions) => Promise<OperationResult>
  }
  readonly account: (options?: CallOptions) => Promise<AccountSummary>
  /** Every movement of credits, the newest first. */
  readonly entries: (filter?: Paged, options?: CallOptions) => AsyncGenerator<AccountEntry, void>
  readonly usage: (filter?: UsageFilter, options?: CallOptions) => AsyncGenerator<UsagePeriod, void>
  readonly webhooks: WebhookCalls
  /** The file of a result. Its body comes as it is read; the time is that until it begins. */
  readonly download: (file: string | Pick<OperationResult, 'url'>, options?: CallOptions) => Promise<Response>
}

/** For calls that do no work themselves: reading, cancelling, quoting. */
const TIMEOUT_MS = 60_000
/** The longest deadline of a job is five minutes; its refund is known soon after. */
const WORK_TIMEOUT_MS = 360_000

export function createHeddleClient({ url, key, timeoutMs, ...options }: HeddleClientOptions): HeddleClient {
  const transport = createTransport({
    base: url.replace(/\/+$/, ''),
    key,
    timeoutMs: timeoutMs ?? TIMEOUT_MS,
    // Called by its own name: browsers refuse a fetch that is another object's method.
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
    random: Math.random,
  })
  const get = <Answer>(path: string, wishes: CallOptions = {}): Promise<Answer> =>
    transport.call({ path, repeat: 'always' }, wishes, readJson<Answer>)
  const work = (asked: Work, wishes: WorkOptions = {}): Promise<OperationResult> =>
    send(transport, asked, {}, { timeoutMs: timeoutMs ?? WORK_TIMEOUT_MS, ...wishes })
  return {
    generate: (fields, wishes) => work({ operation: 'generate', fields }, wishes),
    vectorize: (image, fields, wishes) => work({ operation: 'vectorize', image, fields: fields ?? {} }, wishes),
    upscale: (image, fields, wishes) => work({ operation: 'upscale', image, fields: fields ?? {} }, wishes),
    begin: (asked, wishes = {}) => send(transport, asked, { Prefer: 'respond-async' }, wishes),
    uploads: uploadCalls(transport),
    quote: (fields, wishes = {}) =>
      transport.call({ ...jsonCall('/api/quotes', fields), repeat: 'always' }, wishes, readJson<Quote>),
    jobs: jobCalls(transport, get),
    account: (wishes) => get('/api/account', wishes),
    entries: (filter = {}, wishes = {}) =>
      readPages(transport, { path: '/api/account/entries', name: 'entries', filter }, wishes),
    usage: ({ from, to, ...filter } = {}, wishes = {}) => {
      const times = { from: from?.toISOString(), to: to?.toISOString() }
      return readPages(transport, { path: '/api/usage', name: 'usage', filter: { ...filter, ...times } }, wishes)
    },
    webhooks: createWebhookCalls(transport),
    download: (file, wishes = {}) => {
      const path = new URL(typeof file === 'string' ? file : file.url)
      return transport.call({ path, repeat: 'always' }, wishes, (response) => response)
    },
  }
}

const jsonCall = (path: string, value: unknown): Omit<Call, 'repeat'> => ({
  method: 'POST',
  path,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(value),
})

function send<Answer>(
  transport: Transport,
  work: Work,
  extra: Readonly<Record<string, string>>,
  { idempotencyKey = newIdempotencyKey(), ...options }: WorkOptions,
): Promise<Answer> {
  const { body, headers } = requestOfWork(work)
  const all = { ...headers, ...extra, 'Idempotency-Key': idempotencyKey }
  const call = { method: 'POST', path: `/api/${work.operation}`, headers: all, body, repeat: 'always' } as const
  return transport.call(call, options, readJson<Answer>)
}

/** `crypto.randomUUID` is not there on pages that came over plain HTTP. */
const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

function uploadCalls(transport: Transport): HeddleClient['uploads'] {
  // An address that nobody uses costs nothing, so asking twice does no harm.
  const create = (options: CallOptions = {}): Promise<UploadTicket> =>
    transport.call({ method: 'POST', path: '/api/uploads', repeat: 'always' }, options, readJson<UploadTicket>)
  return {
    create,
    put: async (image, options = {}) => {
      const { inputUploadId, method, url } = await create(options)
      // Without its type, which was not signed.
      const body = new Blob([bytesOf(image) ?? (image as Blob)])
      await transport.call({ method, path: new URL(url), body, repeat: 'always' }, options, () => undefined)
      return { inputUploadId }
    },
  }
}

function jobCalls(
  transport: Transport,
  get: <Answer>(path: string, options?: CallOptions) => Promise<Answer>,
): HeddleClient['jobs'] {
  const path = (jobId: string): string => `/api/jobs/${encodeURIComponent(jobId)}`
  const events: HeddleClient['jobs']['events'] = (jobId, options = {}) => followJob(transport, jobId, options)
  return {
    list: (filter = {}, options = {}) => readPages(transport, { path: '/api/jobs', name: 'jobs', filter }, options),
    get: (jobId, options) => get(path(jobId), options),
    cancel: (jobId, options = {}) =>
      transport.call({ method: 'DELETE', path: path(jobId), repeat: 'always' }, options, readJson<JobStatus>),
    events,
    result: async (jobId, options) => {
      let last: JobEvent | undefined
      for await (const event of events(jobId, options)) last = event
      if (last && 'status' in last) return resultOf(last.status)
      throw new TypeError('Events end with the end of the job.')
    },
  }
}
