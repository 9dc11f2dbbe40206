'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { AmountField } from '@/components/forms/amount-field'
import { ReasonField } from '@/components/forms/reason-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { typedSar } from '@/components/forms/typed-number'
import { FormDialog } from '@/components/shared/form-dialog'
import { call } from '@/lib/api/call'
import type { VendorMoneyWire } from '@/lib/contract/schemas/payouts/vendor-money'
import { type AdjustmentDirection, adjustmentBody } from '@/lib/domain/ledger/adjustments'
import { useMoney } from '@/lib/i18n/use-money'

interface VendorAdjustmentDialogProps {
  vendor: VendorMoneyWire
  /** in SAR */
  limit: number
  direction: AdjustmentDirection
  onClose: () => void
}

/** Adds to a vendor's available money or takes from it; above the limit it only proposes so to another admin. */
export function VendorAdjustmentDialog(props: VendorAdjustmentDialogProps) {
  const { vendor, limit, direction, onClose } = props
  const t = useTranslations('admin.vendorBalances')
  const money = useMoney()
  const [key] = useState(() => crypto.randomUUID())
  const bodyOf = ({ amount, reason }: { amount: string; reason: string }) => ({
    direction,
    amount: typedSar(amount),
    reason: reason.trim(),
  })
  return (
    <FormDialog
      title={t(`${direction}Title`, { name: vendor.name })}
      closeLabel={t('close')}
      schema={adjustmentBody}
      initialValues={{ amount: '', reason: '' }}
      toBody={bodyOf}
      send={async (values) => {
        const { state } = await call('POST /admin/earnings/:id/adjustments', {
          params: { id: vendor._id },
          body: adjustmentBody.validateSync(bodyOf(values)),
          idempotencyKey: key,
        })
        return t(state === 'approved' ? 'posted' : 'waits')
      }}
      onClose={onClose}
    >
      <AmountField label={t('amount')} help={t('amountHelp', { limit: money(limit).spoken })} />
      <ReasonField label={t('reason')} help={t('hostReads')} />
      <SubmitButton>{t(direction)}</SubmitButton>
    </FormDialog>
  )
}
