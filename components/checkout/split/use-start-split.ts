'use client'

import { useState } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import { splitHref } from '@/components/shared/split/split-href'
import { call } from '@/lib/api/call'
import { wasAnswered } from '@/lib/api/http'
import { type Halalas, toSar } from '@/lib/domain/money'
import { useRouter } from '@/lib/i18n/navigation'

/** Splits the booking, as a match where it has a title, then opens the page on which the guest pays the first share. */
export function useStartSplit(bookingId: string) {
  const router = useRouter()
  const failureText = useFailureText()
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const start = async (shares: readonly Halalas[], title?: string) => {
    setIsSending(true)
    setFailure(null)
    try {
      const { split } = await call('POST /bookings/:id/split', {
        params: { id: bookingId },
        body: { shares: shares.map(toSar), ...(title ? { title } : {}) },
      })
      if (split) return router.push(splitHref(split.token))
    } catch (problem) {
      setFailure(failureText(problem))
      if (wasAnswered(problem)) router.refresh()
    }
    setIsSending(false)
  }
  return { start, isSending, failure }
}
