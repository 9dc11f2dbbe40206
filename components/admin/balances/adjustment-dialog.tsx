'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextArea } from '@/components/forms/text-area'
import { TextField } from '@/components/forms/text-field'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Dialog } from '@/components/ui/dialog/dialog'
import { showToast } from '@/components/ui/toast/show-toast'
import { proposeAdjustment } from '@/lib/api/money/balance'
import {
  type AdjustmentDirection,
  adjustmentBody,
  type UserBalanceWire,
} from '@/lib/domain/ledger/adjustments'
import { toSar } from '@/lib/domain/money'
import { MAX_REASON } from '@/lib/domain/reason'
import { typedAmount } from '@/lib/domain/text/typed-number'
import { useRouter } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'

const Body = styled.div`
  display: grid; gap: var(--s-5);
`

interface AdjustmentDialogProps {
  owner: UserBalanceWire
  direction: AdjustmentDirection
  onClose: () => void
}

/** Adds to a user's balance or deducts from it; above the limit it only proposes so to another admin. */
export function AdjustmentDialog({ owner: { user, limit }, direction, onClose }: AdjustmentDialogProps) {
  const t = useTranslations('admin.balances')
  const failureText = useFailureText()
  const money = useMoney()
  const router = useRouter()
  const [key] = useState(() => crypto.randomUUID())
  const title = t(`${direction}Title`, { name: user.name })
  const toBody = ({ amount, reason }: { amount: string; reason: string }) => ({
    direction,
    amount: sarOf(amount) as number,
    reason: reason.trim(),
  })
  return (
    <Dialog open onOpenChange={onClose} title={title} closeLabel={t('close')} startsInField>
      <Form
        label={title}
        schema={adjustmentBody}
        initialValues={{ amount: '', reason: '' }}
        toBody={toBody}
        onSubmit={async (values) => {
          const { state } = await proposeAdjustment(user._id, toBody(values), key)
          showToast({ kind: 'success', text: t(state === 'approved' ? 'posted' : 'waits') })
          onClose()
          router.refresh()
        }}
        onFailure={(failure) => showToast({ kind: 'error', text: failureText(failure) })}
      >
        <Body>
          <TextField
            name="amount"
            label={t('amount')}
            help={t('amountHelp', { limit: money(limit).spoken })}
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
          />
          <TextArea
            name="reason"
            label={t('reason')}
            help={t('reasonHelp')}
            rows={3}
            maxLength={MAX_REASON}
          />
          <SubmitButton>{t(direction)}</SubmitButton>
        </Body>
      </Form>
    </Dialog>
  )
}

/** Nothing where nothing was typed, and not a number for what is no amount. */
function sarOf(typed: string): number | undefined {
  const amount = typedAmount(typed)
  if (amount === null) return undefined
  return amount === undefined ? Number.NaN : toSar(amount)
}
