import type { MetadataRoute } from 'next'
import { directionOf } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'
import { localePath } from '@/lib/page-url'

/** As `--c-primary` and `--c-bg` of the tokens, which a manifest cannot read. */
const COLOURS = { theme_color: '#0F5C55', background_color: '#FFFFFF' }

const icon = (src: string, size: number, purpose: 'any' | 'maskable') =>
  ({ src, sizes: `${size}x${size}`, type: 'image/png', purpose }) as const

const ICONS = [
  icon('/icon-192.png', 192, 'any'),
  icon('/icon-512.png', 512, 'any'),
  icon('/icon-maskable-192.png', 192, 'maskable'),
  icon('/icon-maskable-512.png', 512, 'maskable'),
]

interface ManifestWords {
  name: string
  shortName: string
  description: string
  search: string
  bookings: string
}

export const manifestAddress = (locale: Locale) => `/manifests/${locale}.webmanifest`

/** The installed app in the language in which it was installed; both are one app. */
export function webManifest(locale: Locale, words: ManifestWords): MetadataRoute.Manifest {
  const shortcut = (name: string, path: string) => ({
    name,
    url: localePath(locale, path),
    icons: [ICONS[0]],
  })
  return {
    id: '/',
    name: words.name,
    short_name: words.shortName,
    description: words.description,
    lang: locale,
    dir: directionOf(locale),
    start_url: localePath(locale, '/'),
    scope: '/',
    display: 'standalone',
    categories: ['travel'],
    ...COLOURS,
    icons: ICONS,
    shortcuts: [
      shortcut(words.search, '/search?page=1'),
      shortcut(words.bookings, '/my-bookings'),
    ] as MetadataRoute.Manifest['shortcuts'],
  }
}
