import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import createNextIntlPlugin from 'next-intl/plugin'
import { SECURITY_HEADERS } from './scripts/web/security-headers.mjs'

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts')

/** Changes with any drawing, so that the sheet of icons can be kept for a year. */
const ICON_SHEET = ['components/ui/icon-paths.ts', 'app/icons.svg/route.ts']
  .reduce((hash, file) => hash.update(readFileSync(file)), createHash('sha256'))
  .digest('base64url')
  .slice(0, 8)

const KEPT_FOR_A_YEAR = [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }]

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // The front compresses (scripts/web): pages once when they are kept, files when they are built.
  compress: false,
  compiler: { styledComponents: true },
  env: { ICON_SHEET },
  // Larger bodies would be cut silently on their way through the middleware; the api checks the real limits.
  experimental: { proxyClientMaxBodySize: '64mb' },
  headers: async () => [
    {
      source: '/:path*',
      headers: Object.entries(SECURITY_HEADERS).map(([key, value]) => ({ key, value })),
    },
    { source: '/icons.svg', has: [{ type: 'query', key: 'v' }], headers: KEPT_FOR_A_YEAR },
  ],
}

export default withNextIntl(config)
