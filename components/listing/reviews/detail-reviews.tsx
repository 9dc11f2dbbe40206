import { useTranslations } from 'next-intl'
import part from '@/components/listing/detail/detail-sections.module.css'
import { DialogOpener } from '@/components/listing/dialog-opener'
import type { Review } from '@/lib/contract/schemas/catalogue'
import type { Page } from '@/lib/domain/catalogue'
import { type Listing, REVIEW_ASPECTS } from '@/lib/domain/listing/listing'
import { REVIEWS_IN_SIGHT } from '@/lib/domain/reviews/listing-reviews'
import styles from './detail-reviews.module.css'
import { ReviewItem } from './review-item'

export function DetailReviews({ listing, reviews }: { listing: Listing; reviews: Page<Review> }) {
  const t = useTranslations('detail.reviews')
  const words = useTranslations('words')
  if (listing.rating === null) return <p className={part.quiet}>{t('none')}</p>
  return (
    <>
      <p className={styles.score}>
        <strong className="num">{listing.rating}</strong>
        <span>{t('from', { reviews: words('reviews', { count: listing.reviewsCount }) })}</span>
      </p>
      <Aspects marks={listing.aspectRatings} />
      <ul className={styles.reviews}>
        {reviews.data.slice(0, REVIEWS_IN_SIGHT).map((review) => (
          <ReviewItem key={review._id} review={review} />
        ))}
      </ul>
      {reviews.total > REVIEWS_IN_SIGHT ? (
        <DialogOpener
          opens="reviews"
          id={listing.id}
          label={t('all', { reviews: words('reviews', { count: reviews.total }) })}
        />
      ) : null}
      <p className={part.quietLast}>{t('honest')}</p>
    </>
  )
}

function Aspects({ marks }: { marks: number[] }) {
  const names = useTranslations('vocabulary.aspect')
  return (
    <div className={styles.aspects}>
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
