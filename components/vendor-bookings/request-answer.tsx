'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ButtonRow } from '@/components/shared/button-row'
import { useAction } from '@/components/shared/use-action'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { call } from '@/lib/api/call'
import type { VendorBookingWire } from '@/lib/contract/schemas/booking/vendor-wire'
import { ReasonForm } from './reason-form'
import { useAllowedEvents } from './use-allowed-events'

/** Accepts, or rejects with a reason, as BOOKING_TRANSITIONS allows. */
export function RequestAnswer({ booking, children }: { booking: VendorBookingWire; children?: ReactNode }) {
  const t = useTranslations('hosted.answer')
  const { act, isBusy } = useAction()
  const [isDeclining, setIsDeclining] = useState(false)
  const [answer, setAnswer] = useState<string | null>(null)
  const allowed = useAllowedEvents(booking)
  const { _id: id, dueNow } = booking
  const accepted = t(dueNow === 0 ? 'acceptedUnpaid' : 'accepted')
  const accept = async () => {
    if (await act(() => call('POST /vendor/bookings/:id/approve', { params: { id } }), accepted))
      setAnswer(accepted)
  }
  // Disabled after one decision, because the refresh of the page takes time.
  if (answer) return <Answered text={answer}>{children}</Answered>
  return (
    <ButtonRow>
      {allowed.includes('approve') ? (
        <Button aria-busy={isBusy} onClick={accept}>
          {t('accept')}
        </Button>
      ) : null}
      {allowed.includes('reject') ? (
        <Button $kind="danger" disabled={isBusy} onClick={() => setIsDeclining(true)}>
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
          send={(reason) => call('POST /vendor/bookings/:id/reject', { params: { id }, body: { reason } })}
          onDone={() => {
            setIsDeclining(false)
            setAnswer(t('declined'))
          }}
        >
          <p>{t('declineText')}</p>
        </ReasonForm>
      </Dialog>
    </ButtonRow>
  )
}

/** The outcome replaces the buttons, and takes their focus. */
function Answered({ text, children }: { text: string; children?: ReactNode }) {
  const outcome = useRef<HTMLParagraphElement>(null)
  useEffect(() => outcome.current?.focus(), [])
  return (
    <ButtonRow>
      <p ref={outcome} tabIndex={-1}>
        {text}
      </p>
      {children}
    </ButtonRow>
  )
}
