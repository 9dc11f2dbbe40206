import fc from 'fast-check'
import type { BookableListing } from '@/lib/domain/booking/bookable'
import { NO_FACTS } from '@/lib/domain/booking/money/discounts'
import { quoteStay } from '@/lib/domain/booking/money/quote'
import { quoteRooms, type RoomOfStay, type RoomsOfStay } from '@/lib/domain/booking/money/quote-rooms'
import { roomIssues } from '@/lib/domain/booking/room-issues'
import { allRooms, divideParty, priceIn, roomsOfLines, unitsOf } from '@/lib/domain/booking/rooms'
import { vatInside } from '@/lib/domain/money'
import { refuseOffer } from '@/lib/domain/private-offers/private-offer'
import { aBookableListing, aStay } from '../a-bookable-listing'

const NOW = new Date('2026-12-01T09:00:00Z')
const NAMES = { en: 'Double', ar: 'مزدوجة' }

const prices = (allDays: number) => ({
  ...aBookableListing().prices,
  ...{ weekdays: {}, sundayToWednesday: null, allDays },
})
const aRoom = (id: string, terms: Partial<BookableListing> = {}, units = 1): RoomOfStay => ({
  room: { _id: id, name: NAMES },
  listing: aBookableListing({ units: 5, maxGuests: 2, prices: prices(50_000), ...terms }),
  units,
  facts: NO_FACTS,
})
const stayOf = (rooms: RoomsOfStay, part: Parameters<typeof aStay>[0] = {}) =>
  aStay({ units: rooms[0].units, adults: 2, children: 0, ...part })

function quoted(rooms: RoomsOfStay, part: Parameters<typeof aStay>[0] = {}, percent?: number) {
  const code = percent === undefined ? null : { code: 'EID', percent, amountHalalas: 2_000_000_000 }
  const { quote, issues } = quoteRooms(rooms, stayOf(rooms, part), NOW, code)
  if (!quote) throw new Error(JSON.stringify(issues))
  return quote
}

const sold = (id: string, terms: Partial<BookableListing> = {}, propertyId: string | null = 'hotel') => ({
  ...{ id, propertyId, terms: { ...aBookableListing(terms), bookingType: 'instant' as const } },
})
const MAIN = { ...sold('hotel'), units: 1 }
const codesOf = (...args: Parameters<typeof roomIssues>) => roomIssues(...args).map(({ code }) => code)

test.each([
  ['a type of the same property', [{ listingId: 'suite', units: 2 }], [sold('suite')], []],
  ['the first one again', [{ listingId: 'hotel', units: 1 }], [sold('hotel')], ['duplicate_key']],
  [
    'one type twice',
    [1, 1].map((units) => ({ listingId: 'suite', units })),
    [sold('suite')],
    ['duplicate_key'],
  ],
  ['one that is not sold', [{ listingId: 'suite', units: 1 }], [], ['room_not_offered']],
  [
    'one of another property',
    [{ listingId: 'suite', units: 1 }],
    [sold('suite', {}, 'inn')],
    ['room_not_offered'],
  ],
  ['one of no property', [{ listingId: 'suite', units: 1 }], [sold('suite', {}, null)], ['room_not_offered']],
  [
    'another policy',
    [{ listingId: 'suite', units: 1 }],
    [sold('suite', { cancellationPolicy: 'Strict' })],
    ['room_terms_differ'],
  ],
  [
    'another payment',
    [{ listingId: 'suite', units: 1 }],
    [sold('suite', { paymentType: 'payAtCheckin' })],
    ['room_terms_differ'],
  ],
  [
    'other hours',
    [{ listingId: 'suite', units: 1 }],
    [sold('suite', { checkInTime: '16:00' })],
    ['room_terms_differ'],
  ],
  ['twenty-one units', [{ listingId: 'suite', units: 20 }], [sold('suite')], ['too_many_units']],
] as const)('a booking of several room types with %s', (_name, chosen, those, expected) => {
  expect(codesOf(MAIN, chosen, those)).toEqual(expected)
})

test('a type that is approved by its vendor is not booked with one that is confirmed at once', () => {
  const { terms, ...suite } = sold('suite')
  const request = { ...suite, terms: { ...terms, bookingType: '24-Hour' as const } }
  expect(codesOf(MAIN, [{ listingId: 'suite', units: 1 }], [request])).toEqual(['room_terms_differ'])
})

