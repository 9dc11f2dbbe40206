'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useStay } from '@/components/stay-picker/stay-state'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { sizeFiltersOf } from '@/lib/domain/listing/sizes'
import { LazyMessages } from '@/lib/i18n/lazy-messages'
import { untilLoaded } from '@/lib/until-loaded'
import { AddOnFields } from './add-on-fields'
import { BookButton } from './book-button'
import styles from './booking-card.module.css'
import { Collapsible } from './collapsible'
import { OvertimeField } from './overtime-field'
import { PetField } from './pet-field'
import { RoomsField } from './rooms-field'
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

interface BookingFormProps {
  /** the dates are open until they are complete */
  startsOpen?: boolean
}

/** Dates or hours, party, add-ons and price; the button leads to the checkout. */
export function BookingForm({ startsOpen = false }: BookingFormProps) {
  const t = useTranslations('booking')
  const words = useTranslations('words')
  const { offer, choice, change, request, isBookable } = useStay()
  const { people } = sizeFiltersOf(offer.type)
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
      <RoomsField />
      <PetField />
      <OvertimeField />
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
          <Button type="button" $wide $size="lg" onClick={() => setIsStayOpen(true)}>
            {t('chooseDates')}
          </Button>
        )}
        <p className={styles.under}>{t(isBookable ? 'notYetBooked' : 'priceFollows')}</p>
      </div>
    </div>
  )
}
