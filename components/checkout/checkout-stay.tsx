'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Notice } from '@/components/shared/notice'
import { StayIssues } from '@/components/stay-picker/availability/stay-issues'
import { AddOnFields } from '@/components/stay-picker/card/add-on-fields'
import { Collapsible } from '@/components/stay-picker/card/collapsible'
import { OvertimeField } from '@/components/stay-picker/card/overtime-field'
import OwnAddOnFields from '@/components/stay-picker/card/own-add-on-fields'
import PartyFields from '@/components/stay-picker/card/party-fields'
import { PetField } from '@/components/stay-picker/card/pet-field'
import { RoomsField } from '@/components/stay-picker/card/rooms-field'
import { StaySection } from '@/components/stay-picker/card/stay-section'
import { useStay } from '@/components/stay-picker/stay-state'
import { useUnitsText } from '@/components/stay-picker/use-units-text'
import { sizeFiltersOf } from '@/lib/domain/listing/sizes'
import { CheckoutSection } from './checkout-section'

/** Dates or hours, guests, units and add-ons; all editable here. */
export function CheckoutStay({ number, isMissed }: { number: number; isMissed: boolean }) {
  const t = useTranslations('booking')
  const steps = useTranslations('checkout')
  const partyText = useUnitsText()
  const { offer, choice, change, request } = useStay()
  const [isStayOpen, setIsStayOpen] = useState(request === null)
  const [isPartyOpen, setIsPartyOpen] = useState(false)
  return (
    <CheckoutSection number={number} title={steps('stay')}>
      <StaySection isOpen={isStayOpen} onToggle={setIsStayOpen} />
      <Collapsible
        label={t(sizeFiltersOf(offer.type).people === 'players' ? 'players' : 'who')}
        summary={partyText(choice, request?.rooms ? 1 : choice.units)}
        isOpen={isPartyOpen}
        onToggle={() => setIsPartyOpen(!isPartyOpen)}
      >
        <PartyFields />
      </Collapsible>
      <RoomsField />
      <PetField />
      <OvertimeField />
      <AddOnFields
        offered={offer.terms.addOns}
        chosen={choice.addOns}
        onChange={(addOns) => change({ addOns })}
      />
      <OwnAddOnFields />
      {isMissed && request === null ? (
        <Notice role="alert" tone="err">
          <p>{t('chooseFirst')}</p>
        </Notice>
      ) : null}
      <StayIssues />
    </CheckoutSection>
  )
}
