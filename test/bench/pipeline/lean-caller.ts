// A caller that costs little: it shares the cores with what it measures, and `fetch` takes five times the processor
// time of this.
import { Agent, request as requestHttp } from 'node:http'

export type LeanCaller = {
  /** Posts JSON on a connection that is kept. Rejects when the connection breaks. */
  readonly post: (body: string) => Promise<{ readonly status: number; readonly text: string }>
  readonly close: () => void
}

export function createLeanCaller(
  url: string,
  connectionsMost: number,
  headers: Readonly<Record<string, string>> = {},
): LeanCaller {
  const agent = new Agent({ keepAlive: true, maxSockets: connectionsMost })
  const { hostname, port, pathname: path } = new URL(url)
  return {
    close: () => agent.destroy(),
    post: (body) =>
      new Promise((resolve, reject) => {
        const length = String(Buffer.byteLength(body))
        const sent = { ...headers, 'content-type': 'application/json', 'content-length': length }
        const request = requestHttp({ method: 'POST', hostname, port, path, agent, headers: sent }, (answer) => {
          let text = ''
          answer.setEncoding('utf8')
          answer.on('data', (chunk: string) => (text += chunk))
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
          answer.on('error', reject)
        })
        request.on('error', reject)
        request.end(body)
      }),
  }
}
