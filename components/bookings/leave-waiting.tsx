'use client'

import { useTranslations } from 'next-intl'
import { useAction } from '@/components/shared/use-action'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'

/** Leaves the waiting list of a listing. */
export function LeaveWaiting({ listingId }: { listingId: string }) {
  const t = useTranslations('waiting')
  const { act, isBusy } = useAction()
  const leave = () =>
    act(() => call('DELETE /services/:id/waiting', { params: { id: listingId } }), t('left'))
  return (
    <Button $kind="quiet" $size="sm" aria-busy={isBusy} onClick={leave}>
      {t('leave')}
    </Button>
  )
}
