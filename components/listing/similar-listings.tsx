import { useLocale, useTranslations } from 'next-intl'
import { Heart } from '@/components/ui/heart'
import { Money } from '@/components/ui/money'
import { Picture } from '@/components/ui/picture'
import { Rating } from '@/components/ui/rating'
import type { ServiceCard } from '@/lib/domain/listing/card'
import { kindOf } from '@/lib/domain/listing/listing-types'
import { placeName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'
import { pictureSources } from '@/lib/picture-sources'
import { DetailPart } from './detail/detail-section'
import styles from './similar-listings.module.css'

/** Places of the same kind nearby; nothing at all where there are none. */
export function SimilarPlaces({ cards }: { cards: ServiceCard[] }) {
  const t = useTranslations('detail')
  if (cards.length === 0) return null
  return (
    <DetailPart id="similar" title={t('similar')}>
      <ul className={styles.places}>
        {cards.map((card) => (
          <SimilarPlace key={card._id} card={card} />
        ))}
      </ul>
    </DetailPart>
  )
}

function SimilarPlace({ card }: { card: ServiceCard }) {
  const t = useTranslations('listing.card')
  const words = useTranslations('words')
  const units = useTranslations('vocabulary.priceUnit')
  const locale = useLocale()
  const money = useMoney()
  const [image] = card.images
  return (
    <li className={styles.place}>
      {image ? <Picture {...pictureSources(image)} sizes="(min-width: 960px) 300px, 46vw" alt="" /> : null}
      <Heart id={card._id} label={t('keep', { name: placeName(locale, card) })} />
      <h3>
        <Link href={`/${kindOf(card.type).slug}/${card._id}`} prefetch={false}>
          {placeName(locale, card)}
        </Link>
      </h3>
      <span>{placeName(locale, card.district) || placeName(locale, card.city)}</span>
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
