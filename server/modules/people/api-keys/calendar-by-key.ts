import type { CalendarWire } from '@/lib/contract/schemas/calendar/wire'
import { hasScope, type KeyScope } from '@/lib/domain/api-keys/api-key'
import type { CalendarBody } from '@/lib/domain/calendar/bodies'
import { DomainError } from '@/lib/domain/issues'
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

/** The scope that each part of a calendar needs; null: no key may change it, because it makes us call an address. */
const SCOPE_OF: Record<Exclude<keyof CalendarBody, 'confirmed'>, KeyScope | null> = {
  close: 'availability',
  open: 'availability',
  minNights: 'availability',
  maxNights: 'availability',
  turnoverMinutes: 'availability',
  leadHours: 'availability',
  prices: 'prices',
  partPayment: 'prices',
  importUrl: null,
}

/** Whether a key with these scopes may make a change of a calendar. */
export function mayChangeCalendar(scopes: readonly KeyScope[], body: CalendarBody): boolean {
  return (Object.keys(SCOPE_OF) as (keyof typeof SCOPE_OF)[])
    .filter((name) => body[name] !== undefined)
    .every((name) => {
      const scope = SCOPE_OF[name]
      return scope !== null && scopes.includes(scope)
    })
}
