'use client'

import { useTranslations } from 'next-intl'
import { Money } from '@/components/ui/money'
import type { BookableListing } from '@/lib/domain/booking/bookable'
import type { AddOnName } from '@/lib/domain/listing/vocabulary'
import { toSar } from '@/lib/domain/money'
import { useMoney } from '@/lib/i18n/use-money'
import styles from './booking-card.module.css'

interface AddOnFieldsProps {
  offered: BookableListing['addOns']
  chosen: readonly AddOnName[]
  onChange: (addOns: AddOnName[]) => void
}

/** Add-ons with a flat price per booking. */
export function AddOnFields({ offered, chosen, onChange }: AddOnFieldsProps) {
  const t = useTranslations('booking')
  const name = useTranslations('vocabulary.addOn')
  const money = useMoney()
  if (offered.length === 0) return null
  const toggle = (one: AddOnName) =>
    onChange(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one])
  return (
    <fieldset className={styles.addOns}>
      <legend>{t('addOns')}</legend>
      {offered.map((addOn) => (
        <label key={addOn.name}>
          <input type="checkbox" checked={chosen.includes(addOn.name)} onChange={() => toggle(addOn.name)} />
          {name(addOn.name)}
          <span className={styles.addOnPrice}>
            <Money {...money(toSar(addOn.priceHalalas))} />
          </span>
        </label>
      ))}
    </fieldset>
  )
}
