'use client'

import { useField, useFormikContext } from 'formik'
import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { SelectFrame } from '@/components/forms/select-field'
import { Icon } from '@/components/ui/icon/icon'
import type { Day } from '@/lib/domain/time/days'
import { CALENDAR_TAGS } from '@/lib/domain/time/spoken-time'

const OLDEST_YEARS = 110
const PARTS = ['day', 'month', 'year'] as const
type Part = (typeof PARTS)[number]
type Parts = Record<Part, string>

const Frame = styled.fieldset`
  display: grid; grid-template-columns: 1fr 1.5fr 1.2fr; gap: var(--s-3);
  legend { font-size: var(--fs-sm); font-weight: var(--fw-medium); margin-block-end: var(--s-2); }
`

const ErrorText = styled.p`
  grid-column: 1 / -1; display: flex; align-items: center; gap: var(--s-1); font-size: var(--fs-xs); color: var(--c-err); font-weight: var(--fw-medium);
`

export function birthParts(day: Day | null): Parts {
  const [year = '', month = '', date = ''] = (day ?? '').split('-')
  return { day: date, month, year }
}

/** The chosen date; with a part missing it stays empty and the schema reports it. */
export const birthDay = ({ day, month, year }: Parts): Day => `${year}-${month}-${day}`

/** Three selects instead of a date input, which would differ by browser and calendar; always Gregorian. */
export function BirthDateFields() {
  const t = useTranslations('profile')
  const { errors, status } = useFormikContext()
  const error = status?.dateOfBirth ?? (errors as Record<string, string>)['dateOfBirth']
  return (
    <Frame aria-describedby={error ? 'birth-error' : undefined}>
      <legend>{t('dateOfBirth')}</legend>
      {PARTS.map((part) => (
        <PartList key={part} part={part} isWrong={Boolean(error)} />
      ))}
      {error ? (
        <ErrorText id="birth-error">
          <Icon name="alert" size={16} />
          {error}
        </ErrorText>
      ) : null}
    </Frame>
  )
}

function PartList({ part, isWrong }: { part: Part; isWrong: boolean }) {
  const t = useTranslations('profile')
  const locale = useLocale()
  const [field] = useField<string>(part)
  return (
    <SelectFrame>
      <select {...field} aria-label={t(part)} aria-invalid={isWrong || undefined}>
        <option value="">{t(part)}</option>
        {optionsOf(part, locale).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </SelectFrame>
  )
}

function optionsOf(part: Part, locale: string): { value: string; label: string }[] {
  const two = (value: number) => String(value).padStart(2, '0')
  if (part === 'day')
    return Array.from({ length: 31 }, (_, i) => ({ value: two(i + 1), label: String(i + 1) }))
  if (part === 'month') {
    const name = new Intl.DateTimeFormat(CALENDAR_TAGS[locale], { month: 'long', timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, i) => ({
      value: two(i + 1),
      label: name.format(new Date(Date.UTC(2000, i, 1))),
    }))
  }
  const thisYear = new Date().getFullYear()
  return Array.from({ length: OLDEST_YEARS }, (_, i) => ({
    value: String(thisYear - i),
    label: String(thisYear - i),
  }))
}
