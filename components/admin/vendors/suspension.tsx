'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useMayWrite } from '@/components/admin/admin-role'
import { CardActions } from '@/components/admin/item-card'
import { ReasonField } from '@/components/forms/reason-field'
import { SelectField } from '@/components/forms/select-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { ActButton } from '@/components/shared/act-button'
import { FormDialog } from '@/components/shared/form-dialog'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import type { VendorDetailWire } from '@/lib/contract/schemas/account/vendor'
import { BOOKING_CHOICES, suspensionBody } from '@/lib/domain/account/vendor'

/** Suspends an approved vendor, or ends the suspension. */
export function Suspension({ detail }: { detail: VendorDetailWire }) {
  const t = useTranslations('admin.vendors')
  const canWrite = useMayWrite('vendors')
  const [isConfirming, setConfirming] = useState(false)
  const { vendor } = detail
  if (!canWrite || vendor.state !== 'approved') return null
  if (vendor.suspension) {
    const { _id: id, version } = vendor
    return (
      <CardActions>
        <ActButton
          send={() => call('POST /admin/vendors/:id/restore', { params: { id }, body: { version } })}
          done={t('restored')}
        >
          {t('restore')}
        </ActButton>
      </CardActions>
    )
  }
  return (
    <CardActions>
      <Button $kind="danger" onClick={() => setConfirming(true)}>
        {t('suspend')}
      </Button>
      {isConfirming ? <SuspendDialog detail={detail} onClose={() => setConfirming(false)} /> : null}
    </CardActions>
  )
}

/** Says what a suspension does and asks what becomes of the open bookings, before it is sent. */
function SuspendDialog({ detail, onClose }: { detail: VendorDetailWire; onClose: () => void }) {
  const t = useTranslations('admin.vendors')
  const reason = useTranslations('admin.reason')
  const { vendor, listings, openTotal, cancellable } = detail
  const toBody = (values: { reason: string; bookings: string }) => ({
    ...values,
    version: vendor.version,
    reason: values.reason.trim(),
  })
  return (
    <FormDialog
      title={t('suspendTitle')}
      closeLabel={t('close')}
      schema={suspensionBody}
      initialValues={{ reason: '', bookings: '' }}
      toBody={toBody}
      send={async (values) => {
        const body = suspensionBody.validateSync(toBody(values))
        await call('POST /admin/vendors/:id/suspend', { params: { id: vendor._id }, body })
        return t('suspendDone')
      }}
      startsInField={false}
      onClose={onClose}
    >
      <p>{t('effects', { listings, bookings: openTotal })}</p>
      <SelectField
        name="bookings"
        label={t('bookingsChoice')}
        placeholder={t('chooseBookings')}
        options={BOOKING_CHOICES.map((value) => ({
          value,
          label: t(`${value}Bookings`, { count: cancellable }),
        }))}
      />
      <ReasonField label={reason('reason')} help={t('suspendHelp')} />
      <SubmitButton kind="danger">{t('suspend')}</SubmitButton>
    </FormDialog>
  )
}
