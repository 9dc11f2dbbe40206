import { useLocale, useTranslations } from 'next-intl'
import { ListingCard } from '@/components/search/card/listing-card'
import { Carousel } from '@/components/ui/carousel/carousel'
import type { ListingCard as Card } from '@/lib/domain/listing/card'
import { directionOf } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'
import styles from './card-rail.module.css'

/** A row of cards; on phones the next card is partly visible at the edge. */
export function CardRail({ label, cards }: { label: string; cards: Card[] }) {
  const t = useTranslations('search.rail')
  const locale = useLocale() as Locale
  return (
    <div className={styles.rail}>
      <Carousel
        label={label}
        dir={directionOf(locale)}
        words={{ previous: t('previous'), next: t('next') }}
        slide="var(--slide)"
      >
        {cards.map((card) => (
          <ListingCard key={card._id} card={card} />
        ))}
      </Carousel>
    </div>
  )
}
