'use client'

import { useTranslations } from 'next-intl'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { FormDialog } from '@/components/shared/form-dialog'
import { call } from '@/lib/api/call'
import { type FailedRefundWire, MAX_TRANSFER_REFERENCE, transferBody } from '@/lib/domain/booking/admin-wire'
import { useMoney } from '@/lib/i18n/use-money'

const toBody = ({ reference }: { reference: string }) => ({ reference: reference.trim() })

/** Records a bank transfer that was made instead of a refund to the card. */
export function TransferDialog({ refund, onClose }: { refund: FailedRefundWire; onClose: () => void }) {
  const t = useTranslations('admin.failedRefunds')
  const money = useMoney()
  return (
    <FormDialog
      title={t('transferTitle')}
      closeLabel={t('close')}
      schema={transferBody}
      initialValues={{ reference: '' }}
      toBody={toBody}
      send={async (values) => {
        await call('POST /admin/refunds/:id/transfer', { params: { id: refund._id }, body: toBody(values) })
        return t('recorded')
      }}
      onClose={onClose}
    >
      <p>{t('transferText', { amount: money(refund.amount).spoken })}</p>
      <TextField
        name="reference"
        label={t('reference')}
        maxLength={MAX_TRANSFER_REFERENCE}
        dir="ltr"
        autoComplete="off"
      />
      <SubmitButton>{t('record')}</SubmitButton>
    </FormDialog>
  )
}
