import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
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

const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/i
const GROUPS = 8
const GROUPS_OF_NETWORK = 4

/** What takes turns as one: an IPv4 address, or the /64 of an IPv6 address, all of which one client has. */
export function networkOf(given: string): string {
  const address = given.replace(MAPPED_IPV4, '')
  if (!isIPv6(address)) return address
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: GROUPS - head.length - tail.length }, () => '0')
  return [...head, ...zeros, ...tail].slice(0, GROUPS_OF_NETWORK).join(':').toLowerCase()
}
