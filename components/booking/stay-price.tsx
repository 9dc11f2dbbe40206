'use client'

import { quoteToWire } from '@/lib/domain/booking/wire'
import { priceUnitOf } from '@/lib/domain/listing/kinds'
import { PriceLines } from './price-lines'
import { StayRefusal } from './stay-refusal'
import { useStay } from './stay-state'

/** The price of what is chosen line by line, or why it cannot be had. */
export default function StayPrice() {
  const { offer, answer, isBookable } = useStay()
  const quote = answer.quote && isBookable ? quoteToWire(answer.quote) : null
  const isEventDay = priceUnitOf(offer.type, offer.terms.pricingMode) === 'eventDay'
  return (
    <>
      <StayRefusal />
      {quote ? <PriceLines {...quote} due={quote} isEventDay={isEventDay} /> : null}
    </>
  )
}
