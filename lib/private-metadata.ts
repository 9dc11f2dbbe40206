import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

/** The message namespaces that have the title of a private page. */
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

/** The `generateMetadata` of a private page: a title, and not indexed. */
export function privateMetadata(page: PrivatePage) {
  return async ({ params }: { params: Promise<{ locale: string }> }): Promise<Metadata> => {
    const { locale } = await params
    const site = await getTranslations({ locale, namespace: 'meta' })
    const t = await getTranslations({ locale, namespace: page })
    return { title: site('page', { title: t('pageTitle') }), robots: { index: false, follow: false } }
  }
}
