'use client'

import { useLocale, useTranslations } from 'next-intl'
import { SubmitButton } from '@/components/forms/submit-button'
import { FormDialog } from '@/components/shared/form-dialog'
import { RetryNotice } from '@/components/shared/retry-notice'
import { Dialog } from '@/components/ui/dialog/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { useAnswer } from '@/lib/api/use-answer'
import { appointmentBody } from '@/lib/domain/appointments/wire'
import { formatShortInstant } from '@/lib/i18n/dates'
import { firstSlot, SlotFields, slotOf } from './slot-fields'

interface AppointmentDialogProps {
  listingId: string
  /** books or moves the appointment; resolves when it is stored */
  send: (startsAt: string) => Promise<unknown>
  isMove?: boolean
  onClose: () => void
}

/** The free slots of a listing, one of which is booked, or an appointment moved to. */
export function AppointmentDialog({ listingId, send, isMove = false, onClose }: AppointmentDialogProps) {
  const t = useTranslations('appointments')
  const locale = useLocale()
  const { data, error, mutate } = useAnswer('GET /services/:id/appointments', { params: { id: listingId } })
  const title = t(isMove ? 'moveTitle' : 'title')
  const own = isMove ? null : data?.own
  if (!data || own || data.free.length === 0) {
    return (
      <Dialog open onOpenChange={onClose} title={title} closeLabel={t('close')}>
        {error ? (
          <RetryNotice tone="warn" text={t('failed')} retry={t('retry')} onRetry={() => void mutate()} />
        ) : null}
        {!data && !error ? <Skeleton $block="160px" /> : null}
        {own ? <p>{t('own', { when: formatShortInstant(own.startsAt, locale) })}</p> : null}
        {data && !own ? <p>{t('none')}</p> : null}
      </Dialog>
    )
  }
  const { free, minutes } = data
  return (
    <FormDialog
      title={title}
      closeLabel={t('close')}
      schema={appointmentBody}
      initialValues={firstSlot(free)}
      toBody={(values) => ({ startsAt: slotOf(values, free) })}
      send={async (values) => {
        try {
          await send(slotOf(values, free))
        } catch (failure) {
          // Somebody else may have taken the slot: what is free now is shown.
          void mutate()
          throw failure
        }
        return t(isMove ? 'moved' : 'booked')
      }}
      onClose={onClose}
    >
      <p>{t('lead', { minutes })}</p>
      <SlotFields free={free} />
      <SubmitButton>{t(isMove ? 'move' : 'book')}</SubmitButton>
    </FormDialog>
  )
}
