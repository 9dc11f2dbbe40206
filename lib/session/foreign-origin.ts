import { VENDOR_PATH } from '@/lib/domain/wire-names'

export const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

/** The specification reads a notification by GET; it changes state, so it is guarded like the unsafe methods. */
const CHANGING_GET = `/api/v1/${VENDOR_PATH}/read-notification/`

/** A request of Next's routes or of Node's http server. */
type Incoming = Pick<Request, 'method' | 'url' | 'headers'> | NodeRequest
interface NodeRequest {
  method?: string | undefined
  url?: string | undefined
  headers: Record<string, string | string[] | undefined>
}

/**
 * Whether a state-changing call comes from a page that is not ours: Fetch-Metadata first, the Origin header as
 * fallback (security.md, One-time codes and sessions). A call with neither header does not come from a browser.
 */
export function isForeignChange({ method = 'GET', url = '/', headers }: Incoming): boolean {
  const path = decoded(url.replace(/^https?:\/\/[^/]*/, ''))
  if (SAFE_METHODS.includes(method) && !path.startsWith(CHANGING_GET)) return false
  const read = (name: string) =>
    headers instanceof Headers ? headers.get(name) : ([headers[name]].flat()[0] ?? null)
  const site = read('sec-fetch-site')
  if (site) return site !== 'same-origin' && site !== 'none'
  const origin = read('origin')
  return origin !== null && hostOf(origin) !== read('host')
}

/** Decoded, because the api matches decoded paths. */
function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host
  } catch {
    return null
  }
}
