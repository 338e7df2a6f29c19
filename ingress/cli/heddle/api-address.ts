import { z } from 'zod'
import type { Environment } from '../../../infra/config/read-env.ts'
import { UsageError } from '../../admin/answer.ts'
import { createHeddleClient, type HeddleClient } from '../../client/heddle-client.ts'
import { readStack } from '../read-stack.ts'

export type ApiOptions = {
  readonly url: string | undefined
  readonly key: string | undefined
  readonly home: string
  readonly env: Environment
}

const stackFile = z.object({ url: z.url(), apiKey: z.string().min(1) })

/** A client of the service that is named, or of the stack that runs in `home` with its demo account. */
export function connectApi({ env, home, ...options }: ApiOptions): HeddleClient {
  const url = options.url ?? env.HEDDLE_URL
  const key = options.key ?? env.HEDDLE_KEY
  // `localhost:8080` can be parsed too: its scheme is `localhost`.
  if (url && !(URL.canParse(url) && /^https?:/i.test(url)))
    throw new UsageError('--url is an address such as https://heddle.example.')
  if (key && !/^[!-~]+$/.test(key)) throw new UsageError('--key is an API key: hdl_live_ and 43 letters or digits.')
  if (url && key) return createHeddleClient({ url, key })
  if (url) throw new UsageError('Give --key or HEDDLE_KEY with the API key for that service.')
  const stack = readStack(home, stackFile, 'HEDDLE_URL and HEDDLE_KEY')
  return createHeddleClient({ url: stack.url, key: key ?? stack.apiKey })
}
