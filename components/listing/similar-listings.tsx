import { useLocale, useTranslations } from 'next-intl'
import type { ListingCard } from '@/lib/domain/listing/card'
import { localName } from '@/lib/i18n/direction'
import { useMoney } from '@/lib/i18n/use-money'
import { listingHref } from '@/lib/pages/listing-href'
import { DetailSection } from './detail/detail-section'
import { SimilarCard, type SimilarText } from './similar-card'
import styles from './similar-listings.module.css'

/** Nearby listings of the same type; nothing where there are none. */
export function SimilarListings({ cards }: { cards: ListingCard[] }) {
  const t = useTranslations('detail')
  const textOf = useSimilarText()
  if (cards.length === 0) return null
  return (
    <DetailSection id="similar" title={t('similar')}>
      <ul className={styles.places}>
        {cards.map((card) => (
          <SimilarCard key={card._id} card={textOf(card)} />
        ))}
      </ul>
    </DetailSection>
  )
}

function useSimilarText() {
  const t = useTranslations('listing.card')
  const words = useTranslations('words')
  const units = useTranslations('vocabulary.priceUnit')
  const locale = useLocale()
  const money = useMoney()
  return (card: ListingCard): SimilarText => {
    const { _id: id, images, rating, reviewsCount: count, price } = card
    const [image] = images
    const name = localName(locale, card)
    return {
      id,
      href: listingHref(card),
      name,
      ...(image && { image }),
      heart: t('keep', { name }),
      where: localName(locale, card.district) || localName(locale, card.city),
      ...(rating !== null && {
        rating: {
          value: rating,
          count,
          spoken: t('rated', { rating, reviews: words('reviews', { count }) }),
        },
      }),
      price: { lead: t('from'), now: money(price.from), unit: units(price.unit) },
    }
  }
}
