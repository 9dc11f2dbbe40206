'use client'

import { useIssueText } from '@/components/form/use-issue-text'
import { quoteToWire } from '@/lib/domain/booking/wire'
import { priceUnitOf } from '@/lib/domain/listing/kinds'
import { Notice } from './notice'
import { PriceLines } from './price-lines'
import { useStay } from './stay-state'

const ISSUES_IN_SIGHT = 2

/** The price of what is chosen line by line, or why it cannot be had. */
export default function StayPrice() {
  const issueText = useIssueText()
  const { offer, answer } = useStay()
  const quote = answer.quote ? quoteToWire(answer.quote) : null
  const isEventDay = priceUnitOf(offer.type, offer.terms.pricingMode) === 'eventDay'
  return (
    <>
      {answer.issues.length > 0 ? (
        <Notice role="alert" $tone="warn">
          {answer.issues.slice(0, ISSUES_IN_SIGHT).map((issue) => (
            <p key={issue.path + issue.code + (issue.params.day ?? '')}>{issueText(issue)}</p>
          ))}
        </Notice>
      ) : null}
      {quote ? <PriceLines {...quote} due={quote} isEventDay={isEventDay} /> : null}
    </>
  )
}
