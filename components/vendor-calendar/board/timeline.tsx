'use client'

import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Thumbnail } from '@/components/shared/photos/thumbnail'
import { calendarHref } from '@/components/vendor-calendar/calendar-href'
import type { CalendarWire } from '@/lib/contract/schemas/calendar/wire'
import type { VendorListingCard } from '@/lib/contract/schemas/listing/vendor-listing'
import { type Day, weekdayOf } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { DayCells } from './day-cells'
import type { DayRangeChoice } from './use-day-range'

const Frame = styled.div`
  position: relative; container-type: inline-size; overflow-x: auto; border-radius: var(--r-lg); box-shadow: inset 0 0 0 1px var(--c-line);
  --cell: 64px; --names: 104px; --day: 56px;
  table { border-collapse: separate; border-spacing: 3px; min-inline-size: 100%; }
  th[scope='row'] {
    position: sticky; inset-inline-start: 0; z-index: 2; inline-size: var(--names); min-inline-size: var(--names); max-inline-size: var(--names);
    padding: var(--s-1) var(--s-2); text-align: start; background: var(--c-bg); font-size: var(--fs-xs); font-weight: var(--fw-semibold);
  }
  th[scope='row'] a { display: grid; grid-template-columns: minmax(0, 1fr); align-items: center; min-block-size: var(--tap); }
  th[scope='row'] bdi { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  th[scope='row'] a:hover { text-decoration: underline; text-underline-offset: 4px; }
  th[scope='row'][data-room-type] a { padding-inline-start: var(--s-3); font-weight: var(--fw-regular); }
  th[scope='row'] img { display: none; }
  thead th { font-size: var(--fs-2xs); font-weight: var(--fw-medium); color: var(--c-ink-3); padding: var(--s-2) 2px; inline-size: var(--day); min-inline-size: var(--day); max-inline-size: var(--day); text-align: center; line-height: 1.4; }
  thead th[data-band='weekend'] { color: var(--c-accent); }
  thead td { position: sticky; inset-inline-start: 0; z-index: 2; background: var(--c-bg); }
  td { padding: 0; }
  @media (min-width: 701px) { --names: 132px; --day: 76px; }
  @media (min-width: 960px) {
    --names: 200px;
    th[scope='row'] a { grid-template-columns: 40px minmax(0, 1fr); gap: var(--s-3); }
    th[scope='row'] img { display: block; inline-size: 40px; block-size: 40px; border-radius: var(--r-sm); object-fit: cover; }
  }
`

const WEEKEND = ['thursday', 'friday', 'saturday']

interface TimelineProps {
  places: readonly { service: VendorListingCard; calendar: CalendarWire }[]
  days: readonly Day[]
  today: Day
  choice: DayRangeChoice
}

/** Fourteen days of all listings: one row each, with a sticky name of one line. A phone of 390 px shows four days beside it. */
export function Timeline({ places, days, today, choice }: TimelineProps) {
  const t = useTranslations('hosted.calendar')
  const locale = useLocale()
  return (
    <Frame ref={choice.grid}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid of the APG is a table */}
      <table role="grid" aria-label={t('timelineLabel')}>
        <thead>
          <tr>
            <td />
            {days.map((day) => (
              <th key={day} scope="col" data-band={WEEKEND.includes(weekdayOf(day)) ? 'weekend' : 'week'}>
                {formatDay(day, locale, 'weekdayDayMonth')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map(({ service: listing, calendar }) => (
            <tr key={listing._id}>
              <th scope="row" data-room-type={listing.property ? true : undefined}>
                <Link href={calendarHref(listing._id)} title={localName(locale, listing)} prefetch={false}>
                  {listing.image ? <Thumbnail url={listing.image} alt="" /> : null}
                  <bdi>{localName(locale, listing)}</bdi>
                </Link>
              </th>
              <DayCells calendar={calendar} today={today} choice={choice} />
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  )
}
