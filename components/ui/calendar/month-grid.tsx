'use client'

import { type KeyboardEvent, memo, type SyntheticEvent } from 'react'
import { formatUtc, weeksOf } from './calendar-days'
import styles from './month-calendar.module.css'
import { WeekdayNames } from './weekday-names'

export interface DayInfo {
  /** a short price under the date */
  price?: string
  disabled?: boolean
  /** past, or too far ahead: only drawn, so that nobody is read a row of days that cannot be chosen */
  isOutside?: boolean
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

export function MonthGrid({
  month,
  tag,
  from,
  to,
  today,
  tabDay,
  infoOf,
  onPick,
  onRefused,
  onKey,
}: MonthGridProps) {
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
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the date grid of the APG is a table
        role="grid"
        aria-label={title}
        onClick={(event) => {
          const { day, off } = daysDataOf(event)
          if (day && off) onRefused?.(day)
          else if (day) onPick(day)
        }}
        onKeyDown={(event) => {
          const { day } = daysDataOf(event)
          if (day) onKey(day, event)
        }}
      >
        <thead>
          <WeekdayNames tag={tag} />
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]?.key}>
              {week.map(({ key, day }) =>
                day ? (
                  <DayCell
                    key={key}
                    day={day}
                    tag={tag}
                    isEnd={day === from || day === to}
                    range={rangePart(day, from, to)}
                    isToday={day === today}
                    isTabStop={day === tabDay}
                    {...infoOf(day)}
                  />
                ) : (
                  <td key={key} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What the pressed day says of itself; nothing beside the days. */
const daysDataOf = ({ target }: SyntheticEvent): DOMStringMap =>
  (target instanceof Element && target.closest<HTMLElement>('[data-day]')?.dataset) || {}

interface DayCellProps extends DayInfo {
  day: string
  tag: string
  isEnd: boolean
  range: string | undefined
  isToday: boolean
  isTabStop: boolean
}

/** Drawn again only when something of this day changes: a press changes few of a month. */
const DayCell = memo(function DayCell({
  day,
  tag,
  isEnd,
  range,
  isToday,
  isTabStop,
  price,
  disabled,
  isOutside,
  offers,
  note,
  mark,
}: DayCellProps) {
  const date = (
    <span className={styles.date} aria-hidden="true">
      {Number(day.slice(8))}
    </span>
  )
  if (isOutside && !isEnd && !range) return <td className={styles.outside}>{date}</td>
  const spoken = formatUtc(day, tag, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid, where selection belongs
    <td aria-selected={isEnd || range !== undefined} data-range={range}>
      <button
        type="button"
        data-day={day}
        tabIndex={isTabStop ? 0 : -1}
        aria-disabled={(disabled && !offers) || undefined}
        data-off={disabled || undefined}
        data-offers={offers || undefined}
        aria-label={note ? `${spoken}${tag.startsWith('ar') ? '، ' : ', '}${note}` : spoken}
        aria-current={isToday ? 'date' : undefined}
        data-on={isEnd || undefined}
        data-mark={mark}
      >
        {date}
        {price ? (
          <span className={styles.price} aria-hidden="true">
            {price}
          </span>
        ) : null}
      </button>
    </td>
  )
})

function rangePart(day: string, from: string | null, to: string | null): string | undefined {
  if (!from || !to) return undefined
  if (day === from) return 'start'
  if (day === to) return 'end'
  return day > from && day < to ? 'middle' : undefined
}
