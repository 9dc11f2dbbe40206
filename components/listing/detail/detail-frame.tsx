import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ShareButton } from '@/components/listing/share-button'
import { HeartButton } from '@/components/ui/heart'
import { Rating } from '@/components/ui/rating'
import type { Listing } from '@/lib/domain/listing/listing'
import { inLanguage, localName } from '@/lib/i18n/direction'
import styles from './detail-frame.module.css'

interface DetailFrameProps {
  /** crumbs, title and gallery */
  head: ReactNode
  body: ReactNode
  /** the sticky column beside the body on a desktop */
  aside: ReactNode
  /** below both, over the whole width */
  after: ReactNode
}

/** The layout of a listing page: photos before the title on a phone, after it on a desktop. */
export function DetailFrame({ head, body, aside, after }: DetailFrameProps) {
  return (
    <article className={styles.frame}>
      {head}
      <div className={styles.columns}>
        {body}
        {aside}
      </div>
      <div className={styles.after}>{after}</div>
    </article>
  )
}

/** The name of a listing, its rating and its place, with saving and sharing. */
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
