import { useLocale, useTranslations } from 'next-intl'
import { Heart } from '@/components/ui/heart'
import { Money } from '@/components/ui/money'
import { Picture } from '@/components/ui/picture'
import { Rating } from '@/components/ui/rating'
import type { ListingCard } from '@/lib/domain/listing/card'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { pictureWithColour } from '@/lib/domain/listing/picture'
import { localName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'
import { DetailSection } from './detail/detail-section'
import styles from './similar-listings.module.css'

/** Nearby listings of the same type; nothing where there are none. */
export function SimilarListings({ cards }: { cards: ListingCard[] }) {
  const t = useTranslations('detail')
  if (cards.length === 0) return null
  return (
    <DetailSection id="similar" title={t('similar')}>
      <ul className={styles.places}>
        {cards.map((card) => (
          <SimilarListing key={card._id} card={card} />
        ))}
      </ul>
    </DetailSection>
  )
}

function SimilarListing({ card }: { card: ListingCard }) {
  const t = useTranslations('listing.card')
  const words = useTranslations('words')
  const units = useTranslations('vocabulary.priceUnit')
  const locale = useLocale()
  const money = useMoney()
  const [image] = card.images
  return (
    <li className={styles.place}>
      {image ? <Picture {...pictureWithColour(image)} sizes="(min-width: 960px) 300px, 46vw" alt="" /> : null}
      <Heart id={card._id} label={t('keep', { name: localName(locale, card) })} />
      <h3>
        <Link href={`/${listingTypeOf(card.type).slug}/${card._id}`} prefetch={false}>
          {localName(locale, card)}
        </Link>
      </h3>
      <span>{localName(locale, card.district) || localName(locale, card.city)}</span>
      {card.rating === null ? null : (
        <Rating
          value={card.rating}
          count={card.reviewsCount}
          spoken={t('rated', {
            rating: card.rating,
            reviews: words('reviews', { count: card.reviewsCount }),
          })}
        />
      )}
      <span className={styles.price}>
        {t('from')} <Money {...money(card.price.from)} /> {units(card.price.unit)}
      </span>
    </li>
  )
}
