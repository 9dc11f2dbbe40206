'use client'

import { useTranslations } from 'next-intl'
import { AmountField } from '@/components/forms/amount-field'
import { ReasonField } from '@/components/forms/reason-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { typedPercent } from '@/components/forms/typed-number'
import { FormDialog } from '@/components/shared/form-dialog'
import { call } from '@/lib/api/call'
import type { ReserveTermsWire } from '@/lib/contract/schemas/payouts/vendor-money'
import { MAX_RESERVE_DAYS, MAX_RESERVE_PERCENT, reserveBody } from '@/lib/domain/payouts/reserve'

interface ReserveDialogProps {
  id: string
  name: string
  terms: ReserveTermsWire | null
  onClose: () => void
}

const DEFAULT_DAYS = 30

/** Sets what goes into a vendor's reserve of each later release, and for how long. */
export function ReserveDialog({ id, name, terms, onClose }: ReserveDialogProps) {
  const t = useTranslations('admin.vendorBalances')
  const bodyOf = ({ percent, days, reason }: { percent: string; days: string; reason: string }) => ({
    percent: typedPercent(percent),
    days: typedPercent(days),
    reason: reason.trim(),
  })
  return (
    <FormDialog
      title={t('reserveTitle', { name })}
      closeLabel={t('close')}
      schema={reserveBody}
      initialValues={{
        percent: terms ? String(terms.percent) : '',
        days: String(terms?.days ?? DEFAULT_DAYS),
        reason: '',
      }}
      toBody={bodyOf}
      send={async (values) => {
        const body = reserveBody.validateSync(bodyOf(values))
        await call('POST /admin/earnings/:id/reserve', { params: { id }, body })
        return t(body.percent > 0 ? 'reserveDone' : 'reserveEnded')
      }}
      onClose={onClose}
    >
      <p>{t('reserveText')}</p>
      <AmountField
        name="percent"
        label={t('percent')}
        help={t('percentHelp', { max: MAX_RESERVE_PERCENT })}
      />
      <AmountField name="days" label={t('days')} help={t('daysHelp', { max: MAX_RESERVE_DAYS })} />
      <ReasonField label={t('reason')} help={t('hostReads')} />
      <SubmitButton>{t('setReserve')}</SubmitButton>
    </FormDialog>
  )
}
