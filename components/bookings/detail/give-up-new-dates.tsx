'use client'

import { useTranslations } from 'next-intl'
import { useAction } from '@/components/shared/use-action'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'

/** Keeps the dates of the booking, in place of the new ones that are held. */
export function GiveUpNewDates({ bookingId }: { bookingId: string }) {
  const t = useTranslations('stay.dates')
  const { act, isBusy } = useAction()
  const giveUp = () =>
    act(() => call('POST /bookings/:id/dates/give-up', { params: { id: bookingId } }), t('gaveUp'))
  return (
    <Button type="button" $kind="outline" aria-busy={isBusy} disabled={isBusy} onClick={giveUp}>
      {t('giveUp')}
    </Button>
  )
}
