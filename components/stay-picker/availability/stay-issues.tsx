'use client'

import { useTranslations } from 'next-intl'
import { useIssueText } from '@/components/forms/use-issue-text'
import { Notice } from '@/components/shared/notice'
import { useStay } from '@/components/stay-picker/stay-state'
import { stayDates, useStayText } from '@/components/stay-picker/use-stay-text'
import { NearestStays } from './nearest-stays'
import { OwnBookings } from './own-bookings'
import { WaitingListOffer } from './waiting-list-offer'

const VISIBLE_ISSUES = 2

/** Why the stay is unavailable, an own booking that takes it, the nearest available ones, and the waiting list. */
export function StayIssues() {
  const { offer, request, availability, change } = useStay()
  const texts = useIssueTexts()
  if (!request || texts.length === 0) return null
  const { period } = request
  const own = availability.state === 'taken' ? (availability.own ?? []) : []
  if (own.length > 0) return <OwnBookings bookings={own} />
  return (
    <>
      <Notice role="alert" tone="warn">
        {texts.slice(0, VISIBLE_ISSUES).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <NearestStays nearest={'nearest' in availability ? availability.nearest : []} onPick={change} />
      </Notice>
      {availability.state === 'taken' && !request.rooms ? (
        <WaitingListOffer key={JSON.stringify(period)} listingId={offer.id} period={period} />
      ) : null}
    </>
  )
}

/** The local rules first, because they need no call; then the issues of the server. */
function useIssueTexts(): string[] {
  const t = useTranslations('booking')
  const issueText = useIssueText()
  const stayText = useStayText()
  const { request, answer, availability } = useStay()
  if (answer.issues.length > 0) return [...new Set(answer.issues.map(issueText))]
  if (availability.state === 'refused') return availability.messages
  if (!request) return []
  if (request.rooms && availability.state === 'unknown') return [t('rooms.unpriced')]
  if (availability.state !== 'taken') return []
  if (request.rooms) return [t('rooms.taken')]
  const { freeUnits } = availability
  return [
    freeUnits > 0
      ? t('unitsLeft', { count: freeUnits })
      : t('takenDates', { dates: stayText(stayDates(request)) }),
  ]
}
