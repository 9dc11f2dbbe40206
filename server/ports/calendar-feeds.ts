import { lookup as systemLookup } from 'node:dns'
import type { IncomingMessage } from 'node:http'
import { get as httpsGet } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import type { FeedFailureCode } from '@/lib/domain/calendar/feeds'

export class FeedFailure extends Error {
  constructor(readonly problem: FeedFailureCode) {
    super(problem)
    this.name = 'FeedFailure'
  }
}

/**
 * Reads outside calendars. `read(url)` resolves with the iCalendar text of an https URL, at most 1 MiB; rejects with
 * FeedFailure.
 */
export interface CalendarFeeds {
  read(url: string): Promise<string>
}

const MAX_BYTES = 1024 * 1024
const TIMEOUT_MS = 10_000
const MAX_REDIRECTS = 3

/** IPv4 ranges that are not public (RFC 6890) and may contain our own machines. */
const PRIVATE_V4 = [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24',
  '192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4',
].flatMap((line) => line.split(' '))
/** In IPv6 only the global unicast range is public; ranges that embed an IPv4 address are refused. */
const PUBLIC_V6 = ['2000::/3']
const PRIVATE_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const privateV4 = listOf(PRIVATE_V4, 'ipv4')
const publicV6 = listOf(PUBLIC_V6, 'ipv6')
const privateV6 = listOf(PRIVATE_V6, 'ipv6')

function listOf(ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits] = range.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}

export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !privateV4.check(address, 'ipv4')
  return family === 6 && publicV6.check(address, 'ipv6') && !privateV6.check(address, 'ipv6')
}

/** Whether a text is an https URL on port 443 to a name or a public address, without a password. */
export function isFeedAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.protocol !== 'https:' || url.port || url.username || url.password) return false
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return isIP(host) ? isPublicAddress(host) : host.includes('.') && !host.endsWith('.localhost')
}

type Open = (
  url: URL,
  options: { lookup: LookupFunction; signal: AbortSignal; headers: object },
) => Promise<IncomingMessage>

const openHttps: Open = (url, options) =>
  new Promise((resolve, reject) => {
    httpsGet(url, { ...options, headers: { ...options.headers }, agent: false }, resolve).on('error', reject)
  })

/**
 * Reads over https, at most 1 MiB, 10 s and 3 redirects; rejects with FeedFailure. Addresses are checked in the
 * connection's own DNS lookup, against DNS rebinding; each redirect is checked again.
 */
export function httpsCalendarFeeds({
  open = openHttps,
  lookup = systemLookup as LookupFunction,
  timeoutMs = TIMEOUT_MS,
} = {}): CalendarFeeds {
  const follow = async (address: string, left: number, signal: AbortSignal): Promise<string> => {
    if (!isFeedAddress(address)) throw new FeedFailure('address')
    const headers = { accept: 'text/calendar', 'user-agent': 'Diyar calendar reader' }
    const answer = await open(new URL(address), { lookup: publicLookup(lookup), signal, headers })
    const status = answer.statusCode ?? 0
    if (status >= 300 && status < 400 && answer.headers.location && left > 0) {
      answer.destroy()
      return follow(new URL(answer.headers.location, address).href, left - 1, signal)
    }
    if (status !== 200) {
      answer.destroy()
      throw new FeedFailure('unreachable')
    }
    return readBounded(answer)
  }
  return {
    read: async (url) => {
      const signal = AbortSignal.timeout(timeoutMs)
      try {
        return await follow(url, MAX_REDIRECTS, signal)
      } catch (error) {
        if (signal.aborted) throw new FeedFailure('too_slow')
        throw error instanceof FeedFailure ? error : new FeedFailure(problemOf(error))
      }
    },
  }
}

const REFUSED = 'EPRIVATE'

function problemOf(error: unknown): FeedFailureCode {
  return error instanceof Error && 'code' in error && error.code === REFUSED ? 'address' : 'unreachable'
}

/** Refuses names that lead into our network. */
export function publicLookup(lookup: LookupFunction): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      // For an unknown name the list is missing, although the type requires it.
      const addresses = error || typeof found === 'string' ? [] : found
      const isSafe = addresses.length > 0 && addresses.every((one) => isPublicAddress(one.address))
      const refused = isSafe ? null : Object.assign(new Error('not a public address'), { code: REFUSED })
      const [first] = addresses
      if (error || refused || !first) callback(error ?? refused, '', 0)
      else if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
}

async function readBounded(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer) {
    size += part.length
    if (size > MAX_BYTES) throw new FeedFailure('too_large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
