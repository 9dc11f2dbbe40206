import { useLocale, useTranslations } from 'next-intl'
import { useCardText } from '@/components/search/card/use-card-text'
import type { ListingCard as Card } from '@/lib/domain/listing/card'
import { directionOf } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'
import { NearRail } from './near-rail'

/** A row of cards whose links and words come with the page; pictures and hearts follow when it comes near. */
export function FirstRail({ label, cards }: { label: string; cards: Card[] }) {
  const t = useTranslations('search.rail')
  const locale = useLocale() as Locale
  const textOf = useCardText()
  return (
    <NearRail
      label={label}
      dir={directionOf(locale)}
      words={{ previous: t('previous'), next: t('next') }}
      cards={cards.map((card) => textOf(card))}
    />
  )
}
