import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import { TRACEPARENT_HEADER } from '@/lib/domain/request-id'

/** Headers about the way of a request before us; only a trusted proxy may set them. */
const FORWARDED = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  TRACEPARENT_HEADER,
] as const

/**
 * Sets `x-forwarded-for` to the one address of the client: the last one that a trusted proxy has added. `trusted` holds
 * addresses, subnets or `loopback`.
 */
export function createAddressing(trusted: readonly string[]): (req: IncomingMessage) => string {
  const isTrusted = proxyAddr.compile([...trusted])
  return (req) => {
    const address = proxyAddr(req, isTrusted) ?? ''
    const isBehindProxy = isTrusted(req.socket.remoteAddress ?? '', 0)
    for (const name of FORWARDED) if (!isBehindProxy || name === 'forwarded') delete req.headers[name]
    req.headers['x-forwarded-for'] = address
    return address
  }
}
