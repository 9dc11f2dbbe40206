import { isIP, type Socket } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '@/lib/domain/issues'
import { networkOf } from '@/lib/domain/network-of'
import type { Config } from '@/server/config'
import type { Counters } from '@/server/ports/counters'

/**
 * Calls in flight before further ones are refused with 503. At 100 bookings a second the last of them waits eight seconds: after
 * an outage those who tried again in vain all come back at once, and waiting is better for them than one more refusal.
 */
const MAX_IN_WORK = 800
const BUSY_RETRY_SECONDS = 1

/** Clients need only `Retry-After`; the other headers would describe the limits. */
const HIDDEN = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }

/** Limits calls per address and calls in flight, so that a flood gets 429 or 503. */
export async function limitCalls(app: FastifyInstance, config: Config, counters: Counters): Promise<void> {
  rememberAddresses(app)
  shedLoad(app)
  await app.register(rateLimit, {
    max: config.callsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => networkOf(ip),
    store: storeOf(counters),
    allowList: comesFromOurWeb(config),
    addHeaders: HIDDEN,
    addHeadersOnExceeding: HIDDEN,
    errorResponseBuilder: (_request, { ttl }) =>
      new DomainError('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) }),
  })
}

type Done = (error: Error | null, counted?: { current: number; ttl: number }) => void

/** Our counters in the shape of the plugin, which makes one store a limit. */
function storeOf(counters: Counters): FastifyRateLimitStoreCtor {
  return class {
    incr(address: string, done: Done, windowMs: number) {
      counters.count(`calls:${address}`, windowMs).then(
        ({ count, endsInMs }) => done(null, { current: count, ttl: endsInMs }),
        (error: Error) => done(error),
      )
    }
    child() {
      return this
    }
  }
}

/**
 * Limits need an address: a socket loses its own on disconnect unless it was read before, and a proxy that forwards
 * anything else is refused, as is a call with two hosts (RFC 9112, 3.2).
 */
function rememberAddresses(app: FastifyInstance): void {
  app.server.on('connection', (socket: Socket) => void socket.remoteAddress)
  app.addHook('onRequest', (request, _reply, done) => {
    const hosts = request.raw.headersDistinct?.['host']?.length ?? 0
    done(isIP(request.ip ?? '') && hosts < 2 ? undefined : new DomainError('bad_request'))
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
 * Exempts the web's own renders, which come from a trusted address without `x-forwarded-for`. Browser calls that it
 * proxies carry the client's address and count for it.
 */
function comesFromOurWeb(config: Config): (request: FastifyRequest) => boolean {
  const isTrusted = proxyAddr.compile(config.trustedProxies)
  return ({ headers, socket }) =>
    headers['x-forwarded-for'] === undefined && isTrusted(socket.remoteAddress ?? '', 0)
}
