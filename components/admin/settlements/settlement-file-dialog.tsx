import { useTranslations } from 'next-intl'
import { AmountField } from '@/components/forms/amount-field'
import { DateField } from '@/components/forms/date-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { TextFileField } from '@/components/forms/text-file-field'
import { typedSar } from '@/components/forms/typed-number'
import { FormDialog } from '@/components/shared/form-dialog'
import { call } from '@/lib/api/call'
import { settlementFileBody } from '@/lib/domain/settlements/settlement'

const EMPTY = {
  ...{ settlementId: '', amount: '', transferFee: '', transferFeeVat: '' },
  ...{ reference: '', day: '', text: '' },
}

const bodyOf = (typed: typeof EMPTY) => ({
  settlementId: typed.settlementId.trim(),
  amount: signedSar(typed.amount),
  transferFee: typedSar(typed.transferFee) ?? 0,
  transferFeeVat: typedSar(typed.transferFeeVat) ?? 0,
  reference: typed.reference.trim(),
  day: typed.day,
  text: typed.text,
})

/** A transfer may be negative: more went back than was paid. */
function signedSar(text: string): number | undefined {
  const [, minus, amount = ''] = /^\s*([-−]?)(.*)$/.exec(text) ?? []
  const sar = typedSar(amount)
  return minus && sar ? -sar : sar
}

/** Imports a settlement from the provider's file, which has neither its number nor its sum. */
export function SettlementFileDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin.settlements')
  return (
    <FormDialog
      title={t('uploadTitle')}
      closeLabel={t('close')}
      schema={settlementFileBody}
      initialValues={EMPTY}
      toBody={bodyOf}
      send={async (values) => {
        const body = settlementFileBody.validateSync(bodyOf(values))
        const { isNew } = await call('POST /admin/settlements/files', { body })
        return t(isNew ? 'imported' : 'known')
      }}
      onClose={onClose}
    >
      <TextFileField name="text" label={t('fields.text')} help={t('help.text')} accept=".csv,text/csv" />
      <TextField
        name="settlementId"
        label={t('fields.settlementId')}
        help={t('help.settlementId')}
        dir="ltr"
        autoComplete="off"
      />
      <AmountField name="amount" label={t('fields.amount')} help={t('help.amount')} />
      <DateField name="day" label={t('fields.day')} />
      <TextField
        name="reference"
        label={t('fields.reference')}
        help={t('help.reference')}
        dir="ltr"
        autoComplete="off"
      />
      <AmountField name="transferFee" label={t('fields.transferFee')} help={t('help.transferFee')} />
      <AmountField name="transferFeeVat" label={t('fields.transferFeeVat')} help={t('help.transferFeeVat')} />
      <SubmitButton>{t('upload')}</SubmitButton>
    </FormDialog>
  )
}
