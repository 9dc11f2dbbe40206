'use client'

import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { ActButton } from '@/components/shared/act-button'
import { IfMay } from '@/components/shared/member-role'
import { Icon } from '@/components/ui/icon/icon'
import { call } from '@/lib/api/call'
import type { CalendarConflictWire } from '@/lib/contract/schemas/calendar/wire'
import { formatDay } from '@/lib/i18n/dates'
import { inLanguage, localName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { calendarHref } from './calendar-href'
import { FeedMark } from './feeds/feed-mark'

const List = styled.section`
  display: grid; gap: var(--s-3); padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-warn-soft);
  h2 { font-size: var(--fs-lg); color: var(--c-warn); display: flex; gap: var(--s-2); align-items: center; }
  ul { display: grid; gap: var(--s-3); list-style: none; padding: 0; }
  li { display: flex; flex-wrap: wrap; gap: var(--s-2) var(--s-4); align-items: center; justify-content: space-between; }
  li > div { display: grid; gap: var(--s-1); flex: 1 1 260px; min-inline-size: 0; overflow-wrap: anywhere; }
  small { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s-2); font-size: var(--fs-sm); color: var(--c-ink-2); }
  a { font-weight: var(--fw-semibold); text-decoration: underline; text-underline-offset: 4px; }
`

/** Dates that are booked here and on another site: nothing was changed, so a user must decide. */
export function ConflictInbox({ conflicts }: { conflicts: readonly CalendarConflictWire[] }) {
  const t = useTranslations('hosted.calendar.conflicts')
  if (conflicts.length === 0) return null
  return (
    <List aria-label={t('title')}>
      <h2>
        <Icon name="alert" /> {t('title')}
      </h2>
      <p>{t('text')}</p>
      <ul>
        {conflicts.map((one) => (
          <li key={one._id}>
            <Sides conflict={one} />
            <IfMay action="editCalendar">
              <ActButton
                kind="outline"
                size="sm"
                send={() => call('POST /vendor/calendar-conflicts/:id/resolve', { params: { id: one._id } })}
                done={t('settled')}
              >
                {t('settle')}
              </ActButton>
            </IfMay>
          </li>
        ))}
      </ul>
    </List>
  )
}

/** Whose dates they are: the event of the other calendar, and the bookings of ours that it overlaps. */
function Sides({ conflict }: { conflict: CalendarConflictWire }) {
  const t = useTranslations('hosted.calendar.conflicts')
  const locale = useLocale()
  const datesOf = ({ from, to }: { from: string; to: string }) =>
    t('dates', { from: formatDay(from, locale, 'dayMonth'), to: formatDay(to, locale, 'dayMonth') })
  const { serviceId, service: listing, from, feed, event, bookings } = conflict
  return (
    <div>
      <span>
        <Link href={calendarHref(serviceId, { month: from.slice(0, 7) })} prefetch={false}>
          {inLanguage(locale, listing)}
        </Link>{' '}
        {datesOf(conflict)}
      </span>
      {feed ? (
        <small>
          <FeedMark feed={feed} />
          {event ? t('event', { feed: feed.name, event }) : t('eventUnnamed', { feed: feed.name })}
        </small>
      ) : null}
      {bookings.map((booking) => (
        <small key={booking._id}>
          {t('booking', {
            code: booking.code,
            guest: localName(locale, booking.guest),
            dates: datesOf(booking),
          })}
        </small>
      ))}
    </div>
  )
}
