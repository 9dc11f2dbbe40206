'use client'

import { useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { AmountField } from '@/components/forms/amount-field'
import { Form } from '@/components/forms/form'
import { OneOfField } from '@/components/forms/one-of-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { DialogFailure } from '@/components/shared/dialog-failure'
import { UnusualQuestion } from '@/components/shared/unusual-question'
import { useReportFailure } from '@/components/shared/use-action'
import { Dialog } from '@/components/ui/dialog/dialog'
import { showToast } from '@/components/ui/toast/show-toast'
import {
  type DiscountWire,
  discountBodyOf,
  FIXED_THRESHOLDS,
  kindsOf,
  unitsOf,
} from '@/lib/domain/calendar/discounts'
import type { UnusualPart } from '@/lib/domain/listing/pricing/unusual-change'
import type { PricingMode } from '@/lib/domain/listing/vocabulary'
import { useRouter } from '@/lib/i18n/navigation'
import { type DiscountValues, discountOf, valuesOf } from './discount-values'
import type { EditedDiscount } from './save-discounts'

const Body = styled.div`
  display: grid; gap: var(--s-5);
`

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
  const report = useReportFailure()
  const router = useRouter()
  const [failure, setFailure] = useState<string | null>(null)
  const [unusual, setUnusual] = useState<{ rule: EditedDiscount; parts: UnusualPart[] } | null>(null)
  const title = t(rule ? 'editTitle' : 'newTitle')

  async function send(edited: EditedDiscount, isConfirmed: boolean) {
    setFailure(null)
    const parts = await save(edited, isConfirmed)
    if (parts) return setUnusual({ rule: edited, parts })
    showToast({ kind: 'success', text: t('saved') })
    onClose()
    router.refresh()
  }
  async function confirm(edited: EditedDiscount) {
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
        schema={discountBodyOf(mode)}
        initialValues={valuesOf(rule, mode)}
        toBody={(values) => discountOf(values, mode)}
        onSubmit={(values) =>
          send({ ...discountOf(values, mode), ...(rule ? { _id: rule._id } : {}) }, false)
        }
        onFailure={(problem) => setFailure(report(problem))}
      >
        <Body>
          <Fields mode={mode} />
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
      <OneOfField name="kind" label={t('kind')} options={kinds} />
      {units.length > 1 ? (
        <OneOfField
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
