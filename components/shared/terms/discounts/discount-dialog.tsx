'use client'

import { useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { AmountField } from '@/components/forms/amount-field'
import { SelectField } from '@/components/forms/select-field'
import { usePageRefresh } from '@/components/shared/refresh/page-refresh'
import { UnusualForm } from '@/components/shared/terms/unusual-form'
import { Dialog } from '@/components/ui/dialog/dialog'
import {
  type DiscountWire,
  discountBodyOf,
  FIXED_THRESHOLDS,
  kindsOf,
  unitsOf,
} from '@/lib/domain/calendar/discounts'
import type { UnusualPart } from '@/lib/domain/listing/pricing/unusual-change'
import type { PricingMode } from '@/lib/domain/listing/vocabulary'
import { type DiscountValues, discountOf, type EditedDiscount, valuesOf } from './discount-values'

interface DiscountDialogProps {
  mode: PricingMode
  /** null: a new one */
  rule: DiscountWire | null
  /** resolves to what is unusual about it, or null once it is stored */
  save: (rule: EditedDiscount, isConfirmed: boolean) => Promise<UnusualPart[] | null>
  onClose: () => void
}

/** A discount: its kind, when it applies and how much it takes off. Unusual prices are asked about before it is stored. */
export function DiscountDialog({ mode, rule, save, onClose }: DiscountDialogProps) {
  const t = useTranslations('hosted.calendar.discounts')
  const refresh = usePageRefresh()
  const title = t(rule ? 'editTitle' : 'newTitle')
  return (
    <Dialog open onOpenChange={onClose} title={title} closeLabel={t('close')} startsInField>
      <UnusualForm
        label={title}
        schema={discountBodyOf(mode)}
        initialValues={valuesOf(rule, mode)}
        toBody={(values) => ({ ...discountOf(values, mode), ...(rule ? { _id: rule._id } : {}) })}
        save={save}
        submit={t('save')}
        done={t('saved')}
        onDone={() => {
          onClose()
          refresh()
        }}
      >
        <Fields mode={mode} />
      </UnusualForm>
    </Dialog>
  )
}

function Fields({ mode }: { mode: PricingMode }) {
  const t = useTranslations('hosted.calendar.discounts')
  const names = useTranslations('discounts.names')
  const {
    values: { kind, unit },
  } = useFormikContext<DiscountValues>()
  const kinds = kindsOf(mode).map((value) => ({ value, label: names(value) }))
  const units = unitsOf(kind, mode)
  const chosen = units.find((one) => one === unit) ?? units[0] ?? 'days'
  const direction = kind === 'lastMinute' ? 'most' : kind === 'gapFiller' ? 'gap' : 'least'
  return (
    <>
      <SelectField name="kind" label={t('kind')} options={kinds} />
      {units.length > 1 ? (
        <SelectField
          name="unit"
          label={t('unit')}
          options={units.map((value) => ({ value, label: t(`units.${value}`) }))}
        />
      ) : null}
      {FIXED_THRESHOLDS[kind] === undefined ? (
        <AmountField name="threshold" label={t(`${direction}.${chosen}`)} />
      ) : null}
      <AmountField name="percent" label={t('percent')} help={t('percentHelp')} />
    </>
  )
}
