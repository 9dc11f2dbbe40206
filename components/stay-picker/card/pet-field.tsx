'use client'

import { useTranslations } from 'next-intl'
import { useStay } from '@/components/stay-picker/stay-state'
import { takesPets } from '@/lib/domain/booking/party'
import styles from './booking-card.module.css'

/** Whether the party brings a pet, where the listing takes one; one that was chosen in another room type is taken back here. */
export function PetField() {
  const t = useTranslations('booking')
  const { offer, choice, change } = useStay()
  if (!takesPets(offer.terms.fees) && choice.pet !== true) return null
  return (
    <div className={styles.addOns}>
      <label>
        <input
          type="checkbox"
          checked={choice.pet === true}
          onChange={(event) => change({ pet: event.target.checked })}
        />
        {t('withPet')}
      </label>
    </div>
  )
}
