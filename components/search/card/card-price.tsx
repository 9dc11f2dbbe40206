import { useTranslations } from 'next-intl'
import { Money } from '@/components/ui/money'
import type { ListingCard as Card } from '@/lib/domain/listing/card'
import { useMoney } from '@/lib/i18n/use-money'
import styles from './listing-card.module.css'

/** The price of the searched stay, or the lowest price. */
export function CardPrice({ card }: { card: Card }) {
  const t = useTranslations('listing.card')
  const units = useTranslations('vocabulary.priceUnit')
  const money = useMoney()
  const { unit, from, stay } = card.price
  if (!stay) {
    return (
      <p className={styles.price}>
        {t('from')}
        <b>
          <Money {...money(from)} />
        </b>
        {t('perUnit', { unit: units(unit) })}
      </p>
    )
  }
  return (
    <p className={styles.price}>
      {stay.before > stay.total ? <Money {...money(stay.before)} struck /> : null}
      <b>
        <Money {...money(stay.total)} />
      </b>
      {t(unit === 'eventDay' ? 'forEventDays' : 'forNights', { count: stay.nights })}
    </p>
  )
}
