'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { DateInput } from '@/components/forms/date-input'
import { SelectFrame } from '@/components/forms/select-field'
import { Field } from '@/components/ui/input/field'
import { MAX_HOURS } from '@/lib/domain/booking/bookable'
import type { PricingMode } from '@/lib/domain/listing/vocabulary'
import { addDays, type Day, riyadhDay, WHOLE_HOURS } from '@/lib/domain/time/days'
import { formatTime } from '@/lib/i18n/dates'

const Pair = styled.div`
  display: grid; gap: var(--s-3); grid-template-columns: repeat(auto-fit, minmax(min(100%, 150px), 1fr));
  && input { padding-inline: var(--s-3); }
`

const LENGTHS = Array.from({ length: MAX_HOURS }, (_, index) => String(index + 1))

/** The stay that is previewed as it is typed; of hours `checkIn` is their day. */
export interface TypedStay {
  checkIn: string
  checkOut: string
  start: string
  hours: string
}

/** Two nights or two hours of an evening from tomorrow on; from a day that somebody asked for one night. */
export function useTypedStay(asked?: Day) {
  const [today] = useState(() => riyadhDay(new Date()))
  const [stay, setStay] = useState<TypedStay>({
    ...(asked && asked >= today
      ? { checkIn: asked, checkOut: addDays(asked, 1) }
      : { checkIn: addDays(today, 1), checkOut: addDays(today, 3) }),
    ...{ start: '20:00', hours: '2' },
  })
  return { today, stay, setStay }
}

type StayFieldsProps = ReturnType<typeof useTypedStay> & { mode: PricingMode }

/** The days of a stay, or a day with its hours. */
export function StayFields({ mode, today, stay, setStay }: StayFieldsProps) {
  const t = useTranslations('hosted.calendar.plan.preview')
  const words = useTranslations('words')
  const locale = useLocale()
  const id = useId()
  const set = (name: keyof TypedStay) => (value: string) => setStay({ ...stay, [name]: value })
  const select = (name: 'start' | 'hours', options: readonly string[], text: (value: string) => string) => (
    <Field id={`${id}-${name}`} label={t(name)}>
      <SelectFrame>
        <select id={`${id}-${name}`} value={stay[name]} onChange={(event) => set(name)(event.target.value)}>
          {options.map((value) => (
            <option key={value} value={value}>
              {text(value)}
            </option>
          ))}
        </select>
      </SelectFrame>
    </Field>
  )
  const day = (name: 'checkIn' | 'checkOut', label: string) => (
    <Field id={`${id}-${name}`} label={label}>
      <DateInput id={`${id}-${name}`} label={label} min={today} value={stay[name]} onChange={set(name)} />
    </Field>
  )
  return mode === 'hourly' ? (
    <Pair>
      {day('checkIn', t('date'))}
      {select('start', WHOLE_HOURS, (value) => formatTime(value, locale))}
      {select('hours', LENGTHS, (value) => words('hours', { count: Number(value) }))}
    </Pair>
  ) : (
    <Pair>
      {day('checkIn', t('checkIn'))}
      {day('checkOut', t('checkOut'))}
    </Pair>
  )
}