test('each type is priced by its own rules, names itself on its lines, and a code takes off the sum', () => {
  const cleaning = { kind: 'cleaning', priceHalalas: 5_000, threshold: 0, charged: 'once' } as const
  const rooms = [
    aRoom('hotel', { fees: [cleaning], depositHalalas: 10_000 }, 2),
    aRoom('suite', {
      prices: prices(100_000),
      lastMinute: { days: 365, percent: 10 },
      depositHalalas: 20_000,
    }),
  ] as const
  const quote = quoted(rooms, { adults: 5 }, 10)
  expect(quote.lines.map(({ kind, amountHalalas, room }) => [kind, amountHalalas, room?._id])).toEqual([
    ['nights', 200_000, 'hotel'],
    ['cleaning', 10_000, 'hotel'],
    ['nights', 200_000, 'suite'],
    ['lastMinute', -20_000, 'suite'],
    ['promotion', -39_000, undefined],
  ])
  expect(quote).toMatchObject({ totalHalalas: 351_000, depositHalalas: 30_000 })
  expect(roomsOfLines(quote.lines)).toEqual([
    { _id: 'hotel', name: NAMES, units: 2 },
    { _id: 'suite', name: NAMES, units: 1 },
  ])
  const booking = { listingId: 'hotel', units: 2, rooms: [{ listingId: 'suite', units: 1 }] }
  const priced = { ...booking, totalHalalas: quote.totalHalalas, snapshot: quote }
  expect(['hotel', 'suite'].map((id) => [unitsOf(booking, id), priceIn(priced, id)])).toEqual([
    [2, 189_000],
    [1, 162_000],
  ])
})

test('a pet and add-ons are those of the first type alone', () => {
  const pet = { kind: 'pet', priceHalalas: 3_000, threshold: 0, charged: 'once' } as const
  const addOns = [{ name: 'sleepover', priceHalalas: 7_000 }] as const
  const rooms = [aRoom('hotel', { fees: [pet], addOns }), aRoom('suite', { fees: [pet], addOns })] as const
  const { lines } = quoted(rooms, { pet: true, addOns: ['sleepover'] })
  expect(lines.map(({ kind, room }) => `${kind} ${room?._id}`)).toEqual([
    'nights hotel',
    'pet hotel',
    'addOn hotel',
    'nights suite',
  ])
})

test('own add-ons by guest are for the whole party, whichever rooms it sleeps in', () => {
  const breakfast = {
    ...{ id: 'b', name: { en: 'Breakfast', ar: 'إفطار' }, photo: null, stock: null, mostPieces: 1 },
    ...{ unit: 'guest' as const, priceHalalas: 5_000 },
  }
  const rooms: RoomsOfStay = [aRoom('hotel', { ownAddOns: [breakfast] }), aRoom('suite', { maxGuests: 4 })]
  const { lines } = quoted(rooms, { adults: 6, ownAddOns: [{ _id: 'b' }] })
  expect(lines.filter(({ kind }) => kind === 'ownAddOn')).toMatchObject([{ count: 6, amountHalalas: 30_000 }])
})

test('the rules of any of the types forbid the stay, and the party is that of all rooms', () => {
  const rooms = [aRoom('hotel'), aRoom('suite', { maxAdults: 1 }, 2)] as const
  const codes = (part: Parameters<typeof aStay>[0]) =>
    quoteRooms(rooms, stayOf(rooms, part), NOW).issues.map(({ code, params }) => [code, params.max])
  expect(codes({ adults: 4, children: 2 })).toEqual([])
  expect(codes({ adults: 4, children: 3 })).toEqual([['too_many_guests', 6]])
  expect(codes({ adults: 5, children: 0 })).toEqual([['too_many_adults', 4]])
  expect(codes({ adults: 0, children: 1 })).toEqual([['adult_needed', undefined]])
  const few = [aRoom('hotel'), aRoom('suite', { units: 1 }, 2)] as const
  expect(quoteRooms(few, stayOf(few), NOW).issues).toMatchObject([{ code: 'too_many_units' }])
  const long = { limits: { minNights: 5, maxNights: null, leadMinutes: 0 } }
  const short = [aRoom('hotel'), aRoom('suite', long)] as const
  expect(quoteRooms(short, stayOf(short), NOW).issues).toMatchObject([{ code: 'too_few_nights' }])
})

test('a part payment is that of each type, of its price less its part of the code', () => {
  const half = (percent: number) => ({
    ...{ paymentType: 'halfPayment' as const, partPayment: { percent, minimumHalalas: 0 } },
  })
  const rooms = [aRoom('hotel', half(50)), aRoom('suite', { ...half(20), prices: prices(150_000) })] as const
  const pay = { paymentType: 'halfPayment' as const }
  expect(quoted(rooms, pay)).toMatchObject({ totalHalalas: 400_000, dueNowHalalas: 50_000 + 60_000 })
  expect(quoted(rooms, pay, 10)).toMatchObject({ totalHalalas: 360_000, dueNowHalalas: 45_000 + 54_000 })
})

