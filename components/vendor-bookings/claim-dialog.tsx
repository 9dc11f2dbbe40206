'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { AmountField } from '@/components/forms/amount-field'
import { ReasonField } from '@/components/forms/reason-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { typedSar } from '@/components/forms/typed-number'
import { FormDialog } from '@/components/shared/form-dialog'
import { PhotoField } from '@/components/shared/photos/photo-field'
import { call } from '@/lib/api/call'
import { claimBody } from '@/lib/domain/deposit-claims/bodies'
import { MAX_CLAIM_PHOTOS } from '@/lib/domain/deposit-claims/claim'
import { useMoney } from '@/lib/i18n/use-money'

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
  const money = useMoney()
  const [isSending, setSending] = useState(false)
  const { amount, spoken } = money(held)
  return (
    <FormDialog
      title={t('open')}
      closeLabel={t('close')}
      schema={claimBody}
      initialValues={EMPTY}
      toBody={toBody}
      send={async (values) => {
        await call('POST /vendor/bookings/:id/deposit/claim', {
          params: { id: bookingId },
          body: claimBody.cast(toBody(values)),
        })
        return t('sent')
      }}
      onClose={onClose}
    >
      <p>{t('lead', { amount: spoken })}</p>
      <AmountField label={t('amount')} help={t('amountHelp', { max: amount })} />
      <ReasonField label={t('reason')} help={t('reasonHelp')} />
      <PhotoField words="deposit.photos" purpose="document" max={MAX_CLAIM_PHOTOS} onBusy={setSending} />
      <SubmitButton disabled={isSending}>{t('send')}</SubmitButton>
    </FormDialog>
  )
}
