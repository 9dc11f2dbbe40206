import type { CalendarWire } from '@/lib/contract/schemas/calendar/wire'
import { hasScope } from '@/lib/domain/api-keys/api-key'
import type { CalendarBody } from '@/lib/domain/calendar/bodies'
import { DomainError } from '@/lib/domain/issues'
import { mayChangeCalendar } from './calendar-scopes'
import type { CallersKey } from './read-key'

/** Throws `key_scope_missing` for a part of the calendar that the key of a call may not change. */
export function assertKeyMayChange(key: CallersKey | null, body: CalendarBody): void {
  if (key && !mayChangeCalendar(key.scopes, body)) throw new DomainError('key_scope_missing')
}

/** A calendar without what the key of a call may not read: guests, and the secret address that outlives a key. */
export function calendarFor(key: CallersKey | null, calendar: CalendarWire): CalendarWire {
  if (!key) return calendar
  const { bookings, conflicts, feed, feeds } = calendar
  const maySeeBookings = hasScope(key.scopes, ['bookings'])
  return {
    ...calendar,
    bookings: maySeeBookings ? bookings : [],
    conflicts: maySeeBookings ? conflicts : [],
    feeds: feeds.map((one) => ({ ...one, url: null })),
    feed: { ...feed, exportUrl: null, importUrl: null },
  }
}
