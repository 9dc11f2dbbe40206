import { eq, sql } from 'drizzle-orm'
import { aStayRule } from '@/__tests__/lib/domain/booking/a-stay-rule'
import { bookStay } from '@/__tests__/server/support/bookings'
import { aListing, type ListingOptions } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest } from '@/__tests__/server/support/users'
import { addDays, type Day } from '@/lib/domain/time/days'
import { refreshBooked } from '@/server/db/refresh-booked'
import { listings } from '@/server/db/schema/listings/listings'

const api = appForTests()
const FIRST: Day = '2026-03-16'
const DAYS = 40

/** The days that search treats as taken. */
async function copyOf(id: string): Promise<string> {
  const [row] = await api.db
    .select({ booked: sql<string>`booked::text` })
    .from(listings)
    .where(eq(listings.id, id))
  return row?.booked ?? ''
}

async function daysInCopy(id: string): Promise<Day[]> {
  const days = Array.from({ length: DAYS }, (_, i) => addDays(FIRST, i))
  const [row] = await api.db
    .select({
      held: sql<string>`(SELECT string_agg(d, ' ') FROM unnest(string_to_array(${days.join()}, ',')) AS d WHERE booked @> d::date)`,
    })
    .from(listings)
    .where(eq(listings.id, id))
  return (row?.held ?? '').split(' ').filter(Boolean) as Day[]
}

async function takenDays(id: string): Promise<Day[]> {
  const { body } = await api.call(
    'GET',
    `/services/${id}/availability?from=${FIRST}&to=${addDays(FIRST, DAYS)}`,
  )
  return body.days
    .filter((one: { state: string }) => one.state === 'taken')
    .map((one: { day: Day }) => one.day)
}

/** Nights from the first day on, and how many. */
const STAYS = [
  [9, 2],
  [3, 1],
  [20, 5],
  [11, 1],
  [4, 3],
  [16, 1],
  [30, 2],
  [9, 1],
] as const

test.each<[string, ListingOptions]>([
  ['one unit', {}],
  ['two units', { type: 'Hotel', units: 2 }],
  ['three days of turnover', { turnoverMinutes: 3 * 24 * 60 }],
  [
    'a longer turnover after some days',
    { stayRules: [{ ...aStayRule({ weekdays: ['friday'], turnoverHours: 40 }), id: 'r', name: 'A rule' }] },
  ],
  [
    'an evening that ends after midnight',
    { checkInTime: '16:00', checkOutTime: '03:00', turnoverMinutes: 14 * 60 },
  ],
])(
  '%s: after each booking the copy that search reads equals the calendar, as if it were written anew',
  async (_, options) => {
    const { id } = await aListing(api, options)
    for (const [from, nights] of [...STAYS, ...STAYS]) {
      const checkIn = addDays(FIRST, from)
      await bookStay(api, await aGuest(api), id, { checkIn, checkOut: addDays(checkIn, nights) })
      expect(await daysInCopy(id)).toEqual(await takenDays(id))
    }
    const stored = await copyOf(id)
    await refreshBooked(api.db, id, api.clock.now())
    expect(stored).toBe(await copyOf(id))
  },
)
