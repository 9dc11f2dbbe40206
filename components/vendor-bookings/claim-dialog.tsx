'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextArea } from '@/components/forms/text-area'
import { TextField } from '@/components/forms/text-field'
import { useFailureText } from '@/components/forms/use-issue-text'
import { PhotoField } from '@/components/shared/photo-field'
import { Dialog } from '@/components/ui/dialog/dialog'
import { showToast } from '@/components/ui/toast/show-toast'
import { claimDeposit } from '@/lib/api/money/deposits'
import { claimBody, typedSar } from '@/lib/domain/deposit-claims/bodies'
import { MAX_CLAIM_PHOTOS } from '@/lib/domain/deposit-claims/claim'
import { MAX_REASON } from '@/lib/domain/reason'
import { useRouter } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'

const Body = styled.div`
  display: grid; gap: var(--s-5);
`

interface Values {
  amount: string
  reason: string
  photos: string[]
}

const EMPTY: Values = { amount: '', reason: '', photos: [] }
const toBody = ({ amount, reason, photos }: Values) => ({
  amount: typedSar(amount),
  reason: reason.trim(),
  photos,
})

interface ClaimDialogProps {
  bookingId: string
  /** in SAR */
  held: number
  onClose: () => void
}

/** The vendor claims a part or all of the deposit: amount, reason and photos. */
export function ClaimDialog({ bookingId, held, onClose }: ClaimDialogProps) {
  const t = useTranslations('deposit.claim')
  const failureText = useFailureText()
  const router = useRouter()
  const money = useMoney()
  const [isSending, setSending] = useState(false)
  const { amount, spoken } = money(held)
  return (
    <Dialog open onOpenChange={onClose} title={t('open')} closeLabel={t('close')} startsInField>
      <Form
        label={t('open')}
        schema={claimBody}
        initialValues={EMPTY}
        toBody={toBody}
        onSubmit={async (values) => {
          await claimDeposit(bookingId, claimBody.cast(toBody(values)))
          showToast({ kind: 'success', text: t('sent') })
          onClose()
          router.refresh()
        }}
        onFailure={(failure) => {
          showToast({ kind: 'error', text: failureText(failure) })
          router.refresh()
        }}
      >
        <Body>
          <p>{t('lead', { amount: spoken })}</p>
          <TextField
            name="amount"
            label={t('amount')}
            help={t('amountHelp', { max: amount })}
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
          <PhotoField words="deposit.photos" purpose="document" max={MAX_CLAIM_PHOTOS} onBusy={setSending} />
          <SubmitButton disabled={isSending}>{t('send')}</SubmitButton>
        </Body>
      </Form>
    </Dialog>
  )
}
