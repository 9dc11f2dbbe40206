'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import type { CalendarWire } from '@/lib/contract/schemas/calendar/wire'
import type { Day } from '@/lib/domain/time/days'
import { formatDay, formatTime } from '@/lib/i18n/dates'
import { openHours } from './cell-state'
import { DayCells } from './day-cells'
import { HourCell } from './hour-cell'
import type { DayRangeChoice } from './use-day-range'

const Frame = styled.div`
  position: relative; overflow: auto; max-block-size: 76dvh; border-radius: var(--r-lg); box-shadow: inset 0 0 0 1px var(--c-line);
  container-type: inline-size; --cell: 52px;
  table { border-collapse: separate; border-spacing: 3px; min-inline-size: 100%; }
  th { font-size: var(--fs-2xs); font-weight: var(--fw-medium); color: var(--c-ink-3); padding: var(--s-1) var(--s-2); line-height: 1.4; }
  thead th, thead td { position: sticky; inset-block-start: 0; z-index: 3; background: var(--c-bg); }
  th[scope='row'], thead td { position: sticky; inset-inline-start: 0; z-index: 2; background: var(--c-bg); text-align: start; white-space: nowrap; }
  thead td { z-index: 4; }
  td { padding: 0; min-inline-size: 72px; }
`

interface HourBoardProps {
  calendar: CalendarWire
  hours: NonNullable<CalendarWire['hours']>
  today: Day
  choice: DayRangeChoice
}

/** A week of a listing that is sold by the hour: days across, hours down; the top row selects whole days. */
export function HourBoard({ calendar, hours, today, choice }: HourBoardProps) {
  const t = useTranslations('hosted.calendar')
  const locale = useLocale()
  const [now] = useState(() => new Date())
  return (
    <Frame ref={choice.grid}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid of the APG is a table */}
      <table role="grid" aria-label={t('hoursLabel')} aria-multiselectable>
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
              <th scope="row">
                <bdi>{formatTime(start, locale)}</bdi>
              </th>
              {calendar.days.map(({ day }) => (
                <HourCell
                  key={day}
                  calendar={calendar}
                  taken={hours.taken}
                  at={{ day, start }}
                  now={now}
                  choice={choice}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  )
}
