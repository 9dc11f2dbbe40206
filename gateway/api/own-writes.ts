import type { IncomingMessage, ServerResponse } from 'node:http'
import { PAGE_CACHE } from '@/gateway/limits'
import { LISTING_TYPES } from '@/lib/domain/listing/listing-types'
import { VENDOR_PATH } from '@/lib/domain/wire-names'
import { isHttps } from '@/lib/env'
import { SAFE_METHODS } from '@/lib/session/foreign-origin'

/** Holds no secret. */
const COOKIE = 'diyar_wrote=1'
/** Calls that change what public pages show: those of listings begin with their type. */
const FIRST_PARTS = ['admin', VENDOR_PATH, ...LISTING_TYPES.map(({ segment }) => segment)]
const CHANGES_PAGES = new RegExp(`^/api/v1/(${FIRST_PARTS.join('|')})(?![^/?])`)

/** Marks a browser whose call has changed something, for as long as a cached page may be older than its change. */
export function markWrite({ method = 'GET', url = '' }: IncomingMessage, res: ServerResponse): void {
  if (SAFE_METHODS.includes(method) || !CHANGES_PAGES.test(url) || res.statusCode >= 400) return
  const seconds = PAGE_CACHE.maxAgeMs / 1000
  const secure = isHttps() ? '; Secure' : ''
  res.appendHeader('Set-Cookie', `${COOKIE}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`)
}

/** Whether this browser must be shown pages as they are now: a vendor looks at once at what they have saved. */
export const hasJustWritten = ({ headers }: IncomingMessage): boolean =>
  headers.cookie?.includes(COOKIE) ?? false
