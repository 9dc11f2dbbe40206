import type { KeyScope } from '@/lib/domain/api-keys/api-key'
import type { CalendarBody } from '@/lib/domain/calendar/bodies'

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
