'use client'

import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { IconButton } from './button'
import { shiftMonth } from './calendar-days'
import { dayAfterKey } from './calendar-keys'
import { Icon } from './icon'
import { type DayInfo, MonthGrid } from './month-grid'

const Frame = styled.div<{ $months: number }>`
  position: relative; inline-size: 100%; user-select: none;
  .turn { position: absolute; inset-block-start: 0; inset-inline: 0; display: flex; justify-content: space-between; pointer-events: none; }
  .turn button { pointer-events: auto; }
  .turn [data-turn='previous'] svg { rotate: 180deg; }
  .months { display: grid; gap: var(--s-6); grid-template-columns: minmax(0, 1fr); }
  .month + .month { display: none; }
  @media (min-width: 701px) {
    .months { grid-template-columns: repeat(${({ $months }) => $months}, minmax(0, 1fr)); gap: var(--s-8); }
    .month + .month { display: block; }
  }
  .month-title { min-block-size: 44px; display: grid; align-content: center; justify-items: center; font-weight: var(--fw-semibold); line-height: 1.3; }
  .hijri { font-size: var(--fs-2xs); font-weight: var(--fw-regular); color: var(--c-ink-3); }
  table { inline-size: 100%; border-collapse: collapse; table-layout: fixed; margin-block-start: var(--s-2); }
  th { block-size: 32px; font-size: var(--fs-2xs); font-weight: var(--fw-medium); color: var(--c-ink-3); }
  td { padding: 1px 0; text-align: center; }
  td[data-range='middle'] { background: var(--c-cal-range); }
  td[data-range='start'] { background: linear-gradient(var(--c-cal-range), var(--c-cal-range)) no-repeat; background-size: 50% 100%; background-position-x: calc(50% + 50% * var(--dir)); }
  td[data-range='end'] { background: linear-gradient(var(--c-cal-range), var(--c-cal-range)) no-repeat; background-size: 50% 100%; background-position-x: calc(50% - 50% * var(--dir)); }
  td button {
    inline-size: min(100%, 48px); block-size: 46px; border-radius: var(--r-md); font-size: var(--fs-sm); line-height: 1.2;
    display: inline-grid; place-content: center; justify-items: center; font-weight: var(--fw-medium);
  }
  td button:hover { box-shadow: inset 0 0 0 1.5px var(--c-ink); }
  td button:focus-visible { outline-offset: 0; }
  td button[aria-current='date'] .date { text-decoration: underline 2px; text-underline-offset: 4px; }
  td button[data-on] { background: var(--c-primary); color: var(--c-on-primary); }
  td button[aria-disabled] { color: var(--c-ink-3); opacity: .55; text-decoration: line-through; cursor: not-allowed; box-shadow: none; }
  .price { font-size: 10px; font-weight: var(--fw-regular); color: var(--c-ink-3); direction: ltr; font-variant-numeric: tabular-nums; }
  td button[data-on] .price { color: inherit; }
`

export interface MonthCalendarProps {
  dir: 'rtl' | 'ltr'
  /** "ar" or "en" */
  locale: string
  today: string
  from: string | null
  to: string | null
  /** first and last day that may be chosen */
  min?: string
  max?: string
  months?: 1 | 2
  words: { previous: string; next: string }
  /** price, state and spoken note of a day */
  dayInfo?: (day: string) => DayInfo
  onPick: (day: string) => void
  /** the first month in sight (`YYYY-MM`), to load prices for */
  onMonth?: (month: string) => void
}

const TAGS: Record<string, string> = { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-GB-u-ca-gregory-nu-latn' }

/** A date grid (APG): arrows follow the reading direction, one tab stop, days that cannot be chosen say why. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { dir, locale, today, from, to, min, max, months = 1, words, dayInfo, onPick, onMonth } = props
  const [tabDay, setTabDay] = useState(() => from ?? min ?? today)
  const [month, setMonth] = useState(() => (from ?? min ?? today).slice(0, 7))
  const frame = useRef<HTMLDivElement>(null)
  const moved = useRef(false)
  useEffect(() => {
    if (moved.current) frame.current?.querySelector<HTMLElement>(`[data-day="${tabDay}"]`)?.focus()
    moved.current = false
  }, [tabDay])
  function turnTo(next: string) {
    setMonth(next)
    onMonth?.(next)
    if (tabDay.slice(0, 7) < next || tabDay.slice(0, 7) > shiftMonth(next, months - 1)) {
      setTabDay(min && min.slice(0, 7) === next ? min : `${next}-01`)
    }
  }
  function onKey(day: string, event: KeyboardEvent) {
    const next = dayAfterKey(day, event, { dir, min, max })
    if (!next) return
    event.preventDefault()
    moved.current = true
    setTabDay(next)
    const nextMonth = next.slice(0, 7)
    if (nextMonth < month || nextMonth > shiftMonth(month, months - 1)) {
      setMonth(nextMonth)
      onMonth?.(nextMonth)
    }
  }
  const infoOf = (day: string): DayInfo => {
    const info = dayInfo?.(day) ?? {}
    const outside = (min !== undefined && day < min) || (max !== undefined && day > max)
    return outside ? { ...info, disabled: true } : info
  }
  return (
    <Frame ref={frame} $months={months}>
      <div className="turn">
        <IconButton
          type="button"
          data-turn="previous"
          aria-label={words.previous}
          disabled={min !== undefined && month <= min.slice(0, 7)}
          onClick={() => turnTo(shiftMonth(month, -1))}
        >
          <Icon name="chevron" flip size={18} />
        </IconButton>
        <IconButton
          type="button"
          aria-label={words.next}
          disabled={max !== undefined && month >= max.slice(0, 7)}
          onClick={() => turnTo(shiftMonth(month, 1))}
        >
          <Icon name="chevron" flip size={18} />
        </IconButton>
      </div>
      <div className="months">
        {Array.from({ length: months }, (_, i) => shiftMonth(month, i)).map((one) => (
          <MonthGrid
            key={one}
            month={one}
            tag={TAGS[locale] ?? locale}
            {...{ from, to, today, tabDay, infoOf, onPick, onKey }}
          />
        ))}
      </div>
    </Frame>
  )
}
