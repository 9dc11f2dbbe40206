'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Notice } from '@/components/shared/notice'
import { stayDates, useStayText } from '@/components/stay-picker/use-stay-text'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import { useUser } from '@/lib/api/current-user'
import { ApiError } from '@/lib/api/http'
import type { Period } from '@/lib/domain/booking/bookable'
import { hasSameDates } from '@/lib/domain/booking/period'
import { freeStayOf } from '@/lib/domain/booking/stay-wire'
import { requestSignIn } from '@/lib/session/sign-in-prompt'

/** The waiting list for taken dates. It has no overtime: without it the dates may be free, so that is to be left out first. */
export function WaitingListOffer({ listingId, period }: { listingId: string; period: Period }) {
  const t = useTranslations('waiting')
  const stayText = useStayText()
  const { wait, leave, waitsFor, isSending, problem } = useWaitingList(listingId)
  const isWaiting = hasSameDates(waitsFor, period)
  const dates = stayText(stayDates({ period }))
  if (period.overtime) return null
  return (
    <Notice role="status" tone={isWaiting ? 'ok' : 'info'}>
      <p>{t(isWaiting ? 'waits' : 'offer', { dates })}</p>
      {problem ? <p role="alert">{problem}</p> : null}
      <Button
        $kind="outline"
        $size="sm"
        aria-busy={isSending}
        onClick={() => (isWaiting ? leave() : wait(period))}
      >
        {t(isWaiting ? 'leave' : 'tellMe')}
      </Button>
    </Notice>
  )
}

/** Joins and leaves the waiting list of the dates; a visitor signs in first. */
function useWaitingList(listingId: string) {
  const failureText = useFailureText()
  const { status } = useUser()
  const [isSending, setIsSending] = useState(false)
  const [waitsFor, setWaitsFor] = useState<Period | null>(null)
  const [problem, setProblem] = useState('')

  const send = async (call: () => Promise<{ waiting: Period | null }>) => {
    setIsSending(true)
    setProblem('')
    try {
      setWaitsFor((await call()).waiting)
    } catch (failure) {
      const [issue] = failure instanceof ApiError ? (failure.answer.issues ?? []) : []
      setProblem(issue?.message ?? failureText(failure))
    }
    setIsSending(false)
  }
  const wait = (period: Period) => {
    const body = freeStayOf(period)
    const request = () =>
      void send(() => call('POST /services/:id/waiting', { params: { id: listingId }, body }))
    if (status === 'visitor') requestSignIn(request)
    else request()
  }
  return {
    wait,
    leave: () => send(() => call('DELETE /services/:id/waiting', { params: { id: listingId } })),
    waitsFor,
    isSending,
    problem,
  }
}
