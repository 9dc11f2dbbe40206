'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { hourLook, openHours } from '@/lib/domain/booking/calendar-cell'
import type { CalendarWire } from '@/lib/domain/booking/calendar-wire'
import type { Day } from '@/lib/domain/days'
import { formatDay, formatTime } from '@/lib/i18n/dates'
import { DayCells } from './day-cells'
import type { DayRangeChoice } from './use-day-range'

const Frame = styled.div`
  overflow-x: auto; border-radius: var(--r-lg); box-shadow: inset 0 0 0 1px var(--c-line);
  container-type: inline-size; --cell: 52px;
  table { border-collapse: separate; border-spacing: 3px; min-inline-size: 100%; }
  th { font-size: var(--fs-2xs); font-weight: var(--fw-medium); color: var(--c-ink-3); padding: var(--s-1) var(--s-2); white-space: nowrap; }
  th[scope='row'], thead td { position: sticky; inset-inline-start: 0; z-index: 2; background: var(--c-bg); text-align: start; }
  td { padding: 0; min-inline-size: 84px; }
  .hour { display: grid; place-items: center; min-block-size: 30px; border-radius: var(--r-xs); font-size: var(--fs-2xs); background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line); }
  .hour[data-look='booked'] { background: var(--c-primary-soft); color: var(--c-primary); font-weight: var(--fw-semibold); }
  .hour[data-look='blocked'] { background: var(--c-cal-blocked); color: var(--c-ink-2); }
  .hour[data-look='foreign'] { background: var(--c-info-soft); color: var(--c-info); }
  .hour[data-look='past'] { background: transparent; color: var(--c-ink-3); }
`

interface HourBoardProps {
  calendar: CalendarWire
  hours: NonNullable<CalendarWire['hours']>
  today: Day
  choice: DayRangeChoice
}

/** A week of a place that is sold by the hour: days across, hours down; whole days are chosen in the row on top. */
export function HourBoard({ calendar, hours, today, choice }: HourBoardProps) {
  const t = useTranslations('hosted.calendar')
  const locale = useLocale()
  const [now] = useState(() => new Date())
  return (
    <Frame ref={choice.grid}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid of the APG is a table */}
      <table role="grid" aria-label={t('hoursLabel')}>
        <thead>
          <tr>
            <td />
            {calendar.days.map(({ day }) => (
              <th key={day} scope="col">
                {formatDay(day, locale, 'weekdayDayMonth')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('wholeDay')}</th>
            <DayCells calendar={calendar} today={today} choice={choice} />
          </tr>
          {openHours(hours).map((start) => (
            <tr key={start}>
              <th scope="row">{formatTime(start, locale)}</th>
              {calendar.days.map(({ day }) => {
                const look = hourLook(hours.taken, calendar.units, { day, start }, now)
                return (
                  <td key={day}>
                    <span className="hour" data-look={look}>
                      {look === 'open' || look === 'past' ? (
                        <span className="sr-only">{t(`look.${look}`)}</span>
                      ) : (
                        t(`look.${look}`)
                      )}
                    </span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  )
}
