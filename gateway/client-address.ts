import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'

/** What a client may claim about itself; only a trusted proxy is believed. */
const FORWARDED = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
] as const

/**
 * Replaces what a request says about its origin by what is known: `x-forwarded-for` becomes the one address of the client,
 * the last one that a trusted proxy vouches for. `trusted` holds addresses, subnets or `loopback`.
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
