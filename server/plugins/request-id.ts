import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { FastifyInstance } from 'fastify'
import { isRequestId, REQUEST_ID_HEADER } from '@/lib/domain/request-id'
import { runForRequest } from '@/server/current-request'

/** The id that our web gave a request, or a new one: nobody else may name the lines of the log. */
export function requestIdsOf(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = trustOf(trustedProxies)
  return (request) => {
    const given = request.headers[REQUEST_ID_HEADER]
    return isRequestId(given) && isTrusted(request) ? given : randomUUID()
  }
}

/** Whether a call comes from our web. */
export function trustOf(trustedProxies: readonly string[]): (request: IncomingMessage) => boolean {
  const isTrusted = proxyAddr.compile([...trustedProxies])
  return ({ socket }) => isTrusted(socket?.remoteAddress ?? '', 0)
}

/** Remembers which request a handler works for. After the body is read: its stream would lose the context. */
export function rememberRequestId(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => runForRequest(request.id, request.span, done))
}
