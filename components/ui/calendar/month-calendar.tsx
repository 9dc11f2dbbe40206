'use client'

import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { TurnButtons } from '@/components/ui/turn-buttons'
import { dayAfterKey, shiftMonth } from './calendar-days'
import styles from './month-calendar.module.css'
import { type DayInfo, MonthGrid } from './month-grid'

export interface MonthCalendarProps {
  dir: 'rtl' | 'ltr'
  /** "ar" or "en" */
  locale: string
  today: string
  from: string | null
  to: string | null
  /** its month is shown first; absent: that of the chosen or the first day */
  opensAt?: string
  /** first and last day that may be chosen */
  min?: string
  max?: string
  months?: 1 | 2
  words: { previous: string; next: string }
  /** price, state and accessible note of a day */
  dayInfo?: (day: string) => DayInfo
  onPick: (day: string) => void
  /** called for a press on a day that cannot be chosen, for what it `offers` */
  onRefused?: (day: string) => void
  /** called with the first visible month (`YYYY-MM`), to load prices */
  onMonth?: (month: string) => void
}

const TAGS: Record<string, string> = { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-GB-u-ca-gregory-nu-latn' }

/** A date grid (APG): arrows follow the reading direction, one tab stop, disabled days have a reason. */
export function MonthCalendar(props: MonthCalendarProps) {
  const {
    dir,
    locale,
    today,
    from,
    to,
    min,
    max,
    months = 1,
    opensAt,
    words,
    dayInfo,
    onPick,
    onRefused,
    onMonth,
  } = props
  const first = from && (!min || from >= min) ? from : (min ?? today)
  const [tabDay, setTabDay] = useState(opensAt ?? first)
  const [month, setMonth] = useState(() => (opensAt ?? from ?? first).slice(0, 7))
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
    const isOutside = outside && (day < today || (max !== undefined && day > max))
    return outside ? { ...info, disabled: true, offers: false, isOutside } : info
  }
  return (
    <div ref={frame} className={styles.frame} style={{ '--months': months } as CSSProperties}>
      <div className={styles.turn}>
        <TurnButtons
          words={words}
          hasPrevious={min === undefined || month > min.slice(0, 7)}
          hasNext={max === undefined || month < max.slice(0, 7)}
          onTurn={(by) => turnTo(shiftMonth(month, by))}
        />
      </div>
      <div className={styles.months}>
        {Array.from({ length: months }, (_, i) => shiftMonth(month, i)).map((one) => (
          <MonthGrid
            key={one}
            month={one}
            tag={TAGS[locale] ?? locale}
            {...{ from, to, today, tabDay, infoOf, onPick, onRefused, onKey }}
          />
        ))}
      </div>
    </div>
  )
}
