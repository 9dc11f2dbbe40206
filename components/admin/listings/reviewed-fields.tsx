import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { type ComparedVersion, filledFields } from '@/components/shared/listing-fields/difference'
import { useFieldTexts } from '@/components/shared/listing-fields/use-field-text'
import type { Field, FieldKind } from '@/lib/domain/listing/fields/field'
import { useDetailedLines } from './use-detailed-lines'

const Part = styled.section`
  display: grid; gap: var(--s-3); padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line);
  h3 { font-size: var(--fs-lg); }
  dl { display: grid; gap: var(--s-3); margin: 0; }
  dl > div { display: grid; gap: var(--s-1); }
  @media (min-width: 701px) { dl > div { grid-template-columns: minmax(0, 2fr) minmax(0, 5fr); gap: var(--s-4); } }
  dt { color: var(--c-ink-2); font-size: var(--fs-sm); }
  dd { display: flex; flex-wrap: wrap; gap: var(--s-1) var(--s-5); margin: 0; min-inline-size: 0; overflow-wrap: anywhere; white-space: pre-line; }
`

const STEPS = ['details', 'basicInfo', 'facilities', 'pricing', 'settings', 'addOns', 'place'] as const

/** Drawn by other sections of the review, or meant for the vendor alone. */
const ELSEWHERE: readonly FieldKind[] = ['photos', 'photoRooms', 'photoCaptions', 'calendarTerms', 'phone']
const OF_MAP: readonly string[] = ['place.city', 'place.district', 'place.point']

/** Every field that the vendor filled in, by name and in words, in the parts of the wizard. */
export function ReviewedFields({ version }: { version: ComparedVersion }) {
  const t = useTranslations('wizard.steps')
  const fields = filledFields(version).filter(
    ({ field }) => !ELSEWHERE.includes(field.kind) && !OF_MAP.includes(field.path),
  )
  return STEPS.map((step) => {
    const own = fields.filter(({ field }) => field.step === step)
    return own.length === 0 ? null : (
      <Part key={step} aria-labelledby={`part-${step}`}>
        <h3 id={`part-${step}`}>{t(`${step}.title`)}</h3>
        <dl>
          {own.map(({ field, value }) => (
            <FieldRow key={`${field.path} ${field.kind}`} field={field} value={value} />
          ))}
        </dl>
      </Part>
    )
  })
}

function FieldRow({ field, value }: { field: Field; value: unknown }) {
  const textOf = useFieldTexts()
  const linesOf = useDetailedLines()
  const lines = linesOf(field, value)
  if (lines.length === 0) return null
  return (
    <div>
      <dt>{textOf(field).label}</dt>
      <dd>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their index
          <span key={index}>{line}</span>
        ))}
      </dd>
    </div>
  )
}
