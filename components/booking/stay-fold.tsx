'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import type { StayRequest } from '@/lib/domain/booking/bookable'
import { Fold } from './fold'
import type { Offer } from './offer'
import { stayDates } from './stay-dates'
import { StayDays } from './stay-days'
import { StayHours } from './stay-hours'
import type { StayChoice } from './use-stay'
import { useStayText } from './use-stay-text'
import { useToday } from './use-today'

const CALENDAR_BLOCK = '420px'

interface StayFoldProps {
  listing: Offer
  choice: StayChoice
  request: StayRequest | null
  onChange: (part: Partial<StayChoice>) => void
}

/** The dates or hours: open until they are whole, then one line that can be opened again. */
export function StayFold({ listing, choice, request, onChange }: StayFoldProps) {
  const t = useTranslations('booking')
  const stayText = useStayText()
  const today = useToday()
  const isWhole = request !== null
  const [isOpen, setIsOpen] = useState(true)
  useEffect(() => setIsOpen(!isWhole), [isWhole])
  const Dates = listing.terms.pricingMode === 'hourly' ? StayHours : StayDays
  return (
    <Fold
      label={t('when')}
      summary={request ? stayText(stayDates(request)) : t('chooseFirst')}
      isOpen={isOpen}
      onToggle={() => setIsOpen(!isOpen)}
    >
      {today ? (
        <Dates listing={listing} today={today} chosen={choice} onChange={onChange} />
      ) : (
        <Skeleton $block={CALENDAR_BLOCK} />
      )}
    </Fold>
  )
}
