'use client'

import { PriceLines } from '@/components/shared/booking/price-lines'
import { StayIssues } from '@/components/stay-picker/availability/stay-issues'
import { CancellationNote } from '@/components/stay-picker/cancellation-note'
import { useStay } from '@/components/stay-picker/stay-state'
import { priceUnitOf } from '@/lib/domain/listing/type-basics'

/** The price breakdown of the stay, or why it is unavailable. */
export default function StayPrice() {
  const { offer, answer, isBookable } = useStay()
  const quote = isBookable ? answer.quote : null
  const isEventDay = priceUnitOf(offer.type, offer.terms.pricingMode) === 'eventDay'
  return (
    <>
      <StayIssues />
      {quote ? (
        <>
          <PriceLines {...quote} due={quote} isEventDay={isEventDay} />
          <CancellationNote quote={quote} />
        </>
      ) : null}
    </>
  )
}
