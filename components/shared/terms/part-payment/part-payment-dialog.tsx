'use client'

import { useTranslations } from 'next-intl'
import { AmountField } from '@/components/forms/amount-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { typedPercent, typedSar } from '@/components/forms/typed-number'
import { FormDialog } from '@/components/shared/form-dialog'
import type { PartPaymentWire } from '@/lib/domain/booking/money/part-payment'
import { partPaymentBody } from '@/lib/domain/calendar/bodies'
import { formatAmount, fromSar } from '@/lib/domain/money'

interface PartPaymentDialogProps {
  /** null: a new one */
  part: PartPaymentWire | null
  save: (part: PartPaymentWire) => Promise<unknown>
  onClose: () => void
}

interface Values {
  percent: string
  minimum: string
}

/** What is no number is passed on for the rule of the field to refuse. */
const partOf = ({ percent, minimum }: Values): PartPaymentWire => ({
  percent: typedPercent(percent) ?? Number.NaN,
  minimum: typedSar(minimum) ?? Number.NaN,
})

/** How much of the total guests pay now. */
export function PartPaymentDialog({ part, save, onClose }: PartPaymentDialogProps) {
  const t = useTranslations('hosted.calendar.partPayment')
  return (
    <FormDialog
      title={t('dialogTitle')}
      closeLabel={t('close')}
      schema={partPaymentBody}
      initialValues={{
        percent: part ? String(part.percent) : '',
        minimum: part ? formatAmount(fromSar(part.minimum)) : '',
      }}
      toBody={partOf}
      send={async (values) => {
        await save(partOf(values))
        return t('saved')
      }}
      onClose={onClose}
    >
      <AmountField name="percent" label={t('percent')} help={t('percentHelp')} />
      <AmountField name="minimum" label={t('minimum')} help={t('minimumHelp')} />
      <SubmitButton>{t('save')}</SubmitButton>
    </FormDialog>
  )
}
