import type { Tracer, TracerOptions } from './tracer'

/** A tracer that sends spans to a collector; without a collector no package of OpenTelemetry's SDK is loaded. */
export async function openTracer({ endpoint, ...options }: TracerOptions): Promise<Tracer | undefined> {
  if (!endpoint) return undefined
  const { openOtlpTracer } = await import('./otlp-tracer')
  return openOtlpTracer({ endpoint, ...options })
}