test('guests sleep where they cost nothing extra first, and a party that fits finds its places', () => {
  const fee = { kind: 'extraGuest', priceHalalas: 5_000, threshold: 1, charged: 'each' } as const
  const rooms = [aRoom('hotel', { fees: [fee] }), aRoom('suite')]
  expect(divideParty({ adults: 2, children: 1 }, rooms)).toEqual([
    { adults: 1, children: 0 },
    { adults: 1, children: 1 },
  ])
  const anyRoom = fc
    .record({
      maxGuests: fc.integer({ min: 1, max: 6 }),
      maxAdults: fc.integer({ min: 1, max: 6 }),
      threshold: fc.integer({ min: 1, max: 6 }),
      units: fc.integer({ min: 1, max: 3 }),
    })
    .map(({ threshold, units, ...beds }) => aRoom('any', { ...beds, fees: [{ ...fee, threshold }] }, units))
  const anyParty = fc.record({
    adults: fc.integer({ min: 1, max: 20 }),
    children: fc.integer({ min: 0, max: 20 }),
  })
  fc.assert(
    fc.property(fc.tuple(anyRoom, anyRoom, anyRoom), anyParty, (rooms, party) => {
      const parts = divideParty(party, rooms)
      const { issues } = quoteRooms(rooms, stayOf(rooms, party), NOW)
      const placed = (who: 'adults' | 'children') => parts.reduce((sum, part) => sum + part[who], 0)
      if (issues.length === 0)
        expect([placed('adults'), placed('children')]).toEqual([party.adults, party.children])
      for (const [index, { adults, children }] of parts.entries()) {
        const { listing, units } = rooms[index] ?? aRoom('none')
        expect(adults).toBeLessThanOrEqual(Math.min(listing.maxAdults ?? 0, listing.maxGuests) * units)
        expect(adults + children).toBeLessThanOrEqual(listing.maxGuests * units)
      }
    }),
    { seed: 92, numRuns: 300 },
  )
})

test('of any types and any code, the total is the sum of the lines, the VAT is inside of it, and no more is due than it', () => {
  const anyRoom = fc
    .record({
      price: fc.integer({ min: 1, max: 500_000 }),
      percent: fc.integer({ min: 1, max: 99 }),
      minimumHalalas: fc.integer({ min: 100, max: 400_000 }),
      discount: fc.integer({ min: 1, max: 90 }),
      units: fc.integer({ min: 1, max: 5 }),
    })
    .map(({ price, percent, minimumHalalas, discount, units }) =>
      aRoom(
        `room ${price}`,
        {
          ...{ prices: prices(price), vatPercent: 15, paymentType: 'halfPayment' },
          ...{ partPayment: { percent, minimumHalalas }, lastMinute: { days: 365, percent: discount } },
        },
        units,
      ),
    )
  fc.assert(
    fc.property(fc.tuple(anyRoom, anyRoom, anyRoom), fc.integer({ min: 0, max: 100 }), (rooms, percent) => {
      const quote = quoted(rooms, { paymentType: 'halfPayment' }, percent)
      const sum = quote.lines.reduce((total, { amountHalalas }) => total + amountHalalas, 0)
      expect(quote.totalHalalas).toBe(sum)
      expect(quote.vatHalalas).toBe(vatInside(sum, 15))
      expect(quote.dueNowHalalas).toBeGreaterThanOrEqual(0)
      expect(quote.dueNowHalalas).toBeLessThanOrEqual(quote.totalHalalas)
      expect(quote.dueNowHalalas + quote.dueLaterHalalas).toBe(quote.totalHalalas)
      const alone = rooms.map(({ listing, units }) => {
        const stay = aStay({ units, adults: 1, children: 0, paymentType: 'halfPayment' })
        return quoteStay(listing, stay, NOW).quote?.totalHalalas ?? 0
      })
      const full = quote.lines.filter(({ kind }) => kind !== 'promotion')
      expect(full.reduce((total, { amountHalalas }) => total + amountHalalas, 0)).toBe(
        alone.reduce((total, one) => total + one, 0),
      )
    }),
    { seed: 92, numRuns: 200 },
  )
})

test('a booking of one type takes that one alone', () => {
  expect(allRooms({ listingId: 'hotel', units: 2, rooms: null })).toEqual([{ listingId: 'hotel', units: 2 }])
  expect(unitsOf({ listingId: 'hotel', units: 2, rooms: null }, 'suite')).toBe(0)
  expect(roomsOfLines([{ units: 1, amount: 5 }])).toEqual([])
})

test('a private offer for one room type makes no price where more are booked with it', () => {
  const stay = aStay()
  const offer = {
    ...{ guestId: 'guest', listingId: 'hotel', period: stay.period, party: stay, units: 1, priceHalalas: 1 },
    ...{
      expiresAt: new Date('2027-01-01'),
      withdrawnAt: null,
      declinedAt: null,
      bookingId: null,
      givenBackAt: null,
    },
  }
  const wanted = { guestId: 'guest', listingId: 'hotel' }
  expect(refuseOffer(offer, { ...wanted, stay }, NOW)).toBeNull()
  const more = { ...stay, rooms: [{ listingId: 'suite', units: 1 }] }
  expect(refuseOffer(offer, { ...wanted, stay: more }, NOW)).toBe('other_stay')
})
