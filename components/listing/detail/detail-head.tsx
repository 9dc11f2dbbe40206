import { useLocale, useTranslations } from 'next-intl'
import { ShareButton } from '@/components/listing/share-button'
import { HeartButton } from '@/components/ui/heart'
import { Icon } from '@/components/ui/icon/icon'
import { Rating } from '@/components/ui/rating'
import type { Listing } from '@/lib/domain/listing/listing'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { writeSearchParams } from '@/lib/domain/search/search-address'
import { inLanguage, localName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import styles from './detail-head.module.css'

export function Crumbs({ listing }: { listing: Listing }) {
  const t = useTranslations('detail')
  const types = useTranslations('vocabulary.type')
  const locale = useLocale()
  const city = listing.location.city
  const steps = [
    { href: '/', label: t('home') },
    { href: `/${listingTypeOf(listing.type).slug}?page=1`, label: types(listing.type) },
    { href: `/search?${writeSearchParams({ city: city.name, page: 1 })}`, label: localName(locale, city) },
  ]
  return (
    <nav aria-label={t('crumbs')}>
      <ol className={styles.crumbs}>
        {steps.map((step) => (
          <li key={step.href}>
            <Link href={step.href} prefetch={false}>
              {step.label}
            </Link>
            <Icon name="chevron" flip size={14} />
          </li>
        ))}
        <li aria-current="page">{inLanguage(locale, listing.name)}</li>
      </ol>
    </nav>
  )
}

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
