import type { MetadataRoute } from 'next'
import { TOKEN_COLOURS } from '@/lib/domain/token-colours'
import { directionOf } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'
import { localePath } from '@/lib/pages/page-url'

const COLOURS = { theme_color: TOKEN_COLOURS.primary, background_color: TOKEN_COLOURS.bg }

const icon = (src: string, size: number, purpose: 'any' | 'maskable') =>
  ({ src, sizes: `${size}x${size}`, type: 'image/png', purpose }) as const

const ICONS = [
  icon('/icon-192.png', 192, 'any'),
  icon('/icon-512.png', 512, 'any'),
  icon('/icon-maskable-192.png', 192, 'maskable'),
  icon('/icon-maskable-512.png', 512, 'maskable'),
]

interface ManifestTexts {
  name: string
  shortName: string
  description: string
  search: string
  bookings: string
}

export const manifestAddress = (locale: Locale) => `/manifests/${locale}.webmanifest`

/** The manifest of one language; both describe the same app. */
export function webManifest(locale: Locale, texts: ManifestTexts): MetadataRoute.Manifest {
  const shortcut = (name: string, path: string) => ({
    name,
    url: localePath(locale, path),
    icons: [ICONS[0]],
  })
  return {
    id: '/',
    name: texts.name,
    short_name: texts.shortName,
    description: texts.description,
    lang: locale,
    dir: directionOf(locale),
    start_url: localePath(locale, '/'),
    scope: '/',
    display: 'standalone',
    categories: ['travel'],
    ...COLOURS,
    icons: ICONS,
    shortcuts: [
      shortcut(texts.search, '/search?page=1'),
      shortcut(texts.bookings, '/my-bookings'),
    ] as MetadataRoute.Manifest['shortcuts'],
  }
}
