import fc from 'fast-check'
import type { WeekPrices } from '@/lib/domain/booking/bookable'
import { withEveryWeekday } from '@/lib/domain/booking/money/night-price'
import { weekdayPrice } from '@/lib/domain/booking/money/week-price'
import type { AnswerOnly } from '@/lib/domain/listing/answer-wire'
import { contentOfDraft } from '@/lib/domain/listing/content'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { contentFromWire, contentToWire, type ListingPayload } from '@/lib/domain/listing/payload'
import { type ListingTypeVariant, withVariant } from '@/lib/domain/listing/variants'
import { fromWire, type ListingWire, toWire } from '@/lib/domain/listing/wire'
import { STAY_VATS } from '@/lib/domain/rates/stay-vat'
import { WEEKDAYS } from '@/lib/domain/time/days'
import { aDraft } from './a-draft'
import { anyDraft } from './any-draft'
import { EVERY_LISTING_TYPE } from './every-listing-type'

const RUNS = { numRuns: 30, seed: 20261122 }

const price = fc.integer({ min: 100, max: 90_000_000 })
const anyPrices: fc.Arbitrary<WeekPrices> = fc.record({
  allDays: fc.option(price),
  sundayToWednesday: fc.option(price),
  weekdays: fc.dictionary(fc.constantFrom(...WEEKDAYS), price),
})

/** What a server says of a listing beside what its vendor has sent. */
const answerOnly = fc.record({
  maxGuests: fc.nat(),
  units: fc.nat(),
  datePrices: fc.dictionary(
    fc.constantFrom('2026-03-25', '2026-12-31'),
    price.map((halalas) => halalas / 100),
  ),
  turnoverMinutes: fc.nat(),
  vatPercent: fc.option(fc.constantFrom(0, 5, 12.5, 15)),
  stayVat: fc.constantFrom(...STAY_VATS),
  rating: fc.option(fc.constantFrom(1, 4.5)),
  limits: fc.record(
    { minNights: fc.nat(), maxNights: fc.nat(), leadMinutes: fc.nat() },
    { requiredKeys: [] },
  ),
})

function answered(payload: ListingPayload, { type, variant }: ListingTypeVariant, more: object): ListingWire {
  const written = payload['address'] as Partial<AnswerOnly['address']>
  return {
    ...payload,
    ...more,
    _id: 'a-listing',
    type,
    status: 'live',
    category: { _id: 'a-category', type, category: 'Places', category_name_ar: 'أماكن' },
    address: { city: '', area: '', ...written, city_ar: 'جدة', area_ar: 'النعيم' },
    leisure: {},
    pricingMode: variant === 'hourly' ? 'hourly' : 'daily',
    reviewsCount: 0,
    aspectRatings: [],
    vendor: { _id: 'v', name: 'Huda', name_ar: 'هدى', type: 'host', file: null, since: '2026-01-01' },
  } as unknown as ListingWire
}

describe.each(EVERY_LISTING_TYPE)('%s', (_name, listingType) => {
  test('every field is read as it was written, and written as it was read', () => {
    fc.assert(
      fc.property(anyDraft(listingType), (draft) => {
        const wire = contentToWire(contentOfDraft(draft), listingType)
        const content = contentFromWire(wire, listingType)
        expect(contentToWire(content, listingType)).toEqual(wire)
        expect(contentFromWire(contentToWire(content, listingType), listingType)).toEqual(content)
      }),
      RUNS,
    )
  })

  test('a listing can be read back from its answer', () => {
    fc.assert(
      fc.property(anyDraft(listingType), answerOnly, (draft, { limits, ...more }) => {
        const payload = contentToWire(contentOfDraft(draft), listingType)
        const listing = fromWire(answered(payload, listingType, { ...more, ...limits }))
        expect(fromWire(toWire(listing))).toEqual(listing)
      }),
      RUNS,
    )
  })
})

test('price-payload: any price list is the same after the wire, whichever of its prices are given', () => {
  const chalet = withVariant(listingTypeOf('Chalets'), 'standard')
  const content = contentOfDraft(aDraft(chalet))
  fc.assert(
    fc.property(anyPrices, (week) => {
      expect(contentFromWire(contentToWire({ ...content, week }, chalet), chalet).week).toEqual(week)
    }),
    RUNS,
  )
})

test('prices that are stored for each weekday sell every night as before, and are stored the same again', () => {
  fc.assert(
    fc.property(anyPrices, (week) => {
      const stored = withEveryWeekday(week)
      for (const day of WEEKDAYS) expect(weekdayPrice(stored, day)).toBe(weekdayPrice(week, day))
      expect(withEveryWeekday(stored)).toEqual(stored)
    }),
    RUNS,
  )
})
