import type { KeyScope } from '@/lib/domain/api-keys/api-key'
import type { CalendarBody } from '@/lib/domain/calendar/bodies'
import { mayChangeCalendar } from '@/server/modules/people/api-keys/calendar-by-key'

const DAYS = { from: '2026-12-20', to: '2026-12-22' }
const PRICES = [{ day: '2026-12-20', price: 500 }]

test.each<[CalendarBody, KeyScope[], boolean]>([
  [{ close: [DAYS] }, ['availability'], true],
  [{ close: [DAYS] }, ['prices', 'bookings'], false],
  [{ open: [DAYS], minNights: 2 }, ['availability'], true],
  [{ prices: PRICES }, ['prices'], true],
  [{ prices: PRICES }, ['availability'], false],
  [{ close: [DAYS], prices: PRICES }, ['prices'], false],
  [{ close: [DAYS], prices: PRICES }, ['availability', 'prices'], true],
  [{ partPayment: null }, ['availability'], false],
  [{ partPayment: null }, ['prices'], true],
  [{ importUrl: null }, ['availability', 'prices', 'bookings'], false],
  [{}, ['prices'], true],
])('a change %j by a key with %j is allowed: %s', (body, scopes, allowed) => {
  expect(mayChangeCalendar(scopes, body)).toBe(allowed)
})
