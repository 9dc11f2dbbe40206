import type { Context, Span as OtelSpan, Tracer as OtelTracer } from '@opentelemetry/api'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base'
import type { Span, SpanKind, SpanStart, Tracer, TracerOptions } from './tracer'

const FLUSH_MS = 2000
const WARN_EVERY_MS = 60_000
const VERSION_OF_HEADER = '00'
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/**
 * A tracer on OpenTelemetry's SDK. Its packages are imported here and dynamically, because a bundle would load what is
 * imported statically also for who has no collector.
 */
export async function openOtlpTracer({
  endpoint,
  service,
  warn,
}: TracerOptions & { endpoint: string }): Promise<Tracer> {
  const [api, sdk, resources, otlp] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ])
  const exporter = new otlp.OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new sdk.BasicTracerProvider({
    resource: resources
      .resourceFromAttributes({ 'service.name': service, 'process.pid': process.pid })
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    spanProcessors: [new sdk.BatchSpanProcessor(warnOfFailures(exporter, warn))],
  })
  const spans = spansOf(api, provider.getTracer('diyar'))
  return {
    start: (name, { traceparent, ...start } = {}) =>
      spans.start(name, start, contextOf(api, String(traceparent ?? ''))),
    async close() {
      // A collector that does not answer would keep the process for as long as the exporter tries again.
      const timer = new Promise((resolve) => setTimeout(resolve, FLUSH_MS).unref())
      await Promise.race([provider.shutdown().catch(() => undefined), timer])
    },
  }
}

type Start = SpanStart & { startTime?: number }
type Api = typeof import('@opentelemetry/api')

function spansOf(api: Api, tracer: OtelTracer) {
  const kinds: Record<SpanKind, number> = {
    server: api.SpanKind.SERVER,
    client: api.SpanKind.CLIENT,
    internal: api.SpanKind.INTERNAL,
  }

  function begin(name: string, { kind = 'internal', ...start }: Start, context: Context): OtelSpan {
    return tracer.startSpan(name, { ...start, kind: kinds[kind] }, context)
  }

  const start = (name: string, options: Start, parent: Context): Span =>
    opened(begin(name, options, parent), parent)

  function opened(span: OtelSpan, parent: Context): Span {
    const context = api.trace.setSpan(parent, span)
    const { traceId, spanId, traceFlags } = span.spanContext()
    const flags = traceFlags.toString(16).padStart(2, '0')
    return {
      traceparent: `${VERSION_OF_HEADER}-${traceId}-${spanId}-${flags}`,
      set: (attributes) => void span.setAttributes(attributes),
      child: (name, options = {}) => start(name, options, context),
      addEnded(name, ms, { attributes, hasFailed }) {
        const now = performance.timeOrigin + performance.now()
        const ended = begin(name, { kind: 'client', attributes, startTime: now - ms }, context)
        if (hasFailed) ended.setStatus({ code: api.SpanStatusCode.ERROR })
        ended.end(now)
      },
      end(error) {
        if (!span.isRecording()) return
        if (error !== undefined) {
          span.setAttribute('error.type', typeOf(error))
          span.setStatus({ code: api.SpanStatusCode.ERROR })
        }
        span.end()
      },
    }
  }
  return { start }
}

function contextOf({ trace, ROOT_CONTEXT }: Api, traceparent: string): Context {
  const [, traceId, spanId, flags = ''] = TRACEPARENT.exec(traceparent) ?? []
  if (!traceId || !spanId) return ROOT_CONTEXT
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
  return trace.setSpanContext(ROOT_CONTEXT, parent)
}

/** The code of an error (`ECONNREFUSED`, `not_found`) or its class; a string is the type itself. */
function typeOf(error: unknown): string {
  if (typeof error === 'string') return error
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  return String(code ?? name ?? 'unknown')
}

/** The SDK drops what cannot be sent, and tells nobody. */
function warnOfFailures(exporter: SpanExporter, warn: (line: string) => void): SpanExporter {
  let warnedAt = Number.NEGATIVE_INFINITY
  let lost = 0
  const note = (spans: ReadableSpan[]) => {
    lost += spans.length
    const now = performance.now()
    if (now - warnedAt < WARN_EVERY_MS) return
    warn(`The collector of traces does not answer: ${lost} spans are lost.`)
    warnedAt = now
    lost = 0
  }
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        if (result.code !== 0) note(spans)
        done(result)
      })
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  }
}
