export type SpanKind = 'server' | 'client' | 'internal'
export type SpanAttributes = Record<string, string | number>

export interface SpanStart {
  kind?: SpanKind
  /** never what a person typed, an address with its query, or a secret */
  attributes?: SpanAttributes
}

/** A piece of work in a trace. Of an error only its type and code are exported: a message may contain values. */
export interface Span {
  /** the header that makes the work of another process a part of this trace (W3C Trace Context) */
  traceparent: string
  set(attributes: SpanAttributes): void
  /** Begins a piece of this work. */
  child(name: string, start?: SpanStart): Span
  /** Adds a piece of this work that has already ended, with its time in milliseconds. */
  addEnded(name: string, ms: number, ended: { attributes: SpanAttributes; hasFailed: boolean }): void
  /** Without an error the work was done. A second call does nothing. */
  end(error?: unknown): void
}

export interface Tracer {
  /** Begins a trace, or goes on with that of a `traceparent`; one that is not well-formed is ignored. */
  start(name: string, start?: SpanStart & { traceparent?: string | string[] | undefined }): Span
  /** Sends what has ended, for two seconds at most. */
  close(): Promise<void>
}

export interface TracerOptions {
  /** the collector's base address, as in OTEL_EXPORTER_OTLP_ENDPOINT; no tracer without one */
  endpoint: string | undefined
  service: 'diyar-api' | 'diyar-web'
  /** told that spans could not be sent, once a minute at most */
  warn: (line: string) => void
}
