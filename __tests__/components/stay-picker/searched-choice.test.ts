import { searchedChoice } from '@/components/stay-picker/searched-choice'
import { aListing } from '../bookings/a-listing'

const { terms } = aListing()
const choice = (search: string, changed: Partial<typeof terms> = {}) =>
  searchedChoice(search, { ...terms, ...changed }, false)

test('the dates, hours and party of a search are chosen, a pet where it is taken', () => {
  const dates = '?checkIn=20-11-2026&checkOut=22-11-2026'
  expect(choice(dates)).toEqual({
    checkIn: '2026-11-20',
    checkOut: '2026-11-22',
    date: '2026-11-20',
    pet: false,
  })
  expect(choice(`${dates}&guests=2`)).toMatchObject({ adults: 2, children: 0 })
  expect(choice(`${dates}&pet=1`)).toMatchObject({ pet: false })
  const fees = [{ kind: 'pet', priceHalalas: 0, threshold: 0, charged: 'once' }] as const
  expect(choice(`${dates}&pet=1`, { fees })).toMatchObject({ pet: true })
})

test('an hour after midnight is on the next date', () => {
  expect(choice('?checkIn=20-11-2026&checkOut=21-11-2026&start=01:00&hours=2')).toMatchObject({
    date: '2026-11-21',
    start: '01:00',
    hours: 2,
  })
})

test.each([
  '?room=one',
  '?checkOut=22-11-2026',
  '?checkIn=31-02-2026',
  '?checkIn=22-11-2026&checkOut=20-11-2026',
])('an address without a whole stay chooses nothing: %s', (search) => {
  expect(choice(search)).toBeNull()
})
