import { NextRequest, NextResponse } from 'next/server'
import createMiddleware from 'next-intl/middleware'
import { isPublicPage, parsePageAddress } from '@/lib/i18n/page-address'
import { type Locale, routing } from '@/lib/i18n/routing'
import { createApiReader } from '@/lib/session/api-reader'
import { PASSED_ANSWERS_HEADER, writePassedAnswers } from '@/lib/session/passed-answers'
import { resolvePage } from '@/lib/session/resolve-page'

const localise = createMiddleware(routing)

/** The gateway caches what has an `s-maxage`, for its own time. */
const SHARED = 'public, max-age=0, s-maxage=15, must-revalidate'

/** Decides status and page of an address, and passes what it has read to the page. */
export default async function middleware(request: NextRequest) {
  const { pathname, search } = request.nextUrl
  const address = parsePageAddress(pathname)
  const api = createApiReader(request)
  const { status, shown, to } = await resolvePage(address, request, api)
  if (to !== undefined) {
    const target = new URL(localPath(to, address.locale), request.url)
    return NextResponse.redirect(target, address.kind === 'area' ? 308 : 307)
  }
  const headers = new Headers(request.headers)
  headers.set(PASSED_ANSWERS_HEADER, writePassedAnswers(api.answers))
  if (shown !== undefined) {
    const page = new URL(`/${address.locale}/${shown}${search}`, request.url)
    return NextResponse.rewrite(page, { status, request: { headers } })
  }
  const isShared = isPublicPage(address)
  // A page for everybody is rendered as for nobody.
  if (isShared) headers.delete('cookie')
  const response = localise(new NextRequest(request.url, { method: request.method, headers }))
  if (response.headers.has('location')) return response
  if (status !== 200) return new NextResponse(null, { status, headers: response.headers })
  if (isShared) response.headers.set('cache-control', SHARED)
  return response
}

const localPath = (path: string, locale: Locale) =>
  locale === routing.defaultLocale ? path : `/${locale}${path}`

export const config = {
  runtime: 'nodejs',
  // Everything but the calls that the gateway handles, Next's files, and the files of route handlers.
  matcher: ['/((?!api|_next|sitemaps/|manifests/|words/|[^/]+\\.[^/]+$).*)'],
}
