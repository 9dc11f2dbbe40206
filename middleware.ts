import type { NextRequest } from 'next/server'
import createMiddleware from 'next-intl/middleware'
import { routing } from '@/lib/i18n/routing'
import { forwardToApi } from '@/lib/session/forward'

const localise = createMiddleware(routing)

export default function middleware(request: NextRequest) {
  return request.nextUrl.pathname.startsWith('/api/v1/') ? forwardToApi(request) : localise(request)
}

export const config = {
  runtime: 'nodejs',
  // Everything but our own route handlers, Next's files and whatever has a file name.
  matcher: ['/api/v1/:path*', '/((?!api|_next|.*\\..*).*)'],
}
