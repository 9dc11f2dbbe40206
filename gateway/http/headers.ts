import type { IncomingHttpHeaders, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { REQUEST_HEADERS } from '@/lib/domain/request-id'
import { CONTENT_VERSION_HEADER } from '@/lib/session/content-version'
import { CARRIED_PARAMS_HEADER } from '@/lib/session/page-headers'

export type Headers = OutgoingHttpHeaders

/** A header as one text; empty where it is not set. */
export const headerText = (value: Headers[string]): string =>
  Array.isArray(value) ? value.join(', ') : String(value ?? '')

const OF_ONE_CONNECTION = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
]

/** What the gateway says of a request: a client that names one in `Connection` would have its address left out. */
const SET_BY_US = ['x-forwarded-for', ...REQUEST_HEADERS, CONTENT_VERSION_HEADER, CARRIED_PARAMS_HEADER]

/** Headers without those of one connection and those that `Connection` names (RFC 9110, 7.6.1). */
export function endToEndHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection?.toLowerCase().split(',') ?? []).map((one) => one.trim())
  const dropped = new Set([...OF_ONE_CONNECTION, ...named.filter((one) => !SET_BY_US.includes(one))])
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)))
}

export function setHeaders(res: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) res.setHeader(name, value)
}

/** On every answer of the web process; documents replace the policy (content-policy.ts). */
export const SECURITY_HEADERS = {
  // Browsers ignore it without https.
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(self), geolocation=(self)',
}
