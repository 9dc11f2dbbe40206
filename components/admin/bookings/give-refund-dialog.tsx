'use client'

import { useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { CardFacts, Fact, Small } from '@/components/admin/item-card'
import { AmountField } from '@/components/forms/amount-field'
import { ReasonField } from '@/components/forms/reason-field'
import { SelectField } from '@/components/forms/select-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextArea } from '@/components/forms/text-area'
import { typedAmount, typedSar } from '@/components/forms/typed-number'
import { FormDialog } from '@/components/shared/form-dialog'
import { Money } from '@/components/ui/money'
import { call } from '@/lib/api/call'
import type { AdminRefundTermsWire } from '@/lib/contract/schemas/ledger/adjustments'
import {
  ADMIN_REFUND_CAUSES,
  type AdminRefundKind,
  adminRefundBody,
  sharesOfRefund,
} from '@/lib/domain/booking/money/admin-refund'
import { reducedPriceOf } from '@/lib/domain/booking/money/admin-refund-terms'
import { fromSar, toSar } from '@/lib/domain/money'
import { MAX_REASON } from '@/lib/domain/reason'
import { useMoney } from '@/lib/i18n/use-money'

const TYPED = { amount: '', cause: '', reason: '', note: '' }

interface GiveRefundDialogProps {
  bookingId: string
  kind: AdminRefundKind
  terms: AdminRefundTermsWire
  onClose: () => void
}

/** Gives back an amount of a booking, and says before who bears what; above the admin's limit it only proposes so to another admin. */
export function GiveRefundDialog({ bookingId, kind, terms, onClose }: GiveRefundDialogProps) {
  const t = useTranslations('admin.giveRefund')
  const money = useMoney()
  const [key] = useState(() => crypto.randomUUID())
  const most = kind === 'partial' ? terms.mostPartial : terms.mostGoodwill
  const toBody = ({ amount, cause, reason, note }: typeof TYPED) => ({
    ...{ kind, amount: typedSar(amount) as number, reason: reason.trim(), version: terms.version },
    cause: ADMIN_REFUND_CAUSES.find((one) => one === cause) as (typeof ADMIN_REFUND_CAUSES)[number],
    ...(note.trim() ? { note: note.trim() } : {}),
  })
  return (
    <FormDialog
      title={t(`${kind}Title`)}
      closeLabel={t('close')}
      schema={adminRefundBody}
      initialValues={TYPED}
      toBody={toBody}
      send={async (values) => {
        const { state } = await call('POST /admin/bookings/:id/give-refund', {
          params: { id: bookingId },
          body: toBody(values),
          idempotencyKey: key,
        })
        return t(state === 'approved' ? 'given' : 'waits')
      }}
      onClose={onClose}
    >
      <p>{t(`${kind}Text`)}</p>
      <AmountField label={t('amount')} help={t('amountHelp', { most: money(most).spoken })} />
      <Shares kind={kind} most={most} terms={terms} />
      <SelectField
        name="cause"
        label={t('cause')}
        placeholder={t('chooseCause')}
        options={ADMIN_REFUND_CAUSES.map((value) => ({ value, label: t(`causes.${value}`) }))}
      />
      <ReasonField label={t('reason')} help={t('reasonHelp')} />
      <TextArea name="note" label={t('note')} help={t('noteHelp')} rows={2} maxLength={MAX_REASON} />
      <SubmitButton>{t('send')}</SubmitButton>
    </FormDialog>
  )
}

type SharesProps = Pick<GiveRefundDialogProps, 'kind' | 'terms'> & { most: number }

/** Who bears what of the amount that is typed, and whether another admin has to approve it. */
function Shares({ kind, terms, most }: SharesProps) {
  const t = useTranslations('admin.giveRefund')
  const money = useMoney()
  const { values } = useFormikContext<typeof TYPED>()
  const amountHalalas = typedAmount(values.amount) ?? 0
  const isPossible = amountHalalas > 0 && amountHalalas <= fromSar(most)
  return (
    <div aria-live="polite">
      {isPossible ? (
        <CardFacts>
          {sharesOfRefund(kind, amountHalalas, reducedPriceOf(terms)).map((share) => (
            <Fact key={share.carrier} label={t(`carriers.${share.carrier}`)}>
              <Money {...money(toSar(share.amountHalalas))} />
            </Fact>
          ))}
        </CardFacts>
      ) : null}
      {isPossible && amountHalalas > fromSar(terms.alone) ? (
        <Small>{t('needsSecond', { alone: money(terms.alone).spoken })}</Small>
      ) : null}
    </div>
  )
}
