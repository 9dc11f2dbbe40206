'use client'

import { useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { AmountField } from '@/components/forms/amount-field'
import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import { usePageRefresh } from '@/components/shared/refresh/page-refresh'
import { SeasonFields, WeekdayTicks } from '@/components/shared/terms/rules/day-fields'
import { UnusualForm } from '@/components/shared/terms/unusual-form'
import { Dialog } from '@/components/ui/dialog/dialog'
import type { PricePlanWire } from '@/lib/contract/schemas/calendar/price-plan'
import { type PriceRuleWire, priceRuleBody } from '@/lib/domain/calendar/price-plan'
import type { UnusualPart } from '@/lib/domain/listing/pricing/unusual-change'
import type { PricingMode } from '@/lib/domain/listing/vocabulary'
import { HourFields } from './hour-fields'
import { type EditedRule, type RuleValues, ruleOf, valuesOf } from './rule-values'

interface RuleDialogProps {
  mode: PricingMode
  occasions: PricePlanWire['occasions']
  /** null: a new one */
  rule: PriceRuleWire | null
  /** resolves to what is unusual about it, or null once it is stored */
  save: (rule: EditedRule, isConfirmed: boolean) => Promise<UnusualPart[] | null>
  onClose: () => void
}

/** A price rule: its name, when it applies and what it makes. What is unusual is asked about before it is stored. */
export function RuleDialog({ mode, occasions, rule, save, onClose }: RuleDialogProps) {
  const t = useTranslations('hosted.calendar.plan')
  const refresh = usePageRefresh()
  const title = t(rule ? 'editTitle' : 'newTitle')
  return (
    <Dialog open onOpenChange={onClose} title={title} closeLabel={t('close')} startsInField>
      <UnusualForm
        label={title}
        schema={priceRuleBody}
        initialValues={valuesOf(rule)}
        toBody={(values) => ({ ...ruleOf(values), ...(rule ? { _id: rule._id } : {}) })}
        save={save}
        submit={t('save')}
        done={t('saved')}
        onDone={() => {
          onClose()
          refresh()
        }}
      >
        <TextField name="name" label={t('name')} help={t('nameHelp')} maxLength={60} dir="auto" />
        <SeasonFields occasions={occasions} />
        <WeekdayTicks />
        {mode === 'hourly' ? <HourFields /> : null}
        <PriceFields mode={mode} />
      </UnusualForm>
    </Dialog>
  )
}

function PriceFields({ mode }: { mode: PricingMode }) {
  const t = useTranslations('hosted.calendar.plan')
  const { values } = useFormikContext<RuleValues>()
  const kinds = (['price', 'percent'] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))
  return (
    <>
      <SelectField name="kind" label={t('kind')} options={kinds} />
      {values.kind === 'price' ? (
        <AmountField name="price" label={t(mode === 'hourly' ? 'hourPrice' : 'nightPrice')} />
      ) : (
        <AmountField name="percent" label={t('percent')} help={t('percentHelp')} />
      )}
    </>
  )
}
