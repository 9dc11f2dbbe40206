import type { Metadata, Viewport } from 'next'
import { getTranslations } from 'next-intl/server'
import { getContentPage } from '@/lib/api/server'
import type { ContentPageName } from '@/lib/domain/content-pages/content-page'
import { DARK_BACKGROUND, TOKEN_COLOURS } from '@/lib/domain/token-colours'
import { publicOrigin } from '@/lib/env'
import { type Locale, routing } from '@/lib/i18n/routing'
import { pageUrl, wholeUrl } from '@/lib/pages/page-url'
import { manifestAddress } from '@/lib/web-manifest'
import ar from '@/messages/ar.json'
import en from '@/messages/en.json'

/** The colour of the browser's frame in each theme. */
export const SITE_VIEWPORT: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: TOKEN_COLOURS.bg },
    { media: '(prefers-color-scheme: dark)', color: DARK_BACKGROUND },
  ],
}

export function siteMetadata(locale: Locale): Metadata {
  return {
    metadataBase: new URL(publicOrigin()),
    applicationName: 'Diyar',
    formatDetection: { telephone: false },
    manifest: manifestAddress(locale),
    icons: { icon: '/logo.svg', apple: '/apple-icon.png' },
  }
}

/** The metadata of a page that does not exist. */
export async function lostMetadata(locale: string): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'meta.lost' })
  return { title: t('title'), robots: { index: false } }
}

interface PageTexts {
  locale: string
  /** without language and query, so that filtered pages have the plain one as canonical */
  path: string
  title: string
  description: string
  /** the preview picture, a path from the root; absent: that of the site */
  image?: { path: string; alt: string }
}

/** The languages as link previews name them. */
const TERRITORIES: Record<Locale, string> = { ar: 'ar_SA', en: 'en_US' }
const SITE_NAMES: Record<Locale, string> = { ar: ar.meta.brand, en: en.meta.brand }

/** The size that messengers show uncropped; the server renders in it. */
const SHARED_SIZE = { width: 1200, height: 630 }

/** Title, description in the length that is shown, canonical and hreflang of a page; Arabic is the x-default. */
export function pageMetadata({ locale, path, title, image, ...texts }: PageTexts): Metadata {
  const description = shorten(texts.description)
  const pageLocale = locale as Locale
  const shared = image ?? { path: `/share-${pageLocale}.jpg`, alt: title }
  const images = [{ url: wholeUrl(shared.path), ...SHARED_SIZE, alt: shared.alt, type: 'image/jpeg' }]
  const languages = Object.fromEntries(routing.locales.map((one) => [one, pageUrl(one, path)]))
  return {
    title,
    description,
    alternates: {
      canonical: pageUrl(pageLocale, path),
      languages: { ...languages, 'x-default': pageUrl(routing.defaultLocale, path) },
    },
    openGraph: {
      title,
      description,
      url: pageUrl(pageLocale, path),
      siteName: SITE_NAMES[pageLocale],
      locale: TERRITORIES[pageLocale],
      alternateLocale: routing.locales.filter((one) => one !== pageLocale).map((one) => TERRITORIES[one]),
      type: 'website',
      images,
    },
    twitter: { card: 'summary_large_image', title, description, images },
  }
}

export interface ContentPageProps {
  params: Promise<{ locale: Locale }>
}

/** The metadata of a content page: its title and its lead. */
export async function contentPageMetadata(
  name: ContentPageName,
  { params }: ContentPageProps,
): Promise<Metadata> {
  const { locale } = await params
  const { title, lead } = (await getContentPage(name))[locale]
  const site = await getTranslations({ locale, namespace: 'meta' })
  return pageMetadata({ locale, path: `/${name}`, title: site('page', { title }), description: lead })
}

/** The message namespaces that have the title of a private page. */
type PrivatePage =
  | 'profile'
  | 'balance'
  | 'leave'
  | 'admin'
  | 'success'
  | 'pay'
  | 'pay.waiting'
  | 'series'
  | 'split'
  | 'testPayment'
  | 'stay.receiptPage'
  | 'favourites'
  | 'savedSearches'
  | 'compare'
  | 'reviews.own'
  | 'messages'
  | 'hosted.requests'
  | 'hosted.detail'
  | 'hosted.bookings'
  | 'hosted.calendar'
  | 'ownServices'
  | 'earnings'
  | 'statistics'
  | 'members'
  | 'vendorApi'
  | 'cleaning'
  | 'cleaner'
  | 'templates'
  | 'ownServices.overview'

/** The `generateMetadata` of a private page: a title, and not indexed. */
export function privateMetadata(page: PrivatePage) {
  return async ({ params }: { params: Promise<{ locale: string }> }): Promise<Metadata> => {
    const { locale } = await params
    const site = await getTranslations({ locale, namespace: 'meta' })
    const t = await getTranslations({ locale, namespace: page })
    return { title: site('page', { title: t('pageTitle') }), robots: { index: false, follow: false } }
  }
}

/** What search engines show of a description, in characters. */
export const DESCRIPTION_LENGTH = 160

/** A sentence ends here where a space follows; a decimal point has none behind it. */
const SENTENCE_END = /[.!?؟][»”"')]*(?=\s)/g

/**
 * The text in at most `most` characters: as many whole sentences as fit, or where the first alone is longer, its words up to
 * there and "…". White space is one space.
 */
export function shorten(text: string, most = DESCRIPTION_LENGTH): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  const ends = [...line.matchAll(SENTENCE_END)].map((end) => end.index + end[0].length)
  const last = ends.findLast((end) => end <= most)
  if (last !== undefined) return line.slice(0, last)
  const words = line.slice(0, line.lastIndexOf(' ', most - 1))
  return `${(words || line.slice(0, most - 1)).replace(/[\s,،؛;:·–-]+$/, '')}…`
}
