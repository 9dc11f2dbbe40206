'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { AmountField } from '@/components/forms/amount-field'
import { ReasonField } from '@/components/forms/reason-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { FormDialog } from '@/components/shared/form-dialog'
import { call } from '@/lib/api/call'
import {
  type AdjustmentDirection,
  adjustmentBody,
  type UserBalanceWire,
} from '@/lib/domain/ledger/adjustments'
import { typedSar } from '@/lib/domain/text/typed-number'
import { useMoney } from '@/lib/i18n/use-money'

interface AdjustmentDialogProps {
  owner: UserBalanceWire
  direction: AdjustmentDirection
  onClose: () => void
}

/** Adds to a user's balance or deducts from it; above the limit it only proposes so to another admin. */
export function AdjustmentDialog({ owner: { user, limit }, direction, onClose }: AdjustmentDialogProps) {
  const t = useTranslations('admin.balances')
  const money = useMoney()
  const [key] = useState(() => crypto.randomUUID())
  const title = t(`${direction}Title`, { name: user.name })
  const toBody = ({ amount, reason }: { amount: string; reason: string }) => ({
    direction,
    amount: typedSar(amount) as number,
    reason: reason.trim(),
  })
  return (
    <FormDialog
      title={title}
      closeLabel={t('close')}
      schema={adjustmentBody}
      initialValues={{ amount: '', reason: '' }}
      toBody={toBody}
      send={async (values) => {
        const { state } = await call('POST /admin/balances/:id/adjustments', {
          params: { id: user._id },
          body: toBody(values),
          idempotencyKey: key,
        })
        return t(state === 'approved' ? 'posted' : 'waits')
      }}
      onClose={onClose}
    >
      <AmountField label={t('amount')} help={t('amountHelp', { limit: money(limit).spoken })} />
      <ReasonField label={t('reason')} help={t('reasonHelp')} />
      <SubmitButton>{t(direction)}</SubmitButton>
    </FormDialog>
  )
}
