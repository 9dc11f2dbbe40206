'use client'

import { useLocale, useTranslations } from 'next-intl'
import { IfMay } from '@/components/shared/member-role'
import { Thumbnail } from '@/components/shared/photos/thumbnail'
import { ReportButton } from '@/components/shared/reports/report-button'
import { Translatable } from '@/components/shared/translation/translatable'
import { Rating } from '@/components/ui/rating'
import type { VendorReviewWire } from '@/lib/contract/schemas/reviews/review'
import { riyadhDay } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'
import { ReplyForm } from './reply-form'
import styles from './vendor-reviews.module.css'

interface VendorReviewProps {
  review: VendorReviewWire
  onReply: (text: string) => void
}

/** One review of the vendor's listing, with its reply or the reply form. */
export function VendorReview({ review, onReply }: VendorReviewProps) {
  const t = useTranslations('reviews')
  const locale = useLocale()
  const author = localName(locale, review.author)
  return (
    <article className={styles.card} aria-labelledby={review._id}>
      <header>
        <h3 id={review._id}>
          <bdi>{author || t('own.nobody')}</bdi>
        </h3>
        <Rating value={review.rating} spoken={t('stars', { count: review.rating })} />
        <ReportButton kind="review" subjectId={review._id} bare />
        <p className={styles.when}>
          <bdi>{localName(locale, review.listing)}</bdi> ·{' '}
          {formatDay(riyadhDay(new Date(review.createdAt)), locale)}
        </p>
      </header>
      {review.text ? (
        <Translatable
          text={review.text}
          of={{ kind: 'review', id: review._id, part: 'text' }}
          className={styles.text}
        >
          <p className={styles.text} dir="auto" lang={review.language}>
            {review.text}
          </p>
        </Translatable>
      ) : null}
      {review.photos.length > 0 ? (
        <div className={styles.photos}>
          {review.photos.map((url, at) => (
            <Thumbnail key={url} url={url} alt={t('photos.photo', { at: at + 1 })} />
          ))}
        </div>
      ) : null}
      {review.answer === null ? (
        <IfMay action="answerReviews">
          <ReplyForm reviewId={review._id} author={author} onReply={onReply} />
        </IfMay>
      ) : (
        <p className={styles.answer} dir="auto">
          <b>{t('own.yourAnswer')}</b> {review.answer}
        </p>
      )}
    </article>
  )
}
