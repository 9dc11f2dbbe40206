import fc from 'fast-check'
import type { StayRequest } from '@/lib/domain/booking/bookable'
import { offerTotal } from '@/lib/domain/private-offers/offer-items'
import {
  canStillEnd,
  endOf,
  expiryOf,
  OFFER_STATES,
  type PrivateOffer,
  refuseOffer,
  unusualOffer,
} from '@/lib/domain/private-offers/private-offer'

const NOW = new Date('2026-03-16T09:00:00Z')
const after = (ms: number) => new Date(NOW.getTime() + ms)
const STAY: StayRequest = {
  period: { mode: 'daily', checkIn: '2026-03-20', checkOut: '2026-03-22' },
  ...{ adults: 2, children: 0, infants: 0, units: 1, addOns: [], paymentType: 'fullPayment' },
}
const OFFER: PrivateOffer = {
  ...{ guestId: 'guest', listingId: 'listing', period: STAY.period, units: 1, priceHalalas: 80_000 },
  party: { adults: 2, children: 0, infants: 0 },
  ...{ expiresAt: after(1000), withdrawnAt: null, declinedAt: null, bookingId: null, givenBackAt: null },
}
const WANTED = { guestId: 'guest', listingId: 'listing', stay: STAY }

test('an offer ends by its use, its withdrawal or its time, at the instant itself', () => {
  expect(endOf(OFFER, NOW)).toBeNull()
  expect(endOf(OFFER, after(999))).toBeNull()
  expect(endOf(OFFER, after(1000))).toBe('expired')
  expect(endOf({ ...OFFER, withdrawnAt: NOW }, after(2000))).toBe('withdrawn')
  expect(endOf({ ...OFFER, bookingId: 'booking' }, after(2000))).toBe('used')
  expect(endOf({ ...OFFER, bookingId: 'booking', givenBackAt: NOW }, NOW)).toBeNull()
})

test.each([
  ['another guest', { guestId: 'other' }, 'unknown'],
  ['a visitor', { guestId: null }, 'unknown'],
  ['another listing', { listingId: 'other' }, 'unknown'],
  ['other dates', { stay: { ...STAY, period: { ...STAY.period, checkOut: '2026-03-23' } } }, 'other_stay'],
  ['another party', { stay: { ...STAY, children: 1 } }, 'other_stay'],
  ['more units', { stay: { ...STAY, units: 2 } }, 'other_stay'],
  [
    'hours',
    { stay: { ...STAY, period: { mode: 'hourly', date: '2026-03-20', start: '20:00', hours: 2 } } },
    'other_stay',
  ],
  ['add-ons', { stay: { ...STAY, addOns: ['buffet'] } }, null],
] as const)('for %s the answer is another one', (_name, changed, refusal) => {
  expect(refuseOffer(OFFER, { ...WANTED, ...changed } as typeof WANTED, NOW)).toBe(refusal)
})

test('nothing is said of an offer of another guest, however it ended', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.integer({ min: -5000, max: 5000 }), (isUsed, isGone, ms) => {
      const offer = {
        ...OFFER,
        bookingId: isUsed ? 'booking' : null,
        withdrawnAt: isGone ? NOW : null,
      }
      return refuseOffer(offer, { ...WANTED, guestId: 'other' }, after(ms)) === 'unknown'
    }),
  )
  expect(refuseOffer(null, WANTED, NOW)).toBe('unknown')
})

test('an offer never outlives the arrival', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 168 }), fc.integer({ min: 1, max: 9_999_999_999 }), (hours, ms) => {
      const expiresAt = expiryOf(hours, after(ms), NOW)
      return expiresAt > NOW && expiresAt <= after(ms) && expiresAt <= after(hours * 3_600_000)
    }),
  )
})

test.each([
  [100_000, null],
  [100_001, 'aboveUsual'],
  [40_000, null],
  [39_999, 'farBelowUsual'],
])('a price of %i beside the usual 100,000 is %s', (price, reason) => {
  expect(unusualOffer(price, 100_000).map((part) => part.reason)).toEqual(reason ? [reason] : [])
})

test('an offer is ended while it may be used again, also while its dates are taken', () => {
  expect(OFFER_STATES.filter(canStillEnd)).toEqual(['open', 'taken', 'unavailable'])
})

test('the total of an offer is its price with its items', () => {
  const items = [
    { name: 'Dinner', quantity: 3, unitHalalas: 5_050 },
    { name: 'Chairs', quantity: 1, unitHalalas: 0 },
  ]
  expect(offerTotal(80_000, items)).toBe(95_150)
  expect(offerTotal(80_000, [])).toBe(80_000)
})
