'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { useIssueText } from '@/components/form/use-issue-text'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import type { QuoteAnswer } from '@/lib/domain/booking/quote'
import { quoteToWire } from '@/lib/domain/booking/wire'
import { priceUnitOf } from '@/lib/domain/listing/kinds'
import type { Listing } from '@/lib/domain/listing/listing'
import { AddOnFields } from './add-on-fields'
import { Notice } from './notice'
import { PartyFields } from './party-fields'
import { PriceLines } from './price-lines'
import { StayDays } from './stay-days'
import { StayHours } from './stay-hours'
import type { StayChoice } from './use-stay'
import { useToday } from './use-today'

const Column = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s-6);
  .under { font-size: var(--fs-xs); color: var(--c-ink-3); text-align: center; }
`
const CALENDAR_BLOCK = '420px'

interface BookingFormProps {
  listing: Listing
  choice: StayChoice
  answer: QuoteAnswer
  onChange: (part: Partial<StayChoice>) => void
  onBook: () => void
}

/** Dates or hours, people, extras and the price of it; the button only opens what is to be confirmed. */
export function BookingForm({ listing, choice, answer, onChange, onBook }: BookingFormProps) {
  const t = useTranslations('booking')
  const issueText = useIssueText()
  const today = useToday()
  const { terms } = listing
  const Dates = terms.pricingMode === 'hourly' ? StayHours : StayDays
  const isEventDay = priceUnitOf(listing.type, terms.pricingMode) === 'eventDay'
  const paysOnline = (answer.quote?.dueNowHalalas ?? 0) > 0
  return (
    <Column>
      {today ? (
        <Dates listing={listing} today={today} chosen={choice} onChange={onChange} />
      ) : (
        <Skeleton $block={CALENDAR_BLOCK} />
      )}
      <PartyFields listing={listing} choice={choice} onChange={onChange} />
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
