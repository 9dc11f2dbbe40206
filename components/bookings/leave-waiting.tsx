'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import { useRouter } from '@/lib/i18n/navigation'

/** Leaves the waiting list of a listing. */
export function LeaveWaiting({ listingId }: { listingId: string }) {
  const t = useTranslations('waiting')
  const router = useRouter()
  const failureText = useFailureText()
  const [isSending, setIsSending] = useState(false)
  const leave = async () => {
    setIsSending(true)
    try {
      await call('DELETE /services/:id/waiting', { params: { id: listingId } })
      showToast({ kind: 'success', text: t('left') })
      router.refresh()
    } catch (failure) {
      showToast({ kind: 'error', text: failureText(failure) })
    }
    setIsSending(false)
  }
  return (
    <Button type="button" $kind="quiet" $size="sm" aria-busy={isSending} disabled={isSending} onClick={leave}>
      {t('leave')}
    </Button>
  )
}
