'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextArea } from '@/components/forms/text-area'
import { TextField } from '@/components/forms/text-field'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Dialog } from '@/components/ui/dialog/dialog'
import { showToast } from '@/components/ui/toast/show-toast'
import { decideClaim } from '@/lib/api/money/deposits'
import { decisionBody, typedSar } from '@/lib/domain/deposit-claims/bodies'
import type { AdminClaimWire } from '@/lib/domain/deposit-claims/wire'
import { MAX_REASON } from '@/lib/domain/reason'
import { useRouter } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'

const Body = styled.div`
  display: grid; gap: var(--s-5);
`

const toBody = ({ amount, reason }: { amount: string; reason: string }) => ({
  amount: typedSar(amount),
  reason: reason.trim(),
})

/** How much of a claim goes to the vendor, and why; the rest returns to the guest. */
export function DecisionDialog({ claim, onClose }: { claim: AdminClaimWire; onClose: () => void }) {
  const t = useTranslations('admin.depositClaims')
  const failureText = useFailureText()
  const router = useRouter()
  const money = useMoney()
  return (
    <Dialog open onOpenChange={onClose} title={t('decideTitle')} closeLabel={t('close')} startsInField>
      <Form
        label={t('decideTitle')}
        schema={decisionBody}
        initialValues={{ amount: '', reason: '' }}
        toBody={toBody}
        onSubmit={async (values) => {
          await decideClaim(claim._id, decisionBody.cast(toBody(values)))
          showToast({ kind: 'success', text: t('decided') })
          onClose()
          router.refresh()
        }}
        onFailure={(failure) => {
          showToast({ kind: 'error', text: failureText(failure) })
          router.refresh()
        }}
      >
        <Body>
          <TextField
            name="amount"
            label={t('amount')}
            help={t('amountHelp', { max: money(claim.amount).amount })}
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
          />
          <TextArea
            name="reason"
            label={t('reason')}
            help={t('reasonHelp')}
            rows={3}
            maxLength={MAX_REASON}
          />
          <SubmitButton>{t('send')}</SubmitButton>
        </Body>
      </Form>
    </Dialog>
  )
}
