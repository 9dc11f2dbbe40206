'use client'

import { useTranslations } from 'next-intl'
import { useStay } from '@/components/stay-picker/stay-state'
import { BookingBar } from './booking-bar'
import styles from './booking-card.module.css'
import { BookingForm } from './booking-form'
import { BookingPrice } from './booking-price'
import { ScriptlessLink } from './scriptless-link'

/** The sticky booking card: beside the page on a desktop, a bar that opens a sheet on a phone. */
export function BookingCard() {
  const t = useTranslations('booking')
  const { offer } = useStay()
  return (
    <>
      <aside className={styles.card} aria-label={t('cardLabel')}>
        {offer.room ? <p className={styles.room}>{offer.room}</p> : null}
        <BookingPrice />
        <div className={styles.form}>
          <BookingForm />
        </div>
        <ScriptlessLink />
      </aside>
      <BookingBar />
    </>
  )
}
