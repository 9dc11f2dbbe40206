'use client'

import { useTranslations } from 'next-intl'
import { useAction } from '@/components/shared/use-action'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'

const PATHS = { check_in: 'check-in', check_out: 'check-out' } as const

/** Check-in or check-out: one click, then the page refreshes. */
export function TransitionButton({ bookingId, event }: { bookingId: string; event: keyof typeof PATHS }) {
  const t = useTranslations('stay')
  const { act, isBusy } = useAction()
  const move = () =>
    act(() => call(`POST /bookings/:id/${PATHS[event]}`, { params: { id: bookingId } }), t(`done.${event}`))
  return (
    <Button $size="lg" aria-busy={isBusy} onClick={move}>
      {t(`do.${event}`)}
    </Button>
  )
}
