import { useTranslations } from 'next-intl'
import { Money } from '@/components/ui/money'
import type { ServiceCard as Card } from '@/lib/domain/listing/card'
import { useMoney } from '@/lib/i18n/use-money'

/** The price of the asked stay, or what the place costs from. */
export function CardPrice({ card }: { card: Card }) {
  const t = useTranslations('listing.card')
  const words = useTranslations('words')
  const units = useTranslations('vocabulary.priceUnit')
  const money = useMoney()
  const { unit, from, stay } = card.price
  if (!stay) {
    return (
      <p className="price">
        {t('from')}
        <span className="now">
          <Money {...money(from)} />
        </span>
        {t('perUnit', { unit: units(unit) })}
      </p>
    )
  }
  return (
    <p className="price">
      {stay.before > stay.total ? <Money {...money(stay.before)} struck /> : null}
      <span className="now">
        <Money {...money(stay.total)} />
      </span>
      {t('forStay', { nights: words(unit === 'eventDay' ? 'eventDays' : 'nights', { count: stay.nights }) })}
    </p>
  )
}
