'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast/show-toast'
import { giveUpNewDates } from '@/lib/api/bookings'
import { useRouter } from '@/lib/i18n/navigation'

/** Keeps the dates of the booking, in place of the new ones that are held. */
export function GiveUpNewDates({ bookingId }: { bookingId: string }) {
  const t = useTranslations('stay.dates')
  const router = useRouter()
  const failureText = useFailureText()
  const [isSending, setIsSending] = useState(false)
  const giveUp = async () => {
    setIsSending(true)
    try {
      await giveUpNewDates(bookingId)
      showToast({ kind: 'success', text: t('gaveUp') })
    } catch (failure) {
      showToast({ kind: 'error', text: failureText(failure) })
    }
    setIsSending(false)
    router.refresh()
  }
  return (
    <Button type="button" $kind="outline" aria-busy={isSending} disabled={isSending} onClick={giveUp}>
      {t('giveUp')}
    </Button>
  )
}
