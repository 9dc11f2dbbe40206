import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { Rating } from '@/components/ui/rating'
import type { Page, Review } from '@/lib/domain/catalogue'
import { riyadhDay } from '@/lib/domain/days'
import { type Listing, REVIEW_ASPECTS } from '@/lib/domain/listing/listing'
import { formatDay } from '@/lib/i18n/dates'
import { placeName } from '@/lib/i18n/direction'

const REVIEWS_IN_SIGHT = 6

export function DetailReviews({ listing, reviews }: { listing: Listing; reviews: Page<Review> }) {
  const t = useTranslations('detail.reviews')
  const words = useTranslations('words')
  if (listing.rating === null) return <p className="quiet">{t('none')}</p>
  return (
    <>
      <p className="score">
        <strong className="num">{listing.rating}</strong>
        <span>{t('from', { reviews: words('reviews', { count: listing.reviewsCount }) })}</span>
      </p>
      <Aspects marks={listing.aspectRatings} />
      <ul className="reviews">
        {reviews.data.slice(0, REVIEWS_IN_SIGHT).map((review) => (
          <ReviewItem key={review._id} review={review} />
        ))}
      </ul>
      <p className="quiet">{t('honest')}</p>
    </>
  )
}

function Aspects({ marks }: { marks: number[] }) {
  const names = useTranslations('vocabulary.aspect')
  return (
    <div className="aspects">
      {REVIEW_ASPECTS.map((aspect, i) => (
        <div key={aspect}>
          <span>{names(aspect)}</span>
          <b className="num">{marks[i]?.toFixed(1)}</b>
          <meter min={0} max={5} value={marks[i] ?? 0} aria-label={names(aspect)} />
        </div>
      ))}
    </div>
  )
}

function ReviewItem({ review }: { review: Review }) {
  const t = useTranslations('detail.reviews')
  const locale = useLocale()
  const name = placeName(locale, review.author)
  const day = riyadhDay(new Date(review.createdAt))
  return (
    <li className="review">
      <div className="by">
        <span className="face" aria-hidden="true">
          {name.slice(0, 1)}
        </span>
        <div>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <span className="when">{formatDay(day, locale, 'monthYear')}</span>
        </div>
      </div>
      <Rating value={review.rating} spoken={t('marks', { rating: review.rating })} />
      <p dir="auto" lang={review.language}>
        {review.text}
      </p>
      {review.answer ? (
        <p className="answer" dir="auto">
          <Icon name="headset" size={14} /> <b>{t('answer')}</b> {review.answer}
        </p>
      ) : null}
    </li>
  )
}
