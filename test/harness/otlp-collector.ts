// A tracing server that keeps what it is sent: OTLP over HTTP, as JSON.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

/** Span kinds as OTLP numbers them. */
export const spanKinds = { internal: 1, server: 2, client: 3, producer: 4, consumer: 5 } as const

const attribute = z.object({ key: z.string(), value: z.looseObject({ stringValue: z.string().optional() }) })
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.int(),
  startTimeUnixNano: z.coerce.bigint(),
  endTimeUnixNano: z.coerce.bigint(),
  status: z.looseObject({ code: z.int().optional() }).optional(),
})
const request = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
})

/** A span with the program that made it, such as `heddle-ingress`. */
export type CollectedSpan = z.infer<typeof span> & { readonly service: string }

export type OtlpCollector = {
  readonly url: string
  readonly spans: () => readonly CollectedSpan[]
  /** Bodies that were no OTLP, so that a test sees them instead of missing spans. */
  readonly refused: () => readonly unknown[]
  readonly close: () => Promise<void>
}

export async function startOtlpCollector(): Promise<OtlpCollector> {
  const spans: CollectedSpan[] = []
  const refused: unknown[] = []
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    try {
      if (incoming.url !== '/v1/traces') throw new Error(`${incoming.url} is no address for traces`)
      spans.push(...readSpans(body))
    } catch (error) {
      refused.push(error)
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () => spans,
    refused: () => refused,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function readSpans(body: string): CollectedSpan[] {
  return request.parse(JSON.parse(body)).resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const named = resource.attributes.find(({ key }) => key === 'service.name')
    const service = named?.value.stringValue ?? 'unnamed'
    return scopeSpans.flatMap((scope) => scope.spans.map((each) => ({ ...each, service })))
  })
}
