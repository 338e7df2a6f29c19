// OpenTelemetry spans over a job's whole path. Without an OTLP address spans cost nothing and only the W3C
// `traceparent` is passed on, so that callers who trace keep their trace id through Kafka.
import {
  type Attributes,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { VERSION } from '../config/version.ts'
import { errorMessage } from '../lifecycle/error-message.ts'
import { createRandomReserve } from '../lifecycle/random-reserve.ts'

export type SpanEnd = (outcome?: { readonly error?: unknown }) => void

export type StartedSpan = {
  /** What the next hop is told. */
  readonly traceparent: string
  readonly end: SpanEnd
}

export type Tracing = {
  /**
   * Starts a span under `parent` (a `traceparent` of whoever called), or a new trace when it is missing or malformed.
   */
  readonly start: (
    name: string,
    kind: 'server' | 'producer' | 'consumer' | 'internal',
    parent?: string,
    attributes?: Attributes,
  ) => StartedSpan
  readonly close: () => Promise<void>
}

/** Ends the span when the work ends, as failed when it throws. */
export async function inSpan<Result>(span: StartedSpan, work: () => Promise<Result>): Promise<Result> {
  try {
    const result = await work()
    span.end()
    return result
  } catch (error) {
    span.end({ error })
    throw error
  }
}

const KINDS = {
  server: SpanKind.SERVER,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const
/** A killed process loses at most this much of its traces. */
const EXPORT_EVERY_MS = 1000
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

export function createTracing(process: string, otlpEndpoint: string | undefined): Tracing {
  return otlpEndpoint ? exportingTracing(process, otlpEndpoint) : passingTracing()
}

/**
 * Passes on the caller's own span: without an exporter, a span of ours would be a parent that no tracing server knows.
 */
function passingTracing(): Tracing {
  const draw = createRandomReserve()
  const made = (): string => `00-${draw(16).toString('hex')}-${draw(8).toString('hex')}-00`
  return {
    start: (_name, _kind, parent) => ({
      traceparent: parent && readTraceparent(parent) ? parent : made(),
      end: () => {},
    }),
    close: async () => {},
  }
}

function exportingTracing(process: string, endpoint: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const resource = resourceFromAttributes({ 'service.name': `heddle-${process}`, 'service.version': VERSION })
  const provider = new TracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: EXPORT_EVERY_MS })],
  })
  const tracer = provider.getTracer('heddle')
  return {
    start: (name, kind, parent, attributes = {}) => {
      const remote = readTraceparent(parent)
      const context = remote ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, context)
      const { traceId, spanId, traceFlags } = span.spanContext()
      const flags = traceFlags.toString(16).padStart(2, '0')
      return {
        traceparent: `00-${traceId}-${spanId}-${flags}`,
        end: ({ error } = {}) => {
          if (error !== undefined)
            span.setStatus({
              code: SpanStatusCode.ERROR,
              message: errorMessage(error),
            })
          span.end()
        },
      }
    },
    close: () => provider.shutdown(),
  }
}

/** W3C Trace Context: `00-<trace>-<span>-<flags>`; all-zero ids are not valid. */
export function readTraceparent(text: string | undefined): SpanContext | undefined {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(text ?? '') ?? []
  if (!traceId || !spanId || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined
  return { traceId, spanId, traceFlags: Number.parseInt(flags ?? '0', 16) & TraceFlags.SAMPLED, isRemote: true }
}
