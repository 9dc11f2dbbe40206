'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { useMayWrite } from '@/components/admin/admin-role'
import { ReasonDialog } from '@/components/admin/reason-dialog'
import { Button } from '@/components/ui/button'
import { Money } from '@/components/ui/money'
import { call } from '@/lib/api/call'
import type { AdminBookingDetail } from '@/lib/contract/schemas/booking/admin-wire'
import type { AdminActBody } from '@/lib/domain/booking/admin-wire'
import { useMoney } from '@/lib/i18n/use-money'
import { BookingCard, CardButtons } from './booking-card'

const PATHS = { cancel: 'cancel', check_in: 'check-in', check_out: 'check-out' } as const
const ACTS = ['change_dates', 'check_in', 'check_out', 'cancel', 'no_show'] as const
type Act = (typeof ACTS)[number]

interface ForGuestProps {
  booking: AdminBookingDetail
  /** the calendar for other dates; null while the listing is hidden, and then they cannot change */
  dates: ((onBehalf: AdminActBody, onClose: () => void) => ReactNode) | null
}

/** What an admin does for a guest who called, by the guest's own rules, and for a host whose guest never came. */
export function ForGuest({ booking, dates }: ForGuestProps) {
  const t = useTranslations('admin.bookings.forGuest')
  const canWrite = useMayWrite('bookings')
  const [act, setAct] = useState<Act | null>(null)
  /** given in the first dialog: the calendar for other dates opens with it */
  const [datesReason, setDatesReason] = useState<string | null>(null)
  const may = (one: Act) => {
    if (one === 'no_show') return booking.noShow !== null
    return booking.forGuest.allowed.includes(one) && (one !== 'change_dates' || dates !== null)
  }
  const acts = ACTS.filter(may)
  if (!canWrite || acts.length === 0) return null
  const label = (one: Act) => t(one === 'cancel' && booking.status === 'requested' ? 'withdraw' : one)
  return (
    <BookingCard aria-labelledby="for-guest">
      <h2 id="for-guest">{t('title')}</h2>
      <p>{t('help')}</p>
      <CardButtons>
        {acts.map((one) => (
          <Button
            key={one}
            $kind={one === 'cancel' || one === 'no_show' ? 'danger' : 'outline'}
            onClick={() => setAct(one)}
          >
            {label(one)}
          </Button>
        ))}
      </CardButtons>
      {dates && datesReason !== null
        ? dates({ reason: datesReason, version: booking.version }, () => setDatesReason(null))
        : null}
      {act ? (
        <ActDialog
          act={act}
          title={label(act)}
          booking={booking}
          onDatesReason={setDatesReason}
          onClose={() => setAct(null)}
        />
      ) : null}
    </BookingCard>
  )
}

interface ActDialogProps {
  act: Act
  title: string
  booking: AdminBookingDetail
  onDatesReason: (reason: string) => void
  onClose: () => void
}

function ActDialog({ act, title, booking, onDatesReason, onClose }: ActDialogProps) {
  const t = useTranslations('admin.bookings.forGuest')
  const { _id: id, version } = booking
  const preview = { cancel: booking.forGuest.cancellation, no_show: booking.noShow }
  const send = async (reason: string) => {
    const input = { params: { id }, body: { reason, version } }
    if (act === 'change_dates') onDatesReason(reason)
    else if (act === 'no_show') await call('POST /admin/bookings/:id/no-show', input)
    else await call(`POST /admin/bookings/:id/for-guest/${PATHS[act]}`, input)
  }
  return (
    <ReasonDialog
      title={title}
      help={t('reasonHelp')}
      action={act === 'change_dates' ? t('chooseDates') : title}
      done={t(act === 'change_dates' ? 'nowDates' : 'done')}
      onSend={send}
      onClose={onClose}
    >
      <p>{t(`text.${act}`)}</p>
      {act === 'cancel' || act === 'no_show' ? <Refund preview={preview[act]} /> : null}
    </ReasonDialog>
  )
}

function Refund({ preview }: { preview: AdminBookingDetail['noShow'] }) {
  const t = useTranslations('admin.bookings')
  const money = useMoney()
  if (!preview) return null
  return (
    <>
      <p>
        {t('refund')} <Money {...money(preview.refund)} />
      </p>
      <p>
        {t('keeps')} <Money {...money(preview.vendorKeeps)} />
      </p>
    </>
  )
}
