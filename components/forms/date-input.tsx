'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type Ref, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { IconButton } from '@/components/ui/button'
import { MonthCalendar } from '@/components/ui/calendar/month-calendar'
import { Dialog } from '@/components/ui/dialog/dialog'
import { Icon } from '@/components/ui/icon/icon'
import { TextInput } from '@/components/ui/input/field'
import { isDay, riyadhDay } from '@/lib/domain/time/days'
import { directionOf } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'
import { typedDay, writtenDay } from './typed-day'

const Line = styled.span`
  position: relative; display: block; direction: ltr; min-inline-size: 0;
  && input { padding-inline: var(--s-3) var(--s-10); font-variant-numeric: tabular-nums; text-align: start; }
  > button { position: absolute; inset-block: 0; inset-inline-end: var(--s-1); margin-block: auto; }
`

const Calendar = styled.div`
  max-inline-size: 340px; margin-inline: auto;
`

interface DateInputProps {
  id: string
  name?: string
  /** names the calendar */
  label: string
  /** an ISO day, or the text that is typed so far */
  value: string
  min?: string
  max?: string
  ref?: Ref<HTMLInputElement>
  'aria-invalid'?: true
  'aria-describedby'?: string
  onChange: (value: string) => void
}

/** A date as DD-MM-YYYY in every browser and language, typed or picked from a calendar (APG, date picker dialog). */
export function DateInput({ label, value, min, max, onChange, ...input }: DateInputProps) {
  const t = useTranslations('dateField')
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const isOwn = typed !== null && typedDay(typed) === value
  return (
    <Line>
      <TextInput
        {...input}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        placeholder={t('pattern')}
        value={isOwn ? typed : writtenDay(value)}
        onBlur={() => setTyped(null)}
        onChange={(event) => {
          setTyped(event.target.value)
          onChange(typedDay(event.target.value))
        }}
      />
      <IconButton $size={36} aria-label={t('open', { label })} onClick={() => setOpen(true)}>
        <Icon name="calendar" size={18} />
      </IconButton>
      {isOpen ? (
        <Dialog open onOpenChange={setOpen} title={label} closeLabel={t('close')}>
          <DayPicker
            {...{ value, min, max }}
            onPick={(day) => {
              setTyped(null)
              onChange(day)
              setOpen(false)
            }}
          />
        </Dialog>
      ) : null}
    </Line>
  )
}

interface DayPickerProps {
  value: string
  min?: string
  max?: string
  onPick: (day: string) => void
}

/** The month of the chosen day, which has the focus first. */
function DayPicker({ value, min, max, onPick }: DayPickerProps) {
  const t = useTranslations('dateField')
  const locale = useLocale() as Locale
  const [today] = useState(() => riyadhDay(new Date()))
  const frame = useRef<HTMLDivElement>(null)
  const chosen = isDay(value) ? value : null
  useEffect(() => frame.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus(), [])
  return (
    <Calendar ref={frame}>
      <MonthCalendar
        dir={directionOf(locale)}
        words={{ previous: t('previous'), next: t('next') }}
        from={chosen}
        to={null}
        {...{ locale, today, min, max, onPick }}
      />
    </Calendar>
  )
}
