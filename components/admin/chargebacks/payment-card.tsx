import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { IfMayWrite } from '@/components/admin/admin-role'
import { CardActions, CardFacts, Fact, ItemCard, Small } from '@/components/admin/item-card'
import { AmountField } from '@/components/forms/amount-field'
import { DateField } from '@/components/forms/date-field'
import { SelectField } from '@/components/forms/select-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { typedSar } from '@/components/forms/typed-number'
import { FormDialog } from '@/components/shared/form-dialog'
import { Button } from '@/components/ui/button'
import { Money } from '@/components/ui/money'
import { call } from '@/lib/api/call'
import type { ChargeablePaymentWire } from '@/lib/contract/schemas/chargebacks/wire'
import { openBody } from '@/lib/domain/chargebacks/bodies'
import {
  CHARGEBACK_REASON_NAMES,
  CHARGEBACK_REASONS,
  type ChargebackReason,
} from '@/lib/domain/chargebacks/carrier'
import { formatInstant } from '@/lib/i18n/dates'
import { inLanguage, localName } from '@/lib/i18n/direction'
import { useMoney } from '@/lib/i18n/use-money'

/** A captured payment that was searched for, and the way to enter a chargeback of it. */
export function PaymentCard({ payment }: { payment: ChargeablePaymentWire }) {
  const t = useTranslations('admin.chargebacks')
  const locale = useLocale()
  const money = useMoney()
  const [isOpening, setOpening] = useState(false)
  const { _id, booking, payer, providerId, paidAt } = payment
  return (
    <ItemCard aria-labelledby={_id}>
      <div>
        <h2 id={_id}>{t('payment', { code: booking.code })}</h2>
        <Small>
          {inLanguage(locale, booking.service)} · <bdi dir="ltr">{providerId}</bdi> ·{' '}
          {formatInstant(paidAt, locale)}
        </Small>
      </div>
      <CardFacts>
        <Fact label={t('payer')}>
          <bdi>{localName(locale, payer)}</bdi>
        </Fact>
        <Fact label={t('paid')}>
          <Money {...money(payment.amount)} />
        </Fact>
        <Fact label={t('refunded')}>
          <Money {...money(payment.refunded)} />
        </Fact>
      </CardFacts>
      {payment.left > 0 ? (
        <IfMayWrite area="money">
          <CardActions>
            <Button onClick={() => setOpening(true)}>{t('open')}</Button>
          </CardActions>
        </IfMayWrite>
      ) : null}
      {isOpening ? <OpenDialog payment={payment} onClose={() => setOpening(false)} /> : null}
    </ItemCard>
  )
}

/** What the provider's notice of a chargeback says. */
function OpenDialog({ payment, onClose }: { payment: ChargeablePaymentWire; onClose: () => void }) {
  const t = useTranslations('admin.chargebacks')
  const money = useMoney()
  const toBody = (typed: typeof EMPTY) => ({
    payment: payment._id,
    reference: typed.reference.trim(),
    amount: typedSar(typed.amount),
    cause: typed.cause || undefined,
    evidenceBy: typed.evidenceBy || undefined,
  })
  return (
    <FormDialog
      title={t('openTitle', { code: payment.booking.code })}
      closeLabel={t('close')}
      schema={openBody}
      initialValues={{ ...EMPTY, amount: String(payment.left) }}
      toBody={toBody}
      send={async (values) => {
        await call('POST /admin/chargebacks', { body: openBody.validateSync(toBody(values)) })
        return t('opened')
      }}
      onClose={onClose}
    >
      <TextField
        name="reference"
        label={t('reference')}
        help={t('referenceHelp')}
        autoComplete="off"
        dir="ltr"
      />
      <AmountField label={t('amount')} help={t('amountHelp', { max: money(payment.left).amount })} />
      <SelectField
        name="cause"
        label={t('reason')}
        placeholder={t('choose')}
        options={CHARGEBACK_REASON_NAMES.map((value) => ({
          value,
          label: withCodes(t(`reasons.${value}`), value),
        }))}
      />
      <DateField name="evidenceBy" label={t('evidenceBy')} help={t('evidenceByHelp')} />
      <SubmitButton>{t('open')}</SubmitButton>
    </FormDialog>
  )
}

const EMPTY = { reference: '', amount: '', cause: '', evidenceBy: '' }

/** The words of a reason with the codes by which the card schemes name it. */
function withCodes(words: string, reason: ChargebackReason): string {
  const { visa, mastercard } = CHARGEBACK_REASONS[reason]
  if (visa.length === 0) return words
  return `${words} (\u2066Visa ${visa.join(', ')} · Mastercard ${mastercard.join(', ')}\u2069)`
}
