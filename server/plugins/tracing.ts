import type { FastifyInstance, FastifyRequest } from 'fastify'
import { TRACEPARENT_HEADER } from '@/lib/domain/request-id'
import type { Span } from '@/lib/telemetry/tracer'
import { runForRequest } from '@/server/current-request'
import type { Deps } from '@/server/deps'
import { traceStatements } from '@/server/telemetry/trace-statements'
import { trustOf } from './request-id'

declare module 'fastify' {
  interface FastifyRequest {
    /** the traced work of this call; undefined where nothing is traced */
    span: Span | undefined
  }
}

/** Asked every few seconds by machines. */
const UNTRACED = ['/healthz', '/readyz', '/metrics']

/** Traces each call by the pattern of its route, as a part of the trace that our web began. */
export function traceCalls(app: FastifyInstance, deps: Deps): void {
  app.decorateRequest('span', undefined)
  const { tracer } = deps
  if (!tracer) return
  const stop = traceStatements(deps)
  app.addHook('onClose', async () => stop())
  const isTrusted = trustOf(deps.config.trustedProxies)
  app.addHook('onRequest', (request, reply, done) => {
    const { raw, method, headers } = request
    const route = request.routeOptions.url
    if (route && UNTRACED.includes(route)) return done()
    const span = tracer.start(route ? `${method} ${route}` : method, {
      kind: 'server',
      ...(isTrusted(raw) ? { traceparent: headers[TRACEPARENT_HEADER] } : {}),
      attributes: {
        'http.request.method': method,
        'diyar.request_id': request.id,
        ...(route ? { 'http.route': route } : {}),
      },
    })
    request.span = span
    reply.raw.once('close', () => endCall(span, request, reply.raw))
    // For the hooks before the body is read; `rememberRequestId` does the same for those after it.
    runForRequest(request.id, span, done)
  })
}

function endCall(
  span: Span,
  { refusal }: FastifyRequest,
  raw: { statusCode: number; writableEnded: boolean },
): void {
  span.set({ 'http.response.status_code': raw.statusCode, ...(refusal ? { 'diyar.refusal': refusal } : {}) })
  if (!raw.writableEnded) span.end('aborted')
  else span.end(raw.statusCode >= 500 ? (refusal ?? String(raw.statusCode)) : undefined)
}
