import fc from 'fast-check'
import { FEES, type Fee } from '@/lib/domain/booking/money/fees'
import { quoteStay } from '@/lib/domain/booking/money/quote'
import { mostOvertime } from '@/lib/domain/booking/overtime'
import { takesPets } from '@/lib/domain/booking/party'
import { stayToBody } from '@/lib/domain/booking/stay-wire'
import { ADD_ONS, PAYMENT_TYPES } from '@/lib/domain/listing/vocabulary'
import { fromWire } from '@/lib/domain/listing/wire'
import { toSar } from '@/lib/domain/money'
import { addDays } from '@/lib/domain/time/days'
import { bookStay } from '../support/bookings'
import { aListing } from '../support/listings'
import { appForTests, TODAY } from '../support/test-app'
import { aGuest, aHost } from '../support/users'

const api = appForTests()

const price = fc.integer({ min: 100, max: 900_000 })
const maybe = fc.option(price, { nil: null })

const DRAWN = ['cleaning', 'extraGuest', 'child', 'pet', 'lateCheckOut'] as const

const place = fc.record({
  allDays: price,
  sundayToWednesday: maybe,
  thursday: maybe,
  friday: maybe,
  date: maybe,
  paymentType: fc.constantFrom(...PAYMENT_TYPES),
  partialHalalas: price,
  depositHalalas: fc.integer({ min: 0, max: 100_000 }),
  partPayment: fc.option(
    fc.record({ percent: fc.integer({ min: 1, max: 99 }), minimumHalalas: price }, { noNullPrototype: true }),
    {
      nil: null,
    },
  ),
  lastMinute: fc.option(
    fc.record({ days: fc.integer({ min: 1, max: 30 }), percent: fc.integer({ min: 1, max: 99 }) }),
    { nil: null },
  ),
  addOns: fc.uniqueArray(fc.record({ name: fc.constantFrom(...ADD_ONS), priceHalalas: price }), {
    selector: (one) => one.name,
    maxLength: 3,
  }),
  ownAddOns: fc.uniqueArray(
    fc.record(
      {
        id: fc.constantFrom('a', 'b', 'c'),
        name: fc.constant({ ar: 'إفطار', en: 'Breakfast' }),
        priceHalalas: fc.integer({ min: 100, max: 100_000 }),
        unit: fc.constantFrom('stay', 'night', 'guest', 'guestNight', 'piece'),
        mostPieces: fc.integer({ min: 1, max: 3 }),
        photo: fc.constant(null),
        stock: fc.constantFrom(null, 20),
      },
      { noNullPrototype: true },
    ),
    { selector: ({ id }) => id },
  ),
  isRegistered: fc.boolean(),
  fees: fc
    .record({
      cleaning: maybe,
      extraGuest: maybe,
      child: maybe,
      pet: maybe,
      lateCheckOut: maybe,
      isEach: fc.boolean(),
    })
    .map(({ isEach, ...prices }) =>
      DRAWN.flatMap((kind): Fee[] => {
        const charged = FEES[kind].charged.at(isEach ? -1 : 0) ?? 'once'
        const priceHalalas = prices[kind]
        return priceHalalas === null
          ? []
          : [{ kind, priceHalalas, threshold: FEES[kind].hasThreshold ? 2 : 0, charged }]
      }),
    ),
})
const request = fc.record({
  ahead: fc.integer({ min: 0, max: 40 }),
  nights: fc.integer({ min: 1, max: 9 }),
  units: fc.integer({ min: 1, max: 3 }),
  wanted: fc.integer({ min: 0, max: 3 }),
  adults: fc.integer({ min: 1, max: 5 }),
  children: fc.integer({ min: 0, max: 3 }),
  hasPet: fc.boolean(),
  later: fc.integer({ min: 0, max: 2 }),
})

test('the price that the browser computes from the public page is the quote of the server and the price of the booking, to the halala', async () => {
  await fc.assert(
    fc.asyncProperty(
      place,
      request,
      async (terms, { ahead, nights, units, wanted, adults, children, hasPet, later }) => {
        const { allDays, sundayToWednesday, thursday, friday, date, lastMinute, isRegistered, ...columns } =
          terms
        const maxGuests = 8
        const checkIn = addDays(TODAY, ahead)
        const weekdays = { ...(thursday ? { thursday } : {}), ...(friday ? { friday } : {}) }
        const { id } = await aListing(api, {
          ...columns,
          host: await aHost(api, isRegistered ? '300000000000003' : null),
          type: 'Hotel',
          ...{ units: 3, maxGuests },
          fees: columns.fees.length > 0 ? columns.fees : null,
          ownAddOns: columns.ownAddOns.length > 0 ? columns.ownAddOns : null,
          lastMinuteDays: lastMinute?.days ?? null,
          lastMinutePercent: lastMinute?.percent ?? null,
          prices: { allDays, sundayToWednesday, weekdays, dates: date ? { [checkIn]: date } : {} },
        })
        const stay = {
          period: {
            mode: 'daily' as const,
            checkIn,
            checkOut: addDays(checkIn, nights),
            overtime: Math.min(later, mostOvertime({ pricingMode: 'daily', fees: terms.fees })),
          },
          ...{ adults, children, infants: 0, units, paymentType: terms.paymentType },
          pet: hasPet && takesPets(terms.fees),
          addOns: terms.addOns.slice(0, wanted).map((one) => one.name),
          ownAddOns: terms.ownAddOns
            .slice(0, wanted)
            .map(({ id: _id, mostPieces: quantity }) => ({ _id, quantity })),
        }
        const listing = fromWire((await api.call('GET', `/services/details/${id}`)).body)
        const { quote } = quoteStay(listing.terms, stay, api.clock.now())
        const requested = await api.call('POST', `/services/${id}/quote`, { body: stayToBody(stay) })
        const shown = quote && [quote.totalHalalas, quote.dueNowHalalas, quote.depositHalalas].map(toSar)
        expect([requested.body.total, requested.body.dueNow, requested.body.deposit]).toEqual(shown)
        expect(requested.body.vat).toBe(quote?.vatHalalas == null ? null : toSar(quote.vatHalalas))
        const guest = await aGuest(api)
        const { body } = await bookStay(api, guest, id, {
          ...stayToBody(stay),
          total: requested.body.total,
        })
        expect([body.total, body.dueNow, body.deposit]).toEqual(shown)
        expect(body.lines).toEqual(requested.body.lines)
        if (body.dueNow === 0) return
        await api.call('POST', `/bookings/${body._id}/pay`, { as: guest })
        const paid = await api.call('GET', `/bookings/${body._id}`, { as: guest })
        const receipt = await api.call('GET', `/bookings/${body._id}/receipt`, { as: guest })
        expect([paid.body.paid, receipt.body.lines]).toEqual([body.dueNow, body.lines])
      },
    ),
    { numRuns: 30, seed: 20261121 },
  )
}, 240_000)
