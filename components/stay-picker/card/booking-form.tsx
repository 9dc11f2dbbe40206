'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useStay } from '@/components/stay-picker/stay-state'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { mostOvertime } from '@/lib/domain/booking/overtime'
import { TYPE_BASICS } from '@/lib/domain/listing/type-basics'
import { LazyMessages } from '@/lib/i18n/lazy-messages'
import { untilLoaded } from '@/lib/until-loaded'
import { AddOnFields } from './add-on-fields'
import { BookButton } from './book-button'
import styles from './booking-card.module.css'
import { Collapsible } from './collapsible'
import { PetField } from './pet-field'
import { StaySection } from './stay-section'

const PARTY_BLOCK = '160px'
/** Of two add-ons. */
const ADD_ONS_BLOCK = '120px'
/** Of three lines of a price and the sentence on cancellation. */
const PRICE_BLOCK = '220px'

const PartyFields = dynamic(() => untilLoaded(() => import('./party-fields')), {
  ssr: false,
  loading: () => <Skeleton $block={PARTY_BLOCK} />,
})
const AddOnsPlaceholder = () => <Skeleton $block={ADD_ONS_BLOCK} />
const OwnAddOnFields = dynamic(() => untilLoaded(() => import('./own-add-on-fields')), {
  ssr: false,
  loading: AddOnsPlaceholder,
})
const PricePlaceholder = () => <Skeleton $block={PRICE_BLOCK} />
const StayPrice = dynamic(() => untilLoaded(() => import('./stay-price')), {
  ssr: false,
  loading: PricePlaceholder,
})

// Rendered by the server too: their script comes with the listings that have them. Until then nothing else waits for the rooms.
const RoomsField = dynamic(() => untilLoaded(() => import('./rooms-field').then((one) => one.RoomsField)), {
  loading: () => null,
})
// Without a boundary of its own: what is chosen before its script would be lost.
const OvertimeField = dynamic(() =>
  untilLoaded(() => import('./overtime-field').then((one) => one.OvertimeField)),
)

interface BookingFormProps {
  /** the dates are open until they are complete */
  startsOpen?: boolean
}

/** Dates or hours, party, add-ons and price; the button leads to the checkout. */
export function BookingForm({ startsOpen = false }: BookingFormProps) {
  const t = useTranslations('booking')
  const words = useTranslations('words')
  const { offer, choice, change, request, isBookable } = useStay()
  const { people } = TYPE_BASICS[offer.type]
  const [isStayOpen, setIsStayOpen] = useState(startsOpen && request === null)
  const [isPartyOpen, setIsPartyOpen] = useState(false)
  return (
    <div className={styles.fields}>
      <StaySection isOpen={isStayOpen} onToggle={setIsStayOpen} />
      <Collapsible
        label={t(people === 'players' ? 'players' : 'who')}
        summary={words(people, { count: choice.adults + choice.children })}
        isOpen={isPartyOpen}
        onToggle={() => setIsPartyOpen(!isPartyOpen)}
      >
        <LazyMessages part="stay">
          <PartyFields />
        </LazyMessages>
      </Collapsible>
      {offer.roomTypes || choice.rooms.length > 0 ? <RoomsField /> : null}
      <PetField />
      {mostOvertime(offer.terms) > 0 ? <OvertimeField /> : null}
      <AddOnFields
        offered={offer.terms.addOns}
        chosen={choice.addOns}
        onChange={(addOns) => change({ addOns })}
      />
      {offer.terms.ownAddOns?.length ? (
        <LazyMessages part="stay" waiting={<AddOnsPlaceholder />}>
          <OwnAddOnFields />
        </LazyMessages>
      ) : null}
      {request ? (
        <LazyMessages part="stay" waiting={<PricePlaceholder />}>
          <StayPrice />
        </LazyMessages>
      ) : null}
      <div>
        {request ? (
          <BookButton $wide $size="lg" label={offer.bookingType === 'instant' ? 'bookNow' : 'request'} />
        ) : (
          <Button $wide $size="lg" onClick={() => setIsStayOpen(true)}>
            {t('chooseDates')}
          </Button>
        )}
        <p className={styles.under}>{t(isBookable ? 'notYetBooked' : 'priceFollows')}</p>
      </div>
    </div>
  )
}
