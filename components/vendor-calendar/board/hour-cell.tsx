'use client'

import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon/icon'
import { FeedMark } from '@/components/vendor-calendar/feeds/feed-mark'
import type { CalendarWire, TakenWire } from '@/lib/contract/schemas/calendar/wire'
import type { LocalizedName } from '@/lib/domain/text/bilingual'
import { type Day, riyadhDay, type TimeOfDay } from '@/lib/domain/time/days'
import { formatDay, formatTime } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'
import { feedsOf, hourState, takenAt } from './cell-state'
import { CellFrame, CellSign } from './day-cell'
import type { DayRangeChoice } from './use-day-range'

const Hour = styled(CellFrame)`
  --cell: var(--tap); align-items: center; justify-content: center; padding-block: 0;
  &[data-look='past'] { background: var(--c-sub); box-shadow: none; }
  @media (hover: hover) { --cell: 34px; }
`

const HourSign = styled(CellSign)`
  max-inline-size: 96px;
`

const HourLabel = styled.bdi`
  overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
`

interface HourCellProps {
  calendar: CalendarWire
  taken: readonly TakenWire[]
  at: { day: Day; start: TimeOfDay }
  now: Date
  choice: DayRangeChoice
}

/** One hour of one day: free, or its booking or block. */
export function HourCell({ calendar, taken, at, now, choice }: HourCellProps) {
  const t = useTranslations('hosted.calendar')
  const locale = useLocale()
  const look = hourState(taken, calendar.units, at, now)
  const cell = { listingId: calendar.serviceId, ...at }
  const isChosen = choice.isChosen(cell)
  const nameOf = (guest: LocalizedName, isOption: boolean) =>
    isOption ? t('option', { guest: localName(locale, guest) }) : localName(locale, guest)
  const { bookings, options = [] } = calendar
  const guests = [...bookings, ...options].map(({ checkInAt, checkOutAt, guest, ...one }) => ({
    from: checkInAt,
    to: checkOutAt,
    name: nameOf(guest, 'expiresAt' in one),
  }))
  const [feed] = feedsOf(
    calendar,
    takenAt(taken, at).flatMap((one) => one.feed ?? []),
  )
  const word =
    (look === 'booked' && takenAt(guests, at)[0]?.name) ||
    (look === 'blocked' && takenAt(taken, at).find((one) => one.note)?.note) ||
    (look === 'foreign' && feed?.name) ||
    t(`look.${look}`)
  const name = [formatDay(at.day, locale, 'full'), formatTime(at.start, locale), t(`look.${look}`)]
  if (look === 'past' && at.day < riyadhDay(now)) {
    return (
      <td>
        <Hour as="div" data-look={look} />
      </td>
    )
  }
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid, where selection belongs
    <td aria-selected={isChosen}>
      <Hour
        type="button"
        data-look={look}
        data-chosen={isChosen || undefined}
        aria-label={[...name, ...(word === t(`look.${look}`) ? [] : [word])].join(
          locale === 'ar' ? '، ' : ', ',
        )}
        aria-disabled={choice.canChoose(cell) ? undefined : true}
        {...choice.cellProps(cell)}
      >
        {look === 'open' || look === 'past' ? null : (
          <HourSign>
            {look === 'blocked' ? <Icon name="close" size={12} /> : null}
            {look === 'foreign' && !feed ? <Icon name="globe" size={12} /> : null}
            {look === 'foreign' && feed ? <FeedMark feed={feed} /> : null}
            <HourLabel>{word}</HourLabel>
          </HourSign>
        )}
      </Hour>
    </td>
  )
}
