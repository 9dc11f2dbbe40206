const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

/** The specification reads a notification by GET; it changes state, so it is guarded like the unsafe methods. */
const CHANGING_GET = /^\/api\/v1\/vender\/read-notification\//

/**
 * Whether a state-changing call comes from a page that is not ours: Fetch-Metadata first, the Origin header as
 * fallback (security.md, One-time codes and sessions). A call with neither is not from a browser's page.
 */
export function isForeignChange(request: Request): boolean {
  const url = new URL(request.url)
  if (SAFE_METHODS.includes(request.method) && !CHANGING_GET.test(url.pathname)) return false
  const site = request.headers.get('sec-fetch-site')
  if (site) return site !== 'same-origin' && site !== 'none'
  const origin = request.headers.get('origin')
  return origin !== null && hostOf(origin) !== request.headers.get('host')
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host
  } catch {
    return null
  }
}
