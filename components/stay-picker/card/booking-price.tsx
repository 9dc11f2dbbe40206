'use client'

import { useTranslations } from 'next-intl'
import { useStay } from '@/components/stay-picker/stay-state'
import { Money } from '@/components/ui/money'
import { lowestPrice } from '@/lib/domain/booking/money/week-price'
import { priceUnitOf } from '@/lib/domain/listing/type-basics'
import { toSar } from '@/lib/domain/money'
import { daysBetween } from '@/lib/domain/time/days'
import { useMoney } from '@/lib/i18n/use-money'
import { useStayLength } from '@/lib/i18n/use-stay-length'
import styles from './booking-card.module.css'

/** The total of the chosen stay with its length, or the lowest price of a night, an hour or an event day. */
export function BookingPrice() {
  const t = useTranslations('booking')
  const unit = useTranslations('vocabulary.priceUnit')
  const length = useStayLength()
  const money = useMoney()
  const { offer, request, answer, isBookable } = useStay()
  const priceUnit = priceUnitOf(offer.type, offer.terms.pricingMode)
  if (answer.quote && request && isBookable) {
    const { period } = request
    return (
      <p className={styles.line}>
        <Money {...money(answer.quote.total)} />
        <span className={styles.quiet}>
          {period.mode === 'daily'
            ? length(priceUnit, daysBetween(period.checkIn, period.checkOut))
            : t('total')}
        </span>
      </p>
    )
  }
  return (
    <p className={styles.line}>
      <span className={styles.quiet}>{t('from')}</span>
      <Money {...money(toSar(lowestPrice(offer.terms.prices) ?? 0))} />
      <span className={styles.quiet}>{unit(priceUnit)}</span>
    </p>
  )
}
