'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { AddOnFields } from './add-on-fields'
import styles from './booking-form.module.css'
import { Fold } from './fold'
import { StayFold } from './stay-fold'
import { useStay } from './stay-state'
import { useBookable } from './use-bookable'

const PARTY_BLOCK = '160px'

const PartyFields = dynamic(() => import('./party-fields'), {
  ssr: false,
  loading: () => <Skeleton $block={PARTY_BLOCK} />,
})
const StayPrice = dynamic(() => import('./stay-price'), { ssr: false })

interface BookingFormProps {
  /** the dates are in sight until they are whole */
  startsOpen?: boolean
  onBook: () => void
}

/** Dates or hours, people, extras and the price of it; the button only opens what is to be confirmed. */
export function BookingForm({ startsOpen = false, onBook }: BookingFormProps) {
  const t = useTranslations('booking')
  const words = useTranslations('words')
  const { offer, choice, change, request, answer } = useStay()
  const { canBook } = useBookable()
  const [isPartyOpen, setIsPartyOpen] = useState(false)
  return (
    <div className={styles.column}>
      <StayFold startsOpen={startsOpen} />
      <Fold
        label={t('who')}
        summary={words('guests', { count: choice.adults + choice.children })}
        isOpen={isPartyOpen}
        onToggle={() => setIsPartyOpen(!isPartyOpen)}
      >
        <PartyFields />
      </Fold>
      <AddOnFields
        offered={offer.terms.addOns}
        chosen={choice.addOns}
        onChange={(addOns) => change({ addOns })}
      />
      {request ? <StayPrice /> : null}
      <div>
        <Button type="button" $wide $size="lg" disabled={!canBook} onClick={onBook}>
          {offer.bookingType === 'instant' ? t('bookNow') : t('request')}
        </Button>
        <p className={styles.under}>{answer.quote ? t('notYetBooked') : t('chooseFirst')}</p>
      </div>
    </div>
  )
}
