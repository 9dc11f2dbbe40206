'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useId, useRef } from 'react'
import { shiftMonth } from '@/components/ui/calendar/calendar-days'
import { Field, SelectInput } from '@/components/ui/input/field'
import { FLEXIBLE_KINDS, type FlexibleKind } from '@/lib/domain/search/search-params'
import type { Day } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { type SearchDraft, withFlexible } from './search-draft'
import styles from './search-when.module.css'

const KINDS = Object.keys(FLEXIBLE_KINDS) as FlexibleKind[]
/** The months in which a stay can be booked. */
const MONTHS_AHEAD = 18
/** As many nights as the shortest month has. */
const MOST_NIGHTS = 28

interface FlexibleFieldsProps {
  draft: SearchDraft
  today: Day
  takesFocus?: boolean | undefined
  onChange: (draft: SearchDraft) => void
}

/** The kind of flexible dates, with the month and the nights that it needs. */
export function FlexibleFields({ draft, today, takesFocus, onChange }: FlexibleFieldsProps) {
  const t = useTranslations('search.flexible')
  const words = useTranslations('words')
  const locale = useLocale()
  const id = useId()
  const first = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) first.current?.querySelector('select')?.focus()
  }, [takesFocus])
  if (draft.flexible === null) return null
  const needed: readonly string[] = FLEXIBLE_KINDS[draft.flexible]
  const months = Array.from({ length: MONTHS_AHEAD }, (_, index) => shiftMonth(today.slice(0, 7), index))
  const nights = Array.from({ length: MOST_NIGHTS }, (_, index) => index + 1)
  return (
    <div className={styles.fields} ref={first}>
      <Field id={`${id}-kind`} label={t('kind')}>
        <SelectInput
          id={`${id}-kind`}
          value={draft.flexible}
          onChange={(event) =>
            onChange(withFlexible(draft, KINDS.find((kind) => kind === event.target.value) ?? null, today))
          }
        >
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kinds.${kind}`)}
            </option>
          ))}
        </SelectInput>
      </Field>
      {needed.includes('month') ? (
        <Field id={`${id}-month`} label={t('month')}>
          <SelectInput
            id={`${id}-month`}
            value={draft.month ?? ''}
            onChange={(event) => onChange({ ...draft, month: event.target.value })}
          >
            {months.map((month) => (
              <option key={month} value={month}>
                {formatDay(`${month}-01`, locale, 'monthYear')}
              </option>
            ))}
          </SelectInput>
        </Field>
      ) : null}
      {needed.includes('nights') ? (
        <Field id={`${id}-nights`} label={t('nights')}>
          <SelectInput
            id={`${id}-nights`}
            value={draft.nights ?? ''}
            onChange={(event) => onChange({ ...draft, nights: Number(event.target.value) })}
          >
            {nights.map((count) => (
              <option key={count} value={count}>
                {words('nights', { count })}
              </option>
            ))}
          </SelectInput>
        </Field>
      ) : null}
      <p className={styles.note}>{t('byNight')}</p>
    </div>
  )
}
