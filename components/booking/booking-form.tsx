'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { useIssueText } from '@/components/form/use-issue-text'
import { Button } from '@/components/ui/button'
import type { StayRequest } from '@/lib/domain/booking/bookable'
import type { QuoteAnswer } from '@/lib/domain/booking/quote'
import { quoteToWire } from '@/lib/domain/booking/wire'
import { priceUnitOf } from '@/lib/domain/listing/kinds'
import { AddOnFields } from './add-on-fields'
import { Fold } from './fold'
import { Notice } from './notice'
import type { Offer } from './offer'
import { PartyFields } from './party-fields'
import { PriceLines } from './price-lines'
import { StayFold } from './stay-fold'
import type { StayChoice } from './use-stay'

const Column = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s-4);
  .under { font-size: var(--fs-xs); color: var(--c-ink-3); text-align: center; }
`

interface BookingFormProps {
  listing: Offer
  choice: StayChoice
  request: StayRequest | null
  answer: QuoteAnswer
  onChange: (part: Partial<StayChoice>) => void
  onBook: () => void
}

/** Dates or hours, people, extras and the price of it; the button only opens what is to be confirmed. */
export function BookingForm({ listing, choice, request, answer, onChange, onBook }: BookingFormProps) {
  const t = useTranslations('booking')
  const words = useTranslations('words')
  const issueText = useIssueText()
  const { terms } = listing
  const [isPartyOpen, setIsPartyOpen] = useState(false)
  const isEventDay = priceUnitOf(listing.type, terms.pricingMode) === 'eventDay'
  const paysOnline = (answer.quote?.dueNowHalalas ?? 0) > 0
  return (
    <Column>
      <StayFold listing={listing} choice={choice} request={request} onChange={onChange} />
      <Fold
        label={t('who')}
        summary={words('guests', { count: choice.adults + choice.children })}
        isOpen={isPartyOpen}
        onToggle={() => setIsPartyOpen(!isPartyOpen)}
      >
        <PartyFields listing={listing} choice={choice} onChange={onChange} />
      </Fold>
      <AddOnFields
        offered={terms.addOns}
        chosen={choice.addOns}
        onChange={(addOns) => onChange({ addOns })}
      />
      {answer.issues.length > 0 ? (
        <Notice role="alert" $tone="warn">
          {answer.issues.slice(0, 2).map((issue) => (
            <p key={issue.path + issue.code + (issue.params.day ?? '')}>{issueText(issue)}</p>
          ))}
        </Notice>
      ) : null}
      {answer.quote ? <PriceLines {...quoteToWire(answer.quote)} isEventDay={isEventDay} /> : null}
      {paysOnline ? (
        <Notice $tone="info">
          <p>{t('paymentNotOpen')}</p>
        </Notice>
      ) : null}
      <div>
        <Button type="button" $wide $size="lg" disabled={!answer.quote || paysOnline} onClick={onBook}>
          {listing.bookingType === 'instant' ? t('bookNow') : t('request')}
        </Button>
        <p className="under">{answer.quote ? t('notYetBooked') : t('chooseFirst')}</p>
      </div>
    </Column>
  )
}
