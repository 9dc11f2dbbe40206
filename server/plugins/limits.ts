import { isIP, type Socket } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '@/lib/domain/issues'
import type { Config } from '@/server/config'

/** So many calls may be in work at once; the next ones are asked to come back in a moment. */
const MAX_IN_WORK = 400
const BUSY_RETRY_SECONDS = 1

/** The wait is told by `Retry-After` when it matters; the rest is nobody's business. */
const HIDDEN = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }

/** A ceiling for each address, and one for all together, so that a flood ends in 429 or 503 and not in silence. */
export async function limitCalls(app: FastifyInstance, config: Config): Promise<void> {
  rememberAddresses(app)
  shedLoad(app)
  await app.register(rateLimit, {
    max: config.callsPerMinute,
    timeWindow: '1 minute',
    allowList: comesFromOurWeb(config),
    addHeaders: HIDDEN,
    addHeadersOnExceeding: HIDDEN,
    errorResponseBuilder: (_request, { ttl }) =>
      new DomainError('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) }),
  })
}

/**
 * What counts by address needs one: a socket forgets its own when the client leaves, unless it was asked before, and a proxy
 * that passes on something else than an address is not to be believed.
 */
function rememberAddresses(app: FastifyInstance): void {
  app.server.on('connection', (socket: Socket) => void socket.remoteAddress)
  app.addHook('onRequest', (request, _reply, done) => {
    done(isIP(request.ip ?? '') ? undefined : new DomainError('bad_request'))
  })
}

function shedLoad(app: FastifyInstance): void {
  let inWork = 0
  app.addHook('onRequest', (request, reply, done) => {
    inWork += 1
    reply.raw.once('close', () => {
      inWork -= 1
    })
    const isProbe = request.url === '/healthz'
    done(
      inWork > MAX_IN_WORK && !isProbe
        ? new DomainError('unavailable', { retryAfterSeconds: BUSY_RETRY_SECONDS })
        : undefined,
    )
  })
}

/**
 * The web renders pages for everybody from one address: a trusted machine that speaks for no client is not a client.
 * The browser's calls that it passes on carry the client's address and count for that.
 */
function comesFromOurWeb(config: Config): (request: FastifyRequest) => boolean {
  const isTrusted = proxyAddr.compile(config.trustedProxies)
  return ({ headers, socket }) =>
    headers['x-forwarded-for'] === undefined && isTrusted(socket.remoteAddress ?? '', 0)
}
