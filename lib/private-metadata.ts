import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

/** The head of a person's own page: a title, and nothing for search engines. */
export async function privateMetadata(
  locale: string,
  page:
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
    | 'ownServices.overview',
): Promise<Metadata> {
  const site = await getTranslations({ locale, namespace: 'meta' })
  const t = await getTranslations({ locale, namespace: page })
  return { title: site('page', { title: t('pageTitle') }), robots: { index: false, follow: false } }
}
