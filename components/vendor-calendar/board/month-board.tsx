'use client'

import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { formatUtc, weeksOf } from '@/components/ui/calendar/calendar-days'
import { WeekdayNames } from '@/components/ui/calendar/weekday-names'
import type { CalendarWire } from '@/lib/contract/schemas/calendar/wire'
import type { Day } from '@/lib/domain/time/days'
import { CALENDAR_TAGS } from '@/lib/domain/time/spoken-time'
import { DayCell } from './day-cell'
import type { DayRangeChoice } from './use-day-range'

const Frame = styled.div`
  container-type: inline-size; --cell: 60px;
  table { inline-size: 100%; border-collapse: separate; border-spacing: 3px; table-layout: fixed; }
  th { font-size: var(--fs-2xs); font-weight: var(--fw-medium); color: var(--c-ink-3); padding-block: var(--s-1); }
  td { padding: 0; }
  @media (min-width: 701px) { --cell: 96px; }
`

const Band = styled.th<{ $isWeekend?: boolean }>`
  && {
    border-radius: var(--r-sm); padding: var(--s-1) var(--s-2);
    background: ${({ $isWeekend }) => ($isWeekend ? 'var(--c-accent-soft)' : 'var(--c-sub)')};
    color: ${({ $isWeekend }) => ($isWeekend ? 'var(--c-accent)' : 'var(--c-ink-2)')};
  }
`

const DAYS = 7
/** The weekday price covers Sunday to Wednesday; Thursday to Saturday have their own. */
const WEEKDAYS = 4

interface MonthBoardProps {
  calendar: CalendarWire
  /** `YYYY-MM` */
  month: string
  today: Day
  choice: DayRangeChoice
}

/** A month of one listing as a grid (APG), with the two price bands above their columns. */
export function MonthBoard({ calendar, month, today, choice }: MonthBoardProps) {
  const t = useTranslations('hosted.calendar')
  const tag = CALENDAR_TAGS[useLocale()] ?? 'en'
  const byDay = new Map(calendar.days.map((one) => [one.day, one]))
  return (
    <Frame ref={choice.grid}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the date grid of the APG is a table */}
      <table role="grid" aria-label={formatUtc(`${month}-01`, tag, { month: 'long', year: 'numeric' })}>
        <thead>
          <tr>
            <Band scope="colgroup" colSpan={WEEKDAYS}>
              {t('bands.week')}
            </Band>
            <Band scope="colgroup" colSpan={DAYS - WEEKDAYS} $isWeekend>
              {t('bands.weekend')}
            </Band>
          </tr>
          <WeekdayNames tag={tag} />
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]?.key}>
              {week.map(({ key, day }) => {
                const one = day === null ? undefined : byDay.get(day)
                if (!one) return <td key={key} />
                return (
                  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid, where selection belongs
                  <td
                    key={key}
                    aria-selected={choice.isChosen({
                      listingId: calendar.serviceId,
                      day: one.day,
                      start: null,
                    })}
                  >
                    <DayCell calendar={calendar} one={one} isToday={one.day === today} choice={choice} />
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
