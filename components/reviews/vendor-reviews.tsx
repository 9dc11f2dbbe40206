'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import type { VendorReviewsWire, VendorReviewWire } from '@/lib/contract/schemas/reviews/review'
import { Link } from '@/lib/i18n/navigation'
import { GuestToReviewRow } from './guest-to-review-row'
import { VendorReview } from './vendor-review'
import styles from './vendor-reviews.module.css'

/** The reviews of a vendor's listings, each with one reply, and the guests to review. */
export function VendorReviews({ list }: { list: VendorReviewsWire }) {
  const t = useTranslations('reviews.own')
  const { reviews, settle } = useStableReviews(list)
  const pages = Math.ceil(list.total / list.pageSize)
  return (
    <div className={styles.frame}>
      {list.guests.length > 0 ? (
        <section aria-labelledby="guests">
          <h2 id="guests">{t('guests')}</h2>
          <p className={styles.quiet}>{t('guestsWhy')}</p>
          {list.guests.map((guest) => (
            <GuestToReviewRow key={guest.bookingId} stay={guest} />
          ))}
        </section>
      ) : null}
      {list.total === 0 ? (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <section aria-labelledby="reviews">
          <h2 id="reviews">{t('reviews')}</h2>
          {reviews.map((review) => (
            <VendorReview key={review._id} review={review} onReply={(text) => settle(review._id, text)} />
          ))}
        </section>
      )}
      {pages > 1 ? (
        <nav className={styles.pages} aria-label={t('pages')}>
          {list.page > 1 ? <Link href={`/my-reviews?page=${list.page - 1}`}>{t('previous')}</Link> : <span />}
          {list.page < pages ? <Link href={`/my-reviews?page=${list.page + 1}`}>{t('next')}</Link> : null}
        </nav>
      ) : null}
    </div>
  )
}

/**
 * The visible reviews in the order of their first appearance: a review keeps its position after a reply,
 * although the server now sorts it lower. A reload only adds and updates reviews.
 */
function useStableReviews(list: VendorReviewsWire) {
  const [known, setKnown] = useState({ list, reviews: list.data })
  if (known.list !== list) setKnown({ list, reviews: inStableOrder(known.reviews, list.data) })
  const settle = (id: string, answer: string) =>
    setKnown(({ list, reviews }) => ({
      list,
      reviews: reviews.map((one) => (one._id === id ? { ...one, answer } : one)),
    }))
  return { reviews: known.reviews, settle }
}

/** New ones come first, because they need a reply. */
function inStableOrder(known: VendorReviewWire[], read: VendorReviewWire[]): VendorReviewWire[] {
  const fresh = new Map(read.map((one) => [one._id, one]))
  const stayed = known.map((one) => fresh.get(one._id) ?? one)
  const ids = new Set(known.map((one) => one._id))
  return [...read.filter((one) => !ids.has(one._id)), ...stayed]
}
