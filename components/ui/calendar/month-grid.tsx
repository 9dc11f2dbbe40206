'use client'

import type { KeyboardEvent } from 'react'
import { formatUtc, weeksOf } from './calendar-days'
import styles from './month-calendar.module.css'
import { WeekdayNames } from './weekday-names'

export interface DayInfo {
  /** a short price under the date */
  price?: string
  disabled?: boolean
  /** the action of a press on a day that cannot be chosen; its note names it */
  offers?: boolean
  /** announced after the date: "850 riyals, available" or why it cannot be chosen */
  note?: string
  /** a day with a style of its own; its note has the same meaning */
  mark?: string
}

interface MonthGridProps {
  month: string
  /** an Intl tag with Gregorian calendar and Latin digits */
  tag: string
  from: string | null
  to: string | null
  today: string
  /** the one focusable day */
  tabDay: string
  infoOf: (day: string) => DayInfo
  onPick: (day: string) => void
  /** a day that cannot be chosen was pressed */
  onRefused?: (day: string) => void
  onKey: (day: string, event: KeyboardEvent) => void
}

export function MonthGrid(props: MonthGridProps) {
  const { month, tag } = props
  const title = formatUtc(`${month}-01`, tag, { month: 'long', year: 'numeric' })
  const hijri = formatUtc(`${month}-15`, tag.replace('ca-gregory', 'ca-islamic-umalqura'), {
    month: 'long',
    year: 'numeric',
  })
  return (
    <div className={styles.month}>
      <p className={styles.title} aria-hidden="true">
        {title}
        <span className={styles.hijri}>{hijri}</span>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the date grid of the APG is a table */}
      <table role="grid" aria-label={title}>
        <thead>
          <WeekdayNames tag={tag} />
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]?.key}>
              {week.map(({ key, day }) =>
                day ? <DayCell key={key} day={day} {...props} /> : <td key={key} />,
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function DayCell({
  day,
  tag,
  from,
  to,
  today,
  tabDay,
  infoOf,
  onPick,
  onRefused,
  onKey,
}: MonthGridProps & { day: string }) {
  const info = infoOf(day)
  const isEnd = day === from || day === to
  const isBetween = Boolean(from && to && day > from && day < to)
  const spoken = formatUtc(day, tag, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid, where selection belongs
    <td aria-selected={isEnd || isBetween} data-range={rangePart(day, from, to)}>
      <button
        type="button"
        data-day={day}
        tabIndex={day === tabDay ? 0 : -1}
        aria-disabled={(info.disabled && !info.offers) || undefined}
        data-off={info.disabled || undefined}
        data-offers={info.offers || undefined}
        aria-label={info.note ? `${spoken}${tag.startsWith('ar') ? '، ' : ', '}${info.note}` : spoken}
        aria-current={day === today ? 'date' : undefined}
        data-on={isEnd || undefined}
        data-mark={info.mark}
        onClick={() => (info.disabled ? onRefused?.(day) : onPick(day))}
        onKeyDown={(event) => onKey(day, event)}
      >
        <span className={styles.date}>{Number(day.slice(8))}</span>
        {info.price ? <span className={styles.price}>{info.price}</span> : null}
      </button>
    </td>
  )
}

function rangePart(day: string, from: string | null, to: string | null): string | undefined {
  if (!from || !to) return undefined
  if (day === from) return 'start'
  if (day === to) return 'end'
  return day > from && day < to ? 'middle' : undefined
}
