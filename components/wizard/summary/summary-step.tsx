'use client'

import { getIn, useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { useFieldLines } from '@/components/shared/listing-fields/use-field-lines'
import { useFieldText } from '@/components/shared/listing-fields/use-field-text'
import { Button } from '@/components/ui/button'
import { DraftPreview } from '@/components/wizard/prices/draft-preview'
import type { Draft } from '@/lib/domain/listing/draft'
import type { Field } from '@/lib/domain/listing/fields/field'
import { fieldsOf } from '@/lib/domain/listing/fields/rows'
import type { StepId } from '@/lib/domain/listing/steps'
import type { ListingTypeVariant } from '@/lib/domain/listing/variants'

const Part = styled.section`
  display: grid; gap: var(--s-3); padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line);
  header { display: flex; align-items: center; justify-content: space-between; gap: var(--s-3); }
  h3 { font-size: var(--fs-lg); }
  dl { display: grid; gap: var(--s-3); }
  dl > div { display: grid; gap: 2px; }
  @media (min-width: 701px) { dl > div { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: var(--s-4); } }
  dt { color: var(--c-ink-2); font-size: var(--fs-sm); }
  dd { display: grid; gap: 2px; min-inline-size: 0; overflow-wrap: anywhere; white-space: pre-line; }
`

const STEPS = ['facilities', 'basicInfo', 'details', 'place', 'pricing', 'settings', 'addOns'] as const

interface SummaryStepProps {
  listingType: ListingTypeVariant
  onChange: (step: StepId) => void
}

/** Everything to be sent, part by part, each with a link back to its screen. */
export function SummaryStep({ listingType, onChange }: SummaryStepProps) {
  const t = useTranslations('wizard')
  const names = useTranslations('vocabulary')
  const fields = fieldsOf(listingType)
  const own = (step: StepId) => fields.filter((field) => field.step === step)
  return (
    <>
      <Part>
        <Head title={t('steps.type.title')} onChange={() => onChange('type')} />
        <p>
          {names(`type.${listingType.type}`)} · {names(`variant.${listingType.variant}`)}
        </p>
      </Part>
      {STEPS.map((step) => (
        <Part key={step}>
          <Head title={t(`steps.${step}.title`)} onChange={() => onChange(step)} />
          <dl>
            {own(step).map((field) => (
              <FieldRow key={field.path} field={field} />
            ))}
          </dl>
        </Part>
      ))}
      <DraftPreview listingType={listingType} />
    </>
  )
}

function Head({ title, onChange }: { title: string; onChange: () => void }) {
  const t = useTranslations('wizard.summary')
  return (
    <header>
      <h3>{title}</h3>
      <Button $kind="soft" $size="sm" aria-label={t('changePart', { part: title })} onClick={onChange}>
        {t('change')}
      </Button>
    </header>
  )
}

function FieldRow({ field }: { field: Field }) {
  const { values } = useFormikContext<Draft>()
  const { label, option } = useFieldText(field)
  const linesOf = useFieldLines()
  const value = getIn(values, field.path)
  const lines = value === undefined ? [] : linesOf(field, value, option)
  if (lines.length === 0) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their index
          <span key={i}>{line}</span>
        ))}
      </dd>
    </div>
  )
}
