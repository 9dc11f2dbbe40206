'use client'

import { useTranslations } from 'next-intl'
import { SelectField } from '@/components/forms/select-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { FormDialog } from '@/components/shared/form-dialog'
import { SeasonFields, WeekdayTicks } from '@/components/shared/terms/rules/day-fields'
import { NarrowPair } from '@/components/shared/terms/terms-style'
import type { OccasionDaysWire } from '@/lib/domain/calendar/price-plan'
import { type StayRuleWire, stayRuleBody } from '@/lib/domain/calendar/stay-rules'
import type { PricingMode } from '@/lib/domain/listing/vocabulary'
import { type Count, type EditedStayRule, stayRuleOf, valuesOf } from './stay-rule-values'

interface StayRuleDialogProps {
  mode: PricingMode
  occasions: readonly OccasionDaysWire[]
  /** null: a new one */
  rule: StayRuleWire | null
  save: (rule: EditedStayRule) => Promise<unknown>
  onClose: () => void
}

/** A stay rule: its name, its days, and what holds for the stays that begin or end on them. */
export function StayRuleDialog({ mode, occasions, rule, save, onClose }: StayRuleDialogProps) {
  const t = useTranslations('hosted.calendar.stayRules')
  const words = useTranslations('hosted.calendar.plan')
  return (
    <FormDialog
      title={t(rule ? 'editTitle' : 'newTitle')}
      closeLabel={t('close')}
      schema={stayRuleBody}
      initialValues={valuesOf(rule)}
      toBody={(values) => stayRuleOf(values, mode)}
      send={async (values) => {
        await save({ ...stayRuleOf(values, mode), ...(rule ? { _id: rule._id } : {}) })
        return t('saved')
      }}
      onClose={onClose}
    >
      <TextField name="name" label={words('name')} help={words('nameHelp')} maxLength={60} dir="auto" />
      <SeasonFields occasions={[...occasions]} />
      <WeekdayTicks />
      {mode === 'daily' ? <NightFields /> : null}
      <NarrowPair>
        <CountField name="noticeHours" />
        <CountField name="windowDays" />
      </NarrowPair>
      <CountField name="turnoverHours" />
      <SubmitButton>{t('save')}</SubmitButton>
    </FormDialog>
  )
}

function NightFields() {
  const t = useTranslations('hosted.calendar.stayRules')
  const choices = (['none', 'yes', 'no'] as const).map((value) => ({ value, label: t(`choices.${value}`) }))
  return (
    <>
      <NarrowPair>
        <CountField name="minNights" />
        <CountField name="maxNights" />
      </NarrowPair>
      <NarrowPair>
        <SelectField name="arrival" label={t('arrival')} options={choices} />
        <SelectField name="departure" label={t('departure')} options={choices} />
      </NarrowPair>
    </>
  )
}

function CountField({ name }: { name: Count }) {
  const t = useTranslations('hosted.calendar.stayRules')
  return <TextField name={name} label={t(name)} help={t('unset')} inputMode="numeric" dir="ltr" />
}
