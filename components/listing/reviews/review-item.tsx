import { useLocale, useTranslations } from 'next-intl'
import { Thumbnail } from '@/components/shared/photos/thumbnail'
import { ReportButton } from '@/components/shared/reports/report-button'
import { Translatable } from '@/components/shared/translation/translatable'
import { Icon } from '@/components/ui/icon/icon'
import { Rating } from '@/components/ui/rating'
import type { Review } from '@/lib/contract/schemas/catalogue'
import { pictureAt } from '@/lib/domain/listing/picture'
import { riyadhDay } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'
import styles from './detail-reviews.module.css'

export function ReviewItem({ review }: { review: Review }) {
  const t = useTranslations('detail.reviews')
  const locale = useLocale()
  const name = localName(locale, review.author)
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
        <ReportButton kind="review" subjectId={review._id} bare />
      </div>
      <Rating value={review.rating} spoken={t('marks', { rating: review.rating })} />
      {review.text ? (
        <Translatable text={review.text} of={{ kind: 'review', id: review._id, part: 'text' }}>
          <p dir="auto" lang={review.language}>
            {review.text}
          </p>
        </Translatable>
      ) : null}
      {review.photos.length > 0 ? <ReviewPhotos photos={review.photos} /> : null}
      {review.answer ? (
        <Translatable
          text={review.answer}
          of={{ kind: 'review', id: review._id, part: 'answer' }}
          className={styles.answer}
        >
          <p className={styles.answer} dir="auto">
            <Icon name="headset" size={14} /> <b>{t('answer')}</b> {review.answer}
          </p>
        </Translatable>
      ) : null}
    </li>
  )
}

const THUMB_PX = 88

function ReviewPhotos({ photos }: { photos: string[] }) {
  const t = useTranslations('detail.reviews')
  return (
    <ul className={styles.photos}>
      {photos.map((url, at) => (
        <li key={url}>
          <a href={pictureAt(url, 1280)} target="_blank" rel="noopener">
            <Thumbnail url={url} alt={t('photo', { at: at + 1 })} width={THUMB_PX} height={THUMB_PX} />
            <span className="sr-only">{t('openPhoto')}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
