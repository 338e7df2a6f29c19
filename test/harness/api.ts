// What a caller of the API does, in few words.
export type Answer = {
  readonly status: number
  readonly headers: Headers
  readonly body: Readonly<Record<string, unknown>>
}

export type Api = {
  readonly post: (path: string, body: unknown, headers?: Readonly<Record<string, string>>) => Promise<Answer>
  readonly upload: (
    path: string,
    parts: Readonly<Record<string, string | Uint8Array>>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Answer>
  readonly patch: (path: string, body: unknown) => Promise<Answer>
  readonly remove: (path: string) => Promise<Answer>
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>
  readonly account: () => Promise<{ readonly available: number; readonly held: number; readonly spent: number }>
}

export function createApi(url: string, key: string): Api {
  const authorization = { authorization: `Bearer ${key}` }
  const call = async (path: string, init: RequestInit): Promise<Answer> => {
    const response = await fetch(`${url}${path}`, init)
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      body: (text.startsWith('{') ? JSON.parse(text) : { text }) as Answer['body'],
    }
  }
  const get: Api['get'] = (path, headers = {}) => call(path, { headers: { ...authorization, ...headers } })
  return {
    get,
    remove: (path) => call(path, { method: 'DELETE', headers: authorization }),
    patch: (path, body) =>
      call(path, {
        method: 'PATCH',
        headers: { ...authorization, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    post: (path, body, headers = {}) =>
      call(path, {
        method: 'POST',
        headers: { ...authorization, 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    upload: (path, parts, headers = {}) => {
      const form = new FormData()
      for (const [name, part] of Object.entries(parts)) {
        if (typeof part === 'string') form.append(name, part)
        else form.append(name, new Blob([new Uint8Array(part)]), `${name}.bin`)
      }
      return call(path, { method: 'POST', headers: { ...authorization, ...headers }, body: form })
    },
    account: async () => (await get('/api/account')).body as unknown as Awaited<ReturnType<Api['account']>>,
  }
}

/** The bytes behind the `url` of a result. */
export async function fetchAsset(answer: Answer): Promise<Buffer> {
  const response = await fetch(String(answer.body.url))
  if (response.status !== 200) throw new Error(`the asset answers ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}
