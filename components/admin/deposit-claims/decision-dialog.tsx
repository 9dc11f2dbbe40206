'use client'

import { useTranslations } from 'next-intl'
import { AmountField } from '@/components/forms/amount-field'
import { ReasonField } from '@/components/forms/reason-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { FormDialog } from '@/components/shared/form-dialog'
import { call } from '@/lib/api/call'
import { decisionBody } from '@/lib/domain/deposit-claims/bodies'
import type { AdminClaimWire } from '@/lib/domain/deposit-claims/wire'
import { typedSar } from '@/lib/domain/text/typed-number'
import { useMoney } from '@/lib/i18n/use-money'

const toBody = ({ amount, reason }: { amount: string; reason: string }) => ({
  amount: typedSar(amount),
  reason: reason.trim(),
})

/** How much of a claim goes to the vendor, and why; the rest returns to the guest. */
export function DecisionDialog({ claim, onClose }: { claim: AdminClaimWire; onClose: () => void }) {
  const t = useTranslations('admin.depositClaims')
  const money = useMoney()
  return (
    <FormDialog
      title={t('decideTitle')}
      closeLabel={t('close')}
      schema={decisionBody}
      initialValues={{ amount: '', reason: '' }}
      toBody={toBody}
      send={async (values) => {
        await call('POST /admin/deposit-claims/:id/decide', {
          params: { id: claim._id },
          body: decisionBody.cast(toBody(values)),
        })
        return t('decided')
      }}
      onClose={onClose}
    >
      <AmountField label={t('amount')} help={t('amountHelp', { max: money(claim.amount).amount })} />
      <ReasonField label={t('reason')} help={t('reasonHelp')} />
      <SubmitButton>{t('send')}</SubmitButton>
    </FormDialog>
  )
}
