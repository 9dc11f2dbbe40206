import { useTranslations } from 'next-intl'
import type { ListingCard } from '@/lib/domain/listing/card'
import { useMoney } from '@/lib/i18n/use-money'
import { useStayLength } from '@/lib/i18n/use-stay-length'
import type { CardText } from './card-view'

/** The price of the searched stay, or the lowest price. */
export function useCardPrice() {
  const t = useTranslations('listing.card')
  const units = useTranslations('vocabulary.priceUnit')
  const money = useMoney()
  const length = useStayLength()
  return ({ unit, from, stay }: ListingCard['price']): CardText['price'] => {
    if (!stay) return { lead: t('from'), now: money(from), tail: t('perUnit', { unit: units(unit) }) }
    return {
      ...(stay.before > stay.total ? { before: money(stay.before) } : {}),
      now: money(stay.total),
      tail: length(unit, stay.nights),
    }
  }
}
