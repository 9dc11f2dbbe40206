'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Dialog } from '@/components/ui/dialog/dialog'
import { showToast } from '@/components/ui/toast/show-toast'
import { recordTransfer } from '@/lib/api/money/deposits'
import { type FailedRefundWire, MAX_TRANSFER_REFERENCE, transferBody } from '@/lib/domain/booking/admin-wire'
import { useRouter } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'

const Body = styled.div`
  display: grid; gap: var(--s-5);
`

const toBody = ({ reference }: { reference: string }) => ({ reference: reference.trim() })

/** Records a bank transfer that was made instead of a refund to the card. */
export function TransferDialog({ refund, onClose }: { refund: FailedRefundWire; onClose: () => void }) {
  const t = useTranslations('admin.failedRefunds')
  const failureText = useFailureText()
  const router = useRouter()
  const money = useMoney()
  return (
    <Dialog open onOpenChange={onClose} title={t('transferTitle')} closeLabel={t('close')} startsInField>
      <Form
        label={t('transferTitle')}
        schema={transferBody}
        initialValues={{ reference: '' }}
        toBody={toBody}
        onSubmit={async (values) => {
          await recordTransfer(refund._id, toBody(values).reference)
          showToast({ kind: 'success', text: t('recorded') })
          onClose()
          router.refresh()
        }}
        onFailure={(failure) => {
          showToast({ kind: 'error', text: failureText(failure) })
          router.refresh()
        }}
      >
        <Body>
          <p>{t('transferText', { amount: money(refund.amount).spoken })}</p>
          <TextField
            name="reference"
            label={t('reference')}
            maxLength={MAX_TRANSFER_REFERENCE}
            dir="ltr"
            autoComplete="off"
          />
          <SubmitButton>{t('record')}</SubmitButton>
        </Body>
      </Form>
    </Dialog>
  )
}
