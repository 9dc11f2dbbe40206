'use client'

import { useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { AmountField } from '@/components/forms/amount-field'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { DialogFailure } from '@/components/shared/dialog-failure'
import { UnusualQuestion } from '@/components/shared/unusual-question'
import { useReportFailure } from '@/components/shared/use-action'
import { Dialog } from '@/components/ui/dialog/dialog'
import { showToast } from '@/components/ui/toast/show-toast'
import { Choice, SeasonFields, WeekdayTicks } from '@/components/vendor-calendar/rules/day-fields'
import { type PricePlanWire, type PriceRuleWire, priceRuleBody } from '@/lib/domain/calendar/price-plan'
import type { UnusualPart } from '@/lib/domain/listing/pricing/unusual-change'
import type { PricingMode } from '@/lib/domain/listing/vocabulary'
import { useRouter } from '@/lib/i18n/navigation'
import { HourFields } from './hour-fields'
import { type RuleValues, ruleOf, valuesOf } from './rule-values'
import type { EditedRule } from './save-plan'

const Body = styled.div`
  display: grid; gap: var(--s-5);
`

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
  const report = useReportFailure()
  const router = useRouter()
  const [failure, setFailure] = useState<string | null>(null)
  const [unusual, setUnusual] = useState<{ rule: EditedRule; parts: UnusualPart[] } | null>(null)
  const title = t(rule ? 'editTitle' : 'newTitle')

  async function send(edited: EditedRule, isConfirmed: boolean) {
    setFailure(null)
    const parts = await save(edited, isConfirmed)
    if (parts) return setUnusual({ rule: edited, parts })
    showToast({ kind: 'success', text: t('saved') })
    onClose()
    router.refresh()
  }
  async function confirm(edited: EditedRule) {
    setUnusual(null)
    try {
      await send(edited, true)
    } catch (problem) {
      setFailure(report(problem))
    }
  }
  return (
    <Dialog open onOpenChange={onClose} title={title} closeLabel={t('close')} startsInField>
      <Form
        label={title}
        schema={priceRuleBody}
        initialValues={valuesOf(rule)}
        toBody={ruleOf}
        onSubmit={(values) => send({ ...ruleOf(values), ...(rule ? { _id: rule._id } : {}) }, false)}
        onFailure={(problem) => setFailure(report(problem))}
      >
        <Body>
          <TextField name="name" label={t('name')} help={t('nameHelp')} maxLength={60} dir="auto" />
          <SeasonFields occasions={occasions} />
          <WeekdayTicks />
          {mode === 'hourly' ? <HourFields /> : null}
          <PriceFields mode={mode} />
          <DialogFailure text={failure} />
          <SubmitButton>{t('save')}</SubmitButton>
        </Body>
      </Form>
      {unusual ? (
        <UnusualQuestion
          parts={unusual.parts}
          onConfirm={() => void confirm(unusual.rule)}
          onClose={() => setUnusual(null)}
        />
      ) : null}
    </Dialog>
  )
}

function PriceFields({ mode }: { mode: PricingMode }) {
  const t = useTranslations('hosted.calendar.plan')
  const { values } = useFormikContext<RuleValues>()
  const kinds = (['price', 'percent'] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))
  return (
    <>
      <Choice name="kind" label={t('kind')} options={kinds} />
      {values.kind === 'price' ? (
        <AmountField name="price" label={t(mode === 'hourly' ? 'hourPrice' : 'nightPrice')} />
      ) : (
        <AmountField name="percent" label={t('percent')} help={t('percentHelp')} />
      )}
    </>
  )
}
