import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { IfMayWrite } from '@/components/admin/admin-role'
import { CardActions, ItemCard, Quiet } from '@/components/admin/item-card'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { ActButton } from '@/components/shared/act-button'
import { FormDialog } from '@/components/shared/form-dialog'
import { PhoneText } from '@/components/shared/phone-text'
import { Button } from '@/components/ui/button'
import { Money } from '@/components/ui/money'
import { call } from '@/lib/api/call'
import type { FailedRefundWire } from '@/lib/contract/schemas/booking/admin-wire'
import { MAX_TRANSFER_REFERENCE, transferBody } from '@/lib/domain/booking/admin-wire'
import { formatInstant } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'
import { useMoney } from '@/lib/i18n/use-money'

/** A refund that the provider refused for good: sent again, or recorded as a bank transfer. */
export function RefundCard({ refund }: { refund: FailedRefundWire }) {
  const t = useTranslations('admin.failedRefunds')
  const locale = useLocale()
  const money = useMoney()
  const [isRecording, setRecording] = useState(false)
  const { _id, amount, problem, booking, guest, failedAt } = refund
  return (
    <ItemCard aria-labelledby={_id}>
      <div>
        <h2 id={_id}>
          <Money {...money(amount)} />
        </h2>
        <Quiet>
          {t('booking', { code: booking.code })} · <bdi>{localName(locale, guest)}</bdi>{' '}
          {guest.phone ? <PhoneText phone={guest.phone} /> : null} ·{' '}
          {t('failedOn', { at: formatInstant(failedAt, locale) })}
        </Quiet>
        {problem ? (
          <Quiet>
            {t('columns.problem')} · <bdi lang="en">{problem}</bdi>
          </Quiet>
        ) : null}
      </div>
      <IfMayWrite area="money">
        <CardActions>
          <ActButton
            send={() => call('POST /admin/refunds/:id/retry', { params: { id: _id } })}
            done={t('retried')}
          >
            {t('retry')}
          </ActButton>
          <Button $kind="outline" onClick={() => setRecording(true)}>
            {t('transfer')}
          </Button>
        </CardActions>
      </IfMayWrite>
      {isRecording ? <TransferDialog refund={refund} onClose={() => setRecording(false)} /> : null}
    </ItemCard>
  )
}

const toBody = ({ reference }: { reference: string }) => ({ reference: reference.trim() })

/** Records a bank transfer that was made instead of a refund to the card. */
function TransferDialog({ refund, onClose }: { refund: FailedRefundWire; onClose: () => void }) {
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
