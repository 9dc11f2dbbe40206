'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { useAct } from '@/components/form/use-act'
import { Button } from '@/components/ui/button'
import { cancelHosted, markCollected, markNoShow } from '@/lib/api/hosted-stays'
import type { VendorBookingWire } from '@/lib/domain/booking/vendor-wire'
import { Actions } from './actions'
import { CancelDialog } from './cancel-dialog'
import { NoShowDialog } from './no-show-dialog'
import { RequestAnswer } from './request-answer'

type Open = 'cancel' | 'noShow' | null

/** What a host may still do with a booking; which of it, the graph of a booking says. */
export function StayActions({ booking, children }: { booking: VendorBookingWire; children?: ReactNode }) {
  const t = useTranslations('hosted.actions')
  const { act, isBusy } = useAct()
  const [open, setOpen] = useState<Open>(null)
  const { _id: id, allowed, cancellation, noShow } = booking
  const close = () => setOpen(null)
  if (allowed.includes('approve') || allowed.includes('reject'))
    return <RequestAnswer booking={booking}>{children}</RequestAnswer>
  return (
    <Actions>
      {allowed.includes('collect') ? (
        <Button
          type="button"
          $size="sm"
          disabled={isBusy}
          aria-busy={isBusy}
          onClick={() => act(() => markCollected(id), t('collected'))}
        >
          {t('collect')}
        </Button>
      ) : null}
      {allowed.includes('no_show') && noShow ? (
        <Button type="button" $kind="outline" $size="sm" onClick={() => setOpen('noShow')}>
          {t('noShow')}
        </Button>
      ) : null}
      {allowed.includes('cancel') && cancellation ? (
        <Button type="button" $kind="quiet" $size="sm" onClick={() => setOpen('cancel')}>
          {t('cancel')}
        </Button>
      ) : null}
      {children}
      {open === 'cancel' && cancellation ? (
        <CancelDialog settlement={cancellation} send={(reason) => cancelHosted(id, reason)} onClose={close} />
      ) : null}
      {open === 'noShow' && noShow ? (
        <NoShowDialog settlement={noShow} send={() => markNoShow(id)} onClose={close} />
      ) : null}
    </Actions>
  )
}
