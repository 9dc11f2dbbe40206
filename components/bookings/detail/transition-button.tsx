'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import { useRouter } from '@/lib/i18n/navigation'

const PATHS = { check_in: 'check-in', check_out: 'check-out' } as const

/** Check-in or check-out: one click, then the page refreshes. */
export function TransitionButton({ bookingId, event }: { bookingId: string; event: keyof typeof PATHS }) {
  const t = useTranslations('stay')
  const router = useRouter()
  const failureText = useFailureText()
  const [isSending, setIsSending] = useState(false)
  const move = async () => {
    setIsSending(true)
    try {
      await call(`POST /bookings/:id/${PATHS[event]}`, { params: { id: bookingId } })
      showToast({ kind: 'success', text: t(`done.${event}`) })
    } catch (failure) {
      showToast({ kind: 'error', text: failureText(failure) })
    }
    setIsSending(false)
    router.refresh()
  }
  return (
    <Button type="button" $size="lg" aria-busy={isSending} disabled={isSending} onClick={move}>
      {t(`do.${event}`)}
    </Button>
  )
}
