'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextArea } from '@/components/forms/text-area'
import { ActDialog } from '@/components/shared/act-dialog'
import { DepositState } from '@/components/shared/deposit-claims/deposit-state'
import { FormDialog } from '@/components/shared/form-dialog'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import type { DepositWire } from '@/lib/contract/schemas/deposit-claims/wire'
import { answerBody } from '@/lib/domain/deposit-claims/bodies'
import { MAX_REASON } from '@/lib/domain/reason'
import { useMoney } from '@/lib/i18n/use-money'
import { Actions, DetailSection } from './detail-section'

interface DepositSectionProps {
  bookingId: string
  deposit: DepositWire
}

/** The guest's deposit: when it returns, a claim of the vendor, and the guest's answer to it. */
export function DepositSection({ bookingId, deposit }: DepositSectionProps) {
  const t = useTranslations('deposit')
  const [open, setOpen] = useState<'agree' | 'dispute' | null>(null)
  const close = () => setOpen(null)
  return (
    <DetailSection title={t('title')} anchor="deposit">
      <DepositState deposit={deposit} reader="guest" />
      {deposit.mayAnswer ? (
        <Actions>
          <Button onClick={() => setOpen('agree')}>{t('respond.agree')}</Button>
          <Button $kind="outline" onClick={() => setOpen('dispute')}>
            {t('respond.disagree')}
          </Button>
        </Actions>
      ) : null}
      {open === 'agree' ? (
        <AgreeDialog bookingId={bookingId} amount={deposit.claim?.amount ?? 0} onClose={close} />
      ) : null}
      {open === 'dispute' ? <DisputeDialog bookingId={bookingId} onClose={close} /> : null}
    </DetailSection>
  )
}

interface AgreeDialogProps {
  bookingId: string
  amount: number
  onClose: () => void
}

/** Asks before the claimed amount goes to the vendor for good. */
function AgreeDialog({ bookingId, amount, onClose }: AgreeDialogProps) {
  const t = useTranslations('deposit.respond')
  const money = useMoney()
  return (
    <ActDialog
      title={t('agreeTitle')}
      closeLabel={t('close')}
      keep={t('back')}
      confirm={t('agreeNow')}
      done={t('agreed')}
      send={() =>
        call('POST /bookings/:id/deposit/answer', { params: { id: bookingId }, body: { agrees: true } })
      }
      onClose={onClose}
    >
      <p>{t('agreeText', { amount: money(amount).spoken })}</p>
    </ActDialog>
  )
}

const toBody = ({ text }: { text: string }) => ({ agrees: false, text: text.trim() })

/** The guest says why the claim is not right; an admin decides then. */
function DisputeDialog({ bookingId, onClose }: { bookingId: string; onClose: () => void }) {
  const t = useTranslations('deposit.respond')
  return (
    <FormDialog
      title={t('disagreeTitle')}
      closeLabel={t('close')}
      schema={answerBody}
      initialValues={{ text: '' }}
      toBody={toBody}
      send={async (values) => {
        await call('POST /bookings/:id/deposit/answer', { params: { id: bookingId }, body: toBody(values) })
        return t('disputed')
      }}
      onClose={onClose}
    >
      <TextArea name="text" label={t('text')} help={t('textHelp')} maxLength={MAX_REASON} />
      <SubmitButton>{t('send')}</SubmitButton>
    </FormDialog>
  )
}
