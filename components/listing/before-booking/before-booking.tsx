'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { DialogPlaceholder } from '@/components/ui/dialog/dialog-placeholder'
import { Icon } from '@/components/ui/icon/icon'
import { call } from '@/lib/api/call'
import { useUser } from '@/lib/api/current-user'
import { LazyMessages } from '@/lib/i18n/lazy-messages'
import { requestSignIn } from '@/lib/session/sign-in-prompt'
import { untilLoaded } from '@/lib/until-loaded'
import styles from './before-booking.module.css'

const AppointmentDialog = dynamic(
  () =>
    untilLoaded(() =>
      import('@/components/shared/appointments/appointment-dialog').then((part) => part.AppointmentDialog),
    ),
  { ssr: false, loading: DialogPlaceholder },
)
const RequestOffer = dynamic(
  () =>
    untilLoaded(() =>
      import('@/components/shared/appointments/request-offer').then((part) => part.RequestOffer),
    ),
  { ssr: false, loading: DialogPlaceholder },
)

interface BeforeBookingProps {
  listingId: string
  hasAppointments: boolean
  /** guests ask for an offer with menu and seating */
  isForEvents: boolean
}

/** What a guest does before a booking: sees the place, and asks for a written offer. A visitor signs in first. */
export function BeforeBooking({ listingId, hasAppointments, isForEvents }: BeforeBookingProps) {
  const t = useTranslations('detail.before')
  const { status } = useUser()
  const [opened, setOpened] = useState<'appointment' | 'offer' | null>(null)
  const open = (which: 'appointment' | 'offer') => () =>
    status === 'visitor' ? requestSignIn(() => setOpened(which)) : setOpened(which)
  const close = () => setOpened(null)
  return (
    <div className={styles.acts}>
      {hasAppointments ? (
        <Button $kind="outline" onClick={open('appointment')}>
          <Icon name="calendar" size={18} /> {t('appointment')}
        </Button>
      ) : null}
      {isForEvents ? (
        <Button $kind="outline" onClick={open('offer')}>
          <Icon name="tag" size={18} /> {t('offer')}
        </Button>
      ) : null}
      {opened ? (
        <LazyMessages part="appointments" waiting={<DialogPlaceholder />}>
          {opened === 'appointment' ? (
            <AppointmentDialog
              listingId={listingId}
              send={(startsAt) =>
                call('POST /services/:id/appointments', { params: { id: listingId }, body: { startsAt } })
              }
              onClose={close}
            />
          ) : (
            <RequestOffer listingId={listingId} onClose={close} />
          )}
        </LazyMessages>
      ) : null}
    </div>
  )
}
