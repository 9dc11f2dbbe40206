import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { publicOrigin } from '@/lib/env'
import { type Locale, routing } from '@/lib/i18n/routing'
import { pageUrl, wholeUrl } from '@/lib/page-url'
import { manifestAddress } from '@/lib/web-manifest'

export function siteMetadata(locale: Locale): Metadata {
  return {
    metadataBase: new URL(publicOrigin()),
    applicationName: 'Diyar',
    formatDetection: { telephone: false },
    manifest: manifestAddress(locale),
    icons: { icon: '/logo.svg', apple: '/apple-icon.png' },
  }
}

/** The head of a page that does not exist. */
export async function lostMetadata(locale: string): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'meta.lost' })
  return { title: t('title'), robots: { index: false } }
}

interface PageWords {
  locale: string
  /** without language and without query: filtered pages point to the plain one */
  path: string
  title: string
  description: string
  /** the picture of a shared link, an address from the root; the site's own where none is named */
  image?: { path: string; alt: string }
}

/** What messengers draw without cutting; our server draws in it. */
const SHARED_SIZE = { width: 1200, height: 630 }

/** Title, description, canonical and hreflang of a page; Arabic is the x-default. */
export function pageMetadata({ locale, path, title, description, image }: PageWords): Metadata {
  const own = locale as Locale
  const shared = image ?? { path: `/share-${own}.jpg`, alt: title }
  const images = [{ url: wholeUrl(shared.path), ...SHARED_SIZE, alt: shared.alt, type: 'image/jpeg' }]
  const languages = Object.fromEntries(routing.locales.map((one) => [one, pageUrl(one, path)]))
  return {
    title,
    description,
    alternates: {
      canonical: pageUrl(own, path),
      languages: { ...languages, 'x-default': pageUrl(routing.defaultLocale, path) },
    },
    openGraph: {
      title,
      description,
      url: pageUrl(own, path),
      locale: own === 'ar' ? 'ar_SA' : 'en_US',
      type: 'website',
      images,
    },
    twitter: { card: 'summary_large_image', title, description, images },
  }
}
