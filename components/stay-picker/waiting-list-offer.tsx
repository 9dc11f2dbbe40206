'use client'

import { useTranslations } from 'next-intl'
import { Notice } from '@/components/shared/notice'
import { Button } from '@/components/ui/button'
import type { Period } from '@/lib/domain/booking/bookable'
import { stayDates } from './stay-dates'
import { useStayText } from './use-stay-text'
import { useWaitingList } from './use-waiting-list'

/** The waiting list for taken dates. */
export function WaitingListOffer({ listingId, period }: { listingId: string; period: Period }) {
  const t = useTranslations('waiting')
  const stayText = useStayText()
  const { wait, leave, waitsFor, isSending, problem } = useWaitingList(listingId)
  const isWaiting = JSON.stringify(waitsFor) === JSON.stringify(period)
  const dates = stayText(stayDates({ period }))
  return (
    <Notice role="status" tone={isWaiting ? 'ok' : 'info'}>
      <p>{t(isWaiting ? 'waits' : 'offer', { dates })}</p>
      {problem ? <p role="alert">{problem}</p> : null}
      <Button
        type="button"
        $kind="outline"
        $size="sm"
        aria-busy={isSending}
        disabled={isSending}
        onClick={() => (isWaiting ? leave() : wait(period))}
      >
        {t(isWaiting ? 'leave' : 'tellMe')}
      </Button>
    </Notice>
  )
}
