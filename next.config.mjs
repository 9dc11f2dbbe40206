import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import createNextIntlPlugin from 'next-intl/plugin'

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  // The texts are compiled at build time, so that no parser of messages travels to the browser.
  experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
})

/** Changes with any of the files, so that what is made of them can be kept for a year. */
const editionOf = (...files) =>
  files
    .reduce((hash, file) => hash.update(readFileSync(file)), createHash('sha256'))
    .digest('base64url')
    .slice(0, 8)

const EDITIONS = {
  ICON_SHEET: editionOf(
    'components/ui/icon/icon-paths.ts',
    'components/ui/icon/payment-marks.ts',
    'app/icons.svg/route.ts',
  ),
  LATE_WORDS: editionOf('messages/ar.json', 'messages/en.json', 'lib/i18n/lazy-parts.ts'),
}

const KEPT_FOR_A_YEAR = [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }]

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // The gateway compresses: pages once when they are cached, files when they are built.
  compress: false,
  // A kept page is one for all: its title must not depend on who asked first.
  htmlLimitedBots: /.*/,
  compiler: { styledComponents: true },
  env: EDITIONS,
  // Hours for which a shared cache may serve a page whose revalidation fails; Next's own default is a year.
  expireTime: 2 * 60 * 60,
  // Rendered pages and reused answers stay in a bounded memory: every address that a visitor makes up would be a file.
  // A cache of the build for the next one is 200 MB, and writing it was a fifth of the work of the first.
  experimental: { isrFlushToDisk: false, turbopackFileSystemCacheForBuild: false },
  // Pictures come from the api in their sizes; Next would write each size that somebody names to the disk.
  images: { unoptimized: true },
  // `npm run types` checks them; here it was half of the time of a build.
  typescript: { ignoreBuildErrors: true },
  // Apple reads the file here; a folder of this name would be in no list of sources.
  rewrites: async () => [
    {
      source: '/.well-known/apple-developer-merchantid-domain-association',
      destination: '/apple-pay-domain',
    },
  ],
  headers: async () => [
    ...['/icons.svg', '/words/:file*'].map((source) => ({
      source,
      has: [{ type: 'query', key: 'v' }],
      headers: KEPT_FOR_A_YEAR,
    })),
  ],
}

const withMessages = withNextIntl(config)
withMessages.turbopack.resolveAlias['use-intl/format-message'] = './lib/i18n/format-message.ts'

export default withMessages
