'use client'

import { useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { AmountField } from '@/components/forms/amount-field'
import { SelectField } from '@/components/forms/select-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { FormDialog } from '@/components/shared/form-dialog'
import { FEES, type FeeKind, type FeeWire, lengthUnitOf } from '@/lib/domain/booking/money/fees'
import { feeBody } from '@/lib/domain/calendar/fees'
import type { PricingMode } from '@/lib/domain/listing/vocabulary'
import { type FeeValues, feeOf, valuesOf } from './fee-values'

interface FeeDialogProps {
  mode: PricingMode
  /** null: a new one */
  fee: FeeWire | null
  /** those of which it may be */
  kinds: readonly FeeKind[]
  save: (fee: FeeWire) => Promise<void>
  onClose: () => void
}

/** A fee: its kind, how much, and for what. */
export function FeeDialog({ mode, fee, kinds, save, onClose }: FeeDialogProps) {
  const t = useTranslations('hosted.calendar.fees')
  return (
    <FormDialog
      title={t(fee ? 'editTitle' : 'newTitle')}
      closeLabel={t('close')}
      schema={feeBody}
      initialValues={valuesOf(fee, kinds)}
      toBody={feeOf}
      send={async (values) => {
        await save(feeOf(values))
        return t('saved')
      }}
      onClose={onClose}
    >
      <Fields mode={mode} kinds={kinds} />
      <SubmitButton>{t('save')}</SubmitButton>
    </FormDialog>
  )
}

function Fields({ mode, kinds }: Pick<FeeDialogProps, 'mode' | 'kinds'>) {
  const t = useTranslations('hosted.calendar.fees')
  const names = useTranslations('fees')
  const {
    values: { kind },
  } = useFormikContext<FeeValues>()
  const { charged, hasThreshold } = FEES[kind]
  const unit = lengthUnitOf(mode)
  const isOvertime = kind === 'overtime' || kind === 'lateCheckOut'
  return (
    <>
      {kinds.length > 1 ? (
        <SelectField
          name="kind"
          label={t('kind')}
          options={kinds.map((value) => ({ value, label: names(`names.${value}`) }))}
        />
      ) : null}
      {hasThreshold ? (
        <AmountField
          name="threshold"
          label={t(isOvertime ? `most.${kind}` : 'threshold')}
          help={t(isOvertime ? 'most.help' : 'thresholdHelp')}
        />
      ) : null}
      <AmountField
        name="price"
        label={t('price')}
        help={t(kind === 'extraGuest' || kind === 'child' ? `priceOf.${kind}.${unit}` : `priceOf.${kind}`)}
      />
      {charged.length > 1 ? (
        <SelectField
          name="charged"
          label={t('charged')}
          options={charged.map((value) => ({
            value,
            label: names(value === 'once' ? 'once' : `each.${unit}`),
          }))}
        />
      ) : null}
    </>
  )
}
