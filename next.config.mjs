import createNextIntlPlugin from 'next-intl/plugin'
import { SECURITY_HEADERS } from './scripts/web/security-headers.mjs'

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts')

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // The front compresses (scripts/web): pages once when they are kept, files when they are built.
  compress: false,
  compiler: { styledComponents: true },
  // Larger bodies would be cut silently on their way through the middleware; the api checks the real limits.
  experimental: { proxyClientMaxBodySize: '64mb' },
  headers: async () => [
    {
      source: '/:path*',
      headers: Object.entries(SECURITY_HEADERS).map(([key, value]) => ({ key, value })),
    },
  ],
}

export default withNextIntl(config)
