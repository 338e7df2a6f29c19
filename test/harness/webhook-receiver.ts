import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ReceivedWebhook = {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export type WebhookReceiver = {
  readonly url: string
  readonly received: ReceivedWebhook[]
  /** What the next requests are answered with. */
  answer: {
    readonly status: number
    readonly headers?: Readonly<Record<string, string>>
    readonly after?: Promise<void>
  }
  readonly close: () => Promise<void>
}

/** Somebody's endpoint on loopback: keeps what it is sent and answers as it is told to. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    received.push({ path: request.url ?? '', headers, body: Buffer.concat(chunks).toString() })
    const { status, headers: answered = {}, after } = receiver.answer
    await after
    response.writeHead(status, answered).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    received,
    answer: { status: 204 },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return receiver
}
