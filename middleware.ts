import { NextRequest, NextResponse } from 'next/server'
import createMiddleware from 'next-intl/middleware'
import { routing } from '@/lib/i18n/routing'
import { NO_PAGE, plainPathOf, publicPageOf } from '@/lib/pages/public-page'
import { FOUND_NOTHING_HEADER, PAGE_ADDRESS_HEADER } from '@/lib/session/page-headers'

const localise = createMiddleware(routing)

/** The gateway caches what has an `s-maxage`, for its own time. */
const SHARED = 'public, max-age=0, s-maxage=15, must-revalidate'

/** Decides the language, and marks the pages that are the same for everybody. */
export default function middleware(request: NextRequest) {
  const { pathname, search } = request.nextUrl
  const headers = new Headers(request.headers)
  headers.set(PAGE_ADDRESS_HEADER, `${plainPathOf(pathname)}${search}`)
  if (headers.has(FOUND_NOTHING_HEADER)) {
    const locale = routing.locales.find((one) => one === pathname.split('/')[1]) ?? routing.defaultLocale
    return NextResponse.rewrite(new URL(`/${locale}${NO_PAGE}`, request.url), {
      status: 404,
      request: { headers },
    })
  }
  const response = localise(new NextRequest(request.url, { method: request.method, headers }))
  if (publicPageOf(pathname) && !response.headers.has('location'))
    response.headers.set('cache-control', SHARED)
  return response
}

export const config = {
  runtime: 'nodejs',
  // Everything but the calls that the gateway handles, Next's files, and the files of route handlers.
  matcher: ['/((?!api|_next|\\.well-known/|sitemaps/|manifests/|words/|[^/]+\\.[^/]+$).*)'],
}
