import { type NextRequest, NextResponse } from 'next/server'
import createMiddleware from 'next-intl/middleware'
import { parsePageAddress } from '@/lib/i18n/page-address'
import { routing } from '@/lib/i18n/routing'
import { replacementFor } from '@/lib/session/replacement-page'
import { resolvePage } from '@/lib/session/resolve-page'
import { hasNoResults, resultsPage } from '@/lib/session/results-exist'

const localise = createMiddleware(routing)
const LOST = { page: 'lost', status: 404 }

export default async function middleware(request: NextRequest) {
  const { pathname } = request.nextUrl
  const address = parsePageAddress(pathname)
  const resolution = await resolvePage(address, request)
  if (resolution === 'nowhere') {
    const { page, status } = (await replacementFor(address, request)) ?? LOST
    return NextResponse.rewrite(new URL(`/${address.locale}/${page}`, request.url), { status })
  }
  if (address.kind === 'results' && (await hasNoResults(address.type, request))) {
    const page = `/${address.locale}/${resultsPage(address.type)}${request.nextUrl.search}`
    return NextResponse.rewrite(new URL(page, request.url), { status: 404 })
  }
  const response = localise(request)
  const isPage = !response.headers.has('location')
  return isPage && resolution === 'signIn' ? withStatus(response, 401) : response
}

const withStatus = ({ headers }: NextResponse, status: number) => new NextResponse(null, { status, headers })

export const config = {
  runtime: 'nodejs',
  // Everything but the calls that the gateway handles, Next's files, and the files of route handlers.
  matcher: ['/((?!api|_next|sitemaps/|manifests/|words/|[^/]+\\.[^/]+$).*)'],
}
