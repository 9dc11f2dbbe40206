'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { Stack } from '@/components/shared/styles/stack'
import { MonthCalendar } from '@/components/ui/calendar/month-calendar'
import { Icon } from '@/components/ui/icon/icon'
import { ErrorLine } from '@/components/wizard/fields/error-line'
import { type Day, riyadhDay } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { directionOf } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'

const Pair = styled.div`
  display: grid; gap: var(--s-3); align-items: start;
  @media (min-width: 480px) { &[data-two] { grid-template-columns: 1fr 1fr; } }
`

const DayFieldBox = styled.div`
  display: grid; gap: var(--s-2); min-inline-size: 0;
`

const Label = styled.span`
  font-size: var(--fs-sm); font-weight: var(--fw-medium);
`

const Opener = styled.button`
  display: flex; align-items: center; gap: var(--s-3); inline-size: 100%; min-block-size: var(--ctl); padding-inline: var(--s-4); border-radius: var(--r-md); background: var(--c-bg); box-shadow: inset 0 0 0 1px var(--c-line-strong); text-align: start; cursor: pointer;
  &:hover { box-shadow: inset 0 0 0 1.5px var(--c-ink); }
  &[aria-expanded='true'] { box-shadow: inset 0 0 0 2px var(--c-primary); }
  &[aria-invalid='true'] { box-shadow: inset 0 0 0 2px var(--c-err); }
  &:focus-visible { box-shadow: inset 0 0 0 2px var(--c-focus); }
`

const Calendar = styled.div`
  padding: var(--s-3); border-radius: var(--r-lg); box-shadow: inset 0 0 0 1px var(--c-line);
`

const DayText = styled.span<{ $isEmpty: boolean }>`
  ${({ $isEmpty }) => $isEmpty && 'color: var(--c-ink-3);'}
`

interface DayField {
  /** the path in the draft */
  name: string
  label: string
  /** the text while no day is chosen */
  empty: string
  day: Day | ''
  error: string | undefined
  min?: Day
  onPick: (day: Day) => void
}

/** One or two days, each a button that opens a calendar beneath; after the first the second one opens. */
export function DayFields({ days }: { days: readonly DayField[] }) {
  const t = useTranslations('wizard.prices')
  const locale = useLocale() as Locale
  const id = useId()
  const [today] = useState(() => riyadhDay(new Date()))
  const [open, setOpen] = useState<number | null>(null)
  const openers = useRef<(HTMLButtonElement | null)[]>([])
  const requested = open === null ? undefined : days[open]
  useEscape(open !== null, () => {
    openers.current[open ?? 0]?.focus()
    setOpen(null)
  })
  const pick = (day: Day) => {
    requested?.onPick(day)
    const next = (open ?? 0) + 1
    const isNextEmpty = days[next]?.day === ''
    setOpen(isNextEmpty ? next : null)
    openers.current[isNextEmpty ? next : (open ?? 0)]?.focus()
  }
  return (
    <Stack $gap={3}>
      <Pair data-two={days.length > 1 || undefined}>
        {days.map(({ name, label, empty, day, error }, i) => (
          <DayFieldBox key={name}>
            <Label id={`${id}-${i}`}>{label}</Label>
            <Opener
              ref={(element) => {
                openers.current[i] = element
              }}
              type="button"
              name={name}
              aria-expanded={open === i}
              aria-labelledby={`${id}-${i} ${id}-${i}-day`}
              aria-describedby={error ? `${id}-${i}-error` : undefined}
              aria-invalid={error ? true : undefined}
              onClick={() => setOpen(open === i ? null : i)}
            >
              <Icon name="calendar" size={18} />
              <DayText id={`${id}-${i}-day`} $isEmpty={!day}>
                {day ? <bdi>{formatDay(day, locale)}</bdi> : empty}
              </DayText>
            </Opener>
            <ErrorLine id={`${id}-${i}-error`}>{error}</ErrorLine>
          </DayFieldBox>
        ))}
      </Pair>
      {requested ? (
        <Calendar>
          <MonthCalendar
            key={requested.name}
            dir={directionOf(locale)}
            locale={locale}
            today={today}
            from={days[0]?.day || null}
            to={days[1]?.day || null}
            min={requested.min && requested.min > today ? requested.min : today}
            words={{ previous: t('previousMonth'), next: t('nextMonth') }}
            onPick={pick}
          />
        </Calendar>
      ) : null}
    </Stack>
  )
}

/** Escape closes the calendar in a dialog; captured at the window, before the dialog would close itself. */
function useEscape(isOpen: boolean, close: () => void): void {
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    close()
  })
  useEffect(() => {
    if (!isOpen) return undefined
    window.addEventListener('keydown', onEscape, { capture: true })
    return () => window.removeEventListener('keydown', onEscape, { capture: true })
  }, [isOpen])
}
