import { useLocale, useTranslations } from 'next-intl'
import { ShareButton } from '@/components/listing/share-button'
import { HeartButton } from '@/components/ui/heart'
import { Rating } from '@/components/ui/rating'
import type { Listing } from '@/lib/domain/listing/listing'
import { inLanguage, localName } from '@/lib/i18n/direction'
import styles from './detail-head.module.css'

export function DetailTitle({ listing }: { listing: Listing }) {
  const t = useTranslations('detail')
  const card = useTranslations('listing.card')
  const words = useTranslations('words')
  const locale = useLocale()
  const { district, city } = listing.location
  const name = inLanguage(locale, listing.name)
  return (
    <div className={styles.title}>
      <h1>{name}</h1>
      <p className={styles.line}>
        {listing.rating === null ? (
          <span>{card('noReviews')}</span>
        ) : (
          <a href="#reviews">
            <Rating
              value={listing.rating}
              count={listing.reviewsCount}
              spoken={card('rated', {
                rating: listing.rating,
                reviews: words('reviews', { count: listing.reviewsCount }),
              })}
            />
          </a>
        )}
        <a href="#place">
          {localName(locale, district)
            ? t('inPlace', { district: localName(locale, district), city: localName(locale, city) })
            : localName(locale, city)}
        </a>
      </p>
      <div className={styles.actions}>
        <HeartButton id={listing.id} label={t('keep')} />
        <ShareButton title={name} />
      </div>
    </div>
  )
}
