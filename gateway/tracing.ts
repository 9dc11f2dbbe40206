import type { IncomingMessage, ServerResponse } from 'node:http'
import { REQUEST_ID_HEADER, TRACEPARENT_HEADER } from '@/lib/domain/request-id'
import type { Span, SpanAttributes, Tracer } from '@/lib/telemetry/tracer'

/** Traces each request, and hands its trace on to the renders and calls of the api that it makes. */
export function createTracing(tracer: Tracer | undefined) {
  const spans = new WeakMap<IncomingMessage, Span>()
  return {
    begin(req: IncomingMessage, res: ServerResponse): void {
      if (!tracer) return
      const { method = 'GET', url = '', headers } = req
      const route = routeOf(url)
      const span = tracer.start(`${method} ${route}`, {
        kind: 'server',
        traceparent: headers[TRACEPARENT_HEADER],
        attributes: {
          'http.request.method': method,
          'http.route': route,
          'diyar.request_id': String(headers[REQUEST_ID_HEADER]),
        },
      })
      headers[TRACEPARENT_HEADER] = span.traceparent
      spans.set(req, span)
      res.once('close', () => {
        span.set({ 'http.response.status_code': res.statusCode })
        if (!res.writableEnded) span.end('aborted')
        else span.end(res.statusCode >= 500 ? String(res.statusCode) : undefined)
      })
    },
    note: (req: IncomingMessage, attributes: SpanAttributes): void => spans.get(req)?.set(attributes),
  }
}

/** Names of pages and calls: letters, with digits only in a version. Tokens, ids and slugs have digits or are longer. */
const NAME = /^(_next|v1|[a-z]+(-[a-z]+){0,3})$/
const NAME_LENGTH = 24
const MOST_SEGMENTS = 6

/** The path of an address without its query and with a star for each value, as in `/services/details/*`. */
export function routeOf(url: string): string {
  const [path = ''] = url.split('?')
  const segments = path.split('/').filter(Boolean).slice(0, MOST_SEGMENTS)
  return `/${segments.map((one) => (one.length <= NAME_LENGTH && NAME.test(one) ? one : '*')).join('/')}`
}
