'use client'

import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { ReportButton } from '@/components/form/report-button'
import { Rating } from '@/components/ui/rating'
import { riyadhDay } from '@/lib/domain/days'
import { pictureAt } from '@/lib/domain/listing/picture'
import type { OwnReviewWire } from '@/lib/domain/review'
import { formatDay } from '@/lib/i18n/dates'
import { placeName } from '@/lib/i18n/direction'
import { AnswerForm } from './answer-form'

const Card = styled.article`
  display: grid; gap: var(--s-3); grid-template-columns: minmax(0, 1fr); padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-raised); box-shadow: var(--e-1), inset 0 0 0 1px var(--c-line); overflow-wrap: anywhere;
  header { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s-1) var(--s-3); }
  header h3 { font-size: var(--fs-md); flex: 1 1 auto; }
  .when { font-size: var(--fs-xs); color: var(--c-ink-3); flex: 1 1 100%; }
  .text, .answer { white-space: pre-line; }
  .answer { padding: var(--s-4); border-radius: var(--r-md); background: var(--c-sub); font-size: var(--fs-sm); }
  .photos { display: flex; flex-wrap: wrap; gap: var(--s-2); }
  .photos img { inline-size: 88px; block-size: 88px; object-fit: cover; border-radius: var(--r-md); }
`

interface OwnReviewProps {
  review: OwnReviewWire
  onAnswer: (text: string) => void
}

/** One review of an own place, with its answer or the room for one. */
export function OwnReview({ review, onAnswer }: OwnReviewProps) {
  const t = useTranslations('reviews')
  const locale = useLocale()
  const author = placeName(locale, review.author)
  return (
    <Card aria-labelledby={review._id}>
      <header>
        <h3 id={review._id}>
          <bdi>{author || t('own.nobody')}</bdi>
        </h3>
        <Rating value={review.rating} spoken={t('stars', { count: review.rating })} />
        <ReportButton kind="review" subjectId={review._id} bare />
        <p className="when">
          <bdi>{placeName(locale, review.place)}</bdi> ·{' '}
          {formatDay(riyadhDay(new Date(review.createdAt)), locale)}
        </p>
      </header>
      {review.text ? (
        <p className="text" dir="auto" lang={review.language}>
          {review.text}
        </p>
      ) : null}
      {review.photos.length > 0 ? (
        <div className="photos">
          {review.photos.map((url, at) => (
            // biome-ignore lint/performance/noImgElement: the API keeps this width already
            <img key={url} src={pictureAt(url, 320)} alt={t('photos.photo', { at: at + 1 })} loading="lazy" />
          ))}
        </div>
      ) : null}
      {review.answer === null ? (
        <AnswerForm reviewId={review._id} author={author} onAnswer={onAnswer} />
      ) : (
        <p className="answer" dir="auto">
          <b>{t('own.yourAnswer')}</b> {review.answer}
        </p>
      )}
    </Card>
  )
}
