'use client'

import { useTranslations } from 'next-intl'
import { useStay } from '@/components/stay-picker/stay-state'
import { Money } from '@/components/ui/money'
import { lowestPrice } from '@/lib/domain/booking/money/night-price'
import { priceUnitOf } from '@/lib/domain/listing/listing-types'
import { toSar } from '@/lib/domain/money'
import { useMoney } from '@/lib/i18n/use-money'
import { useStayLength } from '@/lib/i18n/use-stay-length'
import styles from './booking-card.module.css'

/** The total of the chosen stay with its length, or the lowest price of a night, an hour or an event day. */
export function BookingPrice() {
  const t = useTranslations('booking')
  const unit = useTranslations('vocabulary.priceUnit')
  const length = useStayLength()
  const money = useMoney()
  const { offer, answer, isBookable } = useStay()
  const priceUnit = priceUnitOf(offer.type, offer.terms.pricingMode)
  if (answer.quote && isBookable) {
    const { nights, totalHalalas } = answer.quote
    return (
      <p className={styles.line}>
        <Money {...money(toSar(totalHalalas))} />
        <span className={styles.quiet}>
          {nights.length > 0 ? length(priceUnit, nights.length) : t('total')}
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
