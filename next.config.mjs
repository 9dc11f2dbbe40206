import createNextIntlPlugin from 'next-intl/plugin'

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts')

const SECURITY_HEADERS = [
  // Browsers heed it behind https only.
  { key: 'Strict-Transport-Security', value: 'max-age=31536000' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Content-Security-Policy', value: "frame-ancestors 'none'; base-uri 'self'; object-src 'none'" },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), payment=(self), geolocation=(self)' },
]

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  compiler: { styledComponents: true },
  // Larger bodies would be cut silently on their way through the middleware; the api checks the real limits.
  experimental: { proxyClientMaxBodySize: '64mb' },
  headers: async () => [{ source: '/:path*', headers: SECURITY_HEADERS }],
}

export default withNextIntl(config)
