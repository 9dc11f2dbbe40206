import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

/** The catalogue's words with the title of a user's own page. */
type PrivatePage =
  | 'profile'
  | 'leave'
  | 'vendor'
  | 'admin'
  | 'success'
  | 'pay'
  | 'stay.receiptPage'
  | 'favourites'
  | 'reviews.own'
  | 'messages'
  | 'hosted.requests'
  | 'hosted.detail'
  | 'hosted.bookings'
  | 'hosted.calendar'
  | 'ownServices'
  | 'ownServices.overview'

/** The `generateMetadata` of a user's own page: a title, and nothing for search engines. */
export function privateMetadata(page: PrivatePage) {
  return async ({ params }: { params: Promise<{ locale: string }> }): Promise<Metadata> => {
    const { locale } = await params
    const site = await getTranslations({ locale, namespace: 'meta' })
    const t = await getTranslations({ locale, namespace: page })
    return { title: site('page', { title: t('pageTitle') }), robots: { index: false, follow: false } }
  }
}
