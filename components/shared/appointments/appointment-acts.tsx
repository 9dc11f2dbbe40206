'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActDialog } from '@/components/shared/act-dialog'
import { ButtonRow } from '@/components/shared/button-row'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import type { AppointmentWire } from '@/lib/contract/schemas/appointments'
import { formatShortInstant } from '@/lib/i18n/dates'
import { useRouter } from '@/lib/i18n/navigation'
import { AppointmentDialog } from './appointment-dialog'

interface AppointmentActsProps {
  appointment: Pick<AppointmentWire, '_id' | 'serviceId' | 'startsAt'>
  isVendor?: boolean
}

/** Moves or cancels an appointment, by its guest or by its vendor. */
export function AppointmentActs({ appointment, isVendor = false }: AppointmentActsProps) {
  const t = useTranslations('appointments')
  const locale = useLocale()
  const router = useRouter()
  const [asked, setAsked] = useState<'move' | 'cancel' | null>(null)
  const close = () => setAsked(null)
  const params = { id: appointment._id }
  return (
    <ButtonRow>
      <Button $kind="outline" $size="sm" onClick={() => setAsked('move')}>
        {t('move')}
      </Button>
      <Button $kind="quiet" $size="sm" onClick={() => setAsked('cancel')}>
        {t('cancel')}
      </Button>
      {asked === 'move' ? (
        <AppointmentDialog
          isMove
          listingId={appointment.serviceId}
          send={(startsAt) =>
            call(isVendor ? 'POST /vendor/appointments/:id/move' : 'POST /appointments/:id/move', {
              params,
              body: { startsAt },
            })
          }
          onClose={close}
        />
      ) : null}
      {asked === 'cancel' ? (
        <ActDialog
          title={t('cancelTitle')}
          keep={t('keep')}
          closeLabel={t('close')}
          confirm={t('cancel')}
          done={t('cancelled')}
          send={() =>
            call(isVendor ? 'POST /vendor/appointments/:id/cancel' : 'POST /appointments/:id/cancel', {
              params,
            })
          }
          onDone={() => router.refresh()}
          onClose={close}
        >
          <p>
            {t(isVendor ? 'cancelTextVendor' : 'cancelText', {
              when: formatShortInstant(appointment.startsAt, locale),
            })}
          </p>
        </ActDialog>
      ) : null}
    </ButtonRow>
  )
}
