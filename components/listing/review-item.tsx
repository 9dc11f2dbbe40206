import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { Rating } from '@/components/ui/rating'
import type { Review } from '@/lib/domain/catalogue'
import { riyadhDay } from '@/lib/domain/days'
import { formatDay } from '@/lib/i18n/dates'
import { placeName } from '@/lib/i18n/direction'
import styles from './review-item.module.css'

export function ReviewItem({ review }: { review: Review }) {
  const t = useTranslations('detail.reviews')
  const locale = useLocale()
  const name = placeName(locale, review.author)
  const day = riyadhDay(new Date(review.createdAt))
  return (
    <li className={styles.review}>
      <div className={styles.by}>
        <span className={styles.face} aria-hidden="true">
          {name.slice(0, 1)}
        </span>
        <div>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <span className={styles.when}>{formatDay(day, locale, 'monthYear')}</span>
        </div>
      </div>
      <Rating value={review.rating} spoken={t('marks', { rating: review.rating })} />
      <p dir="auto" lang={review.language}>
        {review.text}
      </p>
      {review.answer ? (
        <p className={styles.answer} dir="auto">
          <Icon name="headset" size={14} /> <b>{t('answer')}</b> {review.answer}
        </p>
      ) : null}
    </li>
  )
}
