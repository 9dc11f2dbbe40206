'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { useAct } from '@/components/form/use-act'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { approveRequest, declineRequest } from '@/lib/api/hosted-stays'
import type { VendorBookingWire } from '@/lib/domain/booking/vendor-wire'
import { Actions } from './actions'
import { ReasonForm } from './reason-form'

/** Accept, or decline with a reason; the graph of a booking says which of them is still possible. */
export function RequestAnswer({ booking, children }: { booking: VendorBookingWire; children?: ReactNode }) {
  const t = useTranslations('hosted.answer')
  const { act, isBusy } = useAct()
  const [isDeclining, setIsDeclining] = useState(false)
  const { _id: id, allowed, dueNow } = booking
  const isUnpaid = dueNow === 0
  return (
    <Actions>
      {allowed.includes('approve') ? (
        <Button
          type="button"
          disabled={isBusy}
          aria-busy={isBusy}
          onClick={() => act(() => approveRequest(id), t(isUnpaid ? 'acceptedUnpaid' : 'accepted'))}
        >
          {t('accept')}
        </Button>
      ) : null}
      {allowed.includes('reject') ? (
        <Button type="button" $kind="danger" disabled={isBusy} onClick={() => setIsDeclining(true)}>
          {t('decline')}
        </Button>
      ) : null}
      {children}
      <Dialog
        open={isDeclining}
        onOpenChange={setIsDeclining}
        title={t('declineTitle')}
        closeLabel={t('close')}
      >
        <ReasonForm
          kind="decline"
          label={t('decline')}
          doneText={t('declined')}
          send={(reason) => declineRequest(id, reason)}
          onDone={() => setIsDeclining(false)}
        >
          <p>{t('declineText')}</p>
        </ReasonForm>
      </Dialog>
    </Actions>
  )
}
