'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { Form } from '@/components/forms/form'
import { SelectField } from '@/components/forms/select-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { DialogFailure } from '@/components/shared/dialog-failure'
import { useReportFailure } from '@/components/shared/use-action'
import { Dialog } from '@/components/ui/dialog/dialog'
import { showToast } from '@/components/ui/toast/show-toast'
import { NarrowPair } from '@/components/vendor-calendar/box'
import { SeasonFields, WeekdayTicks } from '@/components/vendor-calendar/rules/day-fields'
import type { OccasionDaysWire } from '@/lib/domain/calendar/price-plan'
import { type StayRuleWire, stayRuleBody } from '@/lib/domain/calendar/stay-rules'
import type { PricingMode } from '@/lib/domain/listing/vocabulary'
import { useRouter } from '@/lib/i18n/navigation'
import { type Count, type EditedStayRule, stayRuleOf, valuesOf } from './stay-rule-values'

const Body = styled.div`
  display: grid; gap: var(--s-5);
`

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
  const report = useReportFailure()
  const router = useRouter()
  const [failure, setFailure] = useState<string | null>(null)
  const title = t(rule ? 'editTitle' : 'newTitle')
  return (
    <Dialog open onOpenChange={onClose} title={title} closeLabel={t('close')} startsInField>
      <Form
        label={title}
        schema={stayRuleBody}
        initialValues={valuesOf(rule)}
        toBody={(values) => stayRuleOf(values, mode)}
        onSubmit={async (values) => {
          setFailure(null)
          await save({ ...stayRuleOf(values, mode), ...(rule ? { _id: rule._id } : {}) })
          showToast({ kind: 'success', text: t('saved') })
          onClose()
          router.refresh()
        }}
        onFailure={(problem) => setFailure(report(problem))}
      >
        <Body>
          <TextField name="name" label={words('name')} help={words('nameHelp')} maxLength={60} dir="auto" />
          <SeasonFields occasions={[...occasions]} />
          <WeekdayTicks />
          {mode === 'daily' ? <NightFields /> : null}
          <NarrowPair>
            <CountField name="noticeHours" />
            <CountField name="windowDays" />
          </NarrowPair>
          <CountField name="turnoverHours" />
          <DialogFailure text={failure} />
          <SubmitButton>{t('save')}</SubmitButton>
        </Body>
      </Form>
    </Dialog>
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
