'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { ActDialog } from '@/components/shared/act-dialog'
import { ButtonRow } from '@/components/shared/button-row'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { call } from '@/lib/api/call'
import type { VendorBookingWire } from '@/lib/contract/schemas/booking/vendor-wire'
import { CollectDialog, UndoCollectDialog } from './collect-dialog'
import { ReasonForm } from './reason-form'
import { RequestAnswer } from './request-answer'
import { Settlement } from './settlement'
import { useAllowedEvents } from './use-allowed-events'

type Open = 'cancel' | 'noShow' | 'collect' | 'undoCollect' | null

/** The actions of a member on a booking, as BOOKING_TRANSITIONS and the role allow. */
export function BookingActions({ booking, children }: { booking: VendorBookingWire; children?: ReactNode }) {
  const t = useTranslations('hosted.actions')
  const [open, setOpen] = useState<Open>(null)
  const allowed = useAllowedEvents(booking)
  const { _id: id, cancellation, noShow, collection } = booking
  const close = () => setOpen(null)
  if (allowed.includes('approve') || allowed.includes('reject'))
    return <RequestAnswer booking={booking}>{children}</RequestAnswer>
  return (
    <ButtonRow>
      {allowed.includes('collect') && collection ? (
        <Button $size="sm" onClick={() => setOpen('collect')}>
          {t('collect')}
        </Button>
      ) : null}
      {allowed.includes('undo_collect') ? (
        <Button $kind="outline" $size="sm" onClick={() => setOpen('undoCollect')}>
          {t('undoCollect')}
        </Button>
      ) : null}
      <AfterStayActions booking={booking} />
      {allowed.includes('no_show') && noShow ? (
        <Button $kind="outline" $size="sm" onClick={() => setOpen('noShow')}>
          {t('noShow')}
        </Button>
      ) : null}
      {allowed.includes('cancel') && cancellation ? (
        <Button $kind="quiet" $size="sm" onClick={() => setOpen('cancel')}>
          {t('cancel')}
        </Button>
      ) : null}
      {children}
      {open === 'cancel' && cancellation ? (
        <CancelDialog
          settlement={cancellation}
          send={(reason) => call('POST /vendor/bookings/:id/cancel', { params: { id }, body: { reason } })}
          onClose={close}
        />
      ) : null}
      {open === 'collect' && collection ? (
        <CollectDialog bookingId={id} terms={collection} onClose={close} />
      ) : null}
      {open === 'undoCollect' ? <UndoCollectDialog bookingId={id} onClose={close} /> : null}
      {open === 'noShow' && noShow ? (
        <NoShowDialog
          settlement={noShow}
          send={() => call('POST /vendor/bookings/:id/no-show', { params: { id } })}
          onClose={close}
        />
      ) : null}
    </ButtonRow>
  )
}

interface CancelDialogProps {
  settlement: { refund: number; vendorKeeps: number }
  send: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** A host's cancellation: its consequences are shown before it is confirmed. */
function CancelDialog({ settlement, send, onClose }: CancelDialogProps) {
  const t = useTranslations('hosted.cancel')
  return (
    <Dialog open onOpenChange={onClose} title={t('title')} closeLabel={t('close')}>
      <ReasonForm kind="cancel" label={t('now')} doneText={t('done')} send={send} onDone={onClose}>
        <p>{t('text')}</p>
        <Settlement settlement={settlement} />
      </ReasonForm>
    </Dialog>
  )
}

const PATHS = { check_out: 'stayed', free_dates: 'free-dates' } as const
type AfterStay = keyof typeof PATHS
const EVENTS: readonly AfterStay[] = ['check_out', 'free_dates']

/** The end of a stay: whether the guest of one without an arrival came, and whether the place of an early check-out is empty. */
function AfterStayActions({ booking }: { booking: VendorBookingWire }) {
  const t = useTranslations('hosted.afterStay')
  const allowed = useAllowedEvents(booking)
  const [open, setOpen] = useState<AfterStay | null>(null)
  const words = useTranslations('hosted.collect')
  return (
    <>
      {EVENTS.filter((event) => allowed.includes(event)).map((event) => (
        <Button key={event} $size="sm" onClick={() => setOpen(event)}>
          {t(`${event}.title`)}
        </Button>
      ))}
      {open ? (
        <ActDialog
          kind="primary"
          title={t(`${open}.title`)}
          keep={words('back')}
          closeLabel={words('close')}
          confirm={t(`${open}.now`)}
          done={t(`${open}.done`)}
          send={() => call(`POST /vendor/bookings/:id/${PATHS[open]}`, { params: { id: booking._id } })}
          onClose={() => setOpen(null)}
        >
          <p>{t(`${open}.text`)}</p>
        </ActDialog>
      ) : null}
    </>
  )
}

interface NoShowDialogProps {
  settlement: { refund: number; vendorKeeps: number }
  send: () => Promise<unknown>
  onClose: () => void
}

/** Reports a no-show: settled by the no-show rule of the booking, with the amounts shown first. */
function NoShowDialog({ settlement, send, onClose }: NoShowDialogProps) {
  const t = useTranslations('hosted.noShow')
  return (
    <ActDialog
      title={t('title')}
      closeLabel={t('close')}
      keep={t('keep')}
      confirm={t('now')}
      done={t('done')}
      send={send}
      onClose={onClose}
    >
      <p>{t('text')}</p>
      <Settlement settlement={settlement} />
    </ActDialog>
  )
}
