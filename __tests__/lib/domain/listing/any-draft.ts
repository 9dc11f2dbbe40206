import fc from 'fast-check'
import type { CalendarTerms } from '@/lib/domain/listing/calendar-terms'
import type { Draft } from '@/lib/domain/listing/draft'
import {
  changeAllDays,
  changeDay,
  changeWeekdays,
  emptyWeek,
  tickAllDays,
  tickDay,
  tickWeekdays,
  type Week,
} from '@/lib/domain/listing/pricing/week'
import type { ListingTypeVariant } from '@/lib/domain/listing/variants'
import * as words from '@/lib/domain/listing/vocabulary'
import { WEEKDAYS, type Weekday } from '@/lib/domain/time/days'
import { aDraft } from './a-draft'

const text = fc.string({ maxLength: 30 })
const amount = fc.option(fc.integer({ min: 100, max: 90_000_000 }))
const number = fc.option(fc.integer({ min: 0, max: 5000 }))
const tickedAmount = fc.record({ isTicked: fc.boolean(), amount })
const day = fc.constantFrom('', '2026-01-31', '2026-11-09', '2028-02-29')
const time = fc.constantFrom('', '00:00', '00:30', '09:05', '12:00', '12:45', '23:59')
const bilingual = fc.record({ en: text, ar: text })
const some = <T>(of: readonly T[]) => fc.subarray([...of])
const orNone = <T>(of: readonly T[]) => fc.constantFrom<T | ''>('', ...of)

/** One thing that a vendor does to the prices of the week. */
type WeekMove = (week: Week) => Week

const weekMove: fc.Arbitrary<WeekMove> = fc.oneof(
  fc.boolean().map((on) => (week: Week) => tickAllDays(week, on)),
  amount.map((price) => (week: Week) => (week.allDays.isTicked ? changeAllDays(week, price) : week)),
  fc.boolean().map((on) => (week: Week) => tickWeekdays(week, on)),
  amount.map((price) => (week: Week) => changeWeekdays(week, price)),
  fc.tuple(fc.constantFrom(...WEEKDAYS), fc.boolean()).map(
    ([day, on]) =>
      (week: Week) =>
        tickDay(week, day, on),
  ),
  fc.tuple(fc.constantFrom(...WEEKDAYS), amount).map(
    ([day, price]) =>
      (week: Week) =>
        changeDay(week, day, price),
  ),
)

/** Any week that ticking and typing can lead to. */
export const anyWeek = fc
  .array(weekMove, { maxLength: 30 })
  .map((moves) => moves.reduce((week, move) => move(week), emptyWeek()))

const facility = fc
  .record({
    id: fc.stringMatching(/^[a-z]{1,10}$/),
    name: bilingual,
    group: bilingual,
    groupImage: fc.option(fc.constant('/group')),
    image: fc.option(fc.constant('/facility')),
    count: number,
  })
  .map((one) => ({ ...one, isCounted: one.count !== null }))

/** Terms of the calendar that their schemas allow, whatever the listing. */
const anyTerms = fc.record<CalendarTerms, never>(
  {
    plan: fc.record({
      rules: fc.array(
        fc
          .record({
            name: fc.stringMatching(/^[a-z]{1,10}$/),
            weekdays: fc.constant<Weekday[]>(['friday']),
            ...{ startsAt: fc.constantFrom(null, '18:00'), endsAt: fc.constant('00:00') },
            ...{
              season: fc.constantFrom(null, 'ramadan' as const),
              from: fc.constant(null),
              to: fc.constant(null),
            },
            ...{ price: fc.integer({ min: 1, max: 9000 }), percent: fc.constant(null) },
          })
          .map((rule) => (rule.startsAt === null ? { ...rule, endsAt: null } : rule)),
        { maxLength: 3 },
      ),
    }),
    fees: fc.constant({ fees: [{ kind: 'cleaning', price: 90, threshold: 0, charged: 'once' }] }),
    partPayment: fc.record({
      percent: fc.integer({ min: 1, max: 99 }),
      minimum: fc.integer({ min: 1, max: 900 }),
    }),
  },
  { requiredKeys: [] },
)

/** Any draft of a kind, finished or not, as far as its types go. */
export function anyDraft(listingType: ListingTypeVariant): fc.Arbitrary<Draft> {
  const parts: { [Key in keyof Draft]?: fc.Arbitrary<Draft[Key]> } = {
    categoryId: text,
    facilities: fc.array(facility, { maxLength: 5 }),
    name: bilingual,
    description: bilingual,
    secondaryPhone: text,
    areaSqm: number,
    pitchGrassType: text,
    licence: fc.record({ number: text, expiresOn: day }),
    images: fc.array(text, { maxLength: 16 }),
    photoRooms: fc.array(fc.record({ image: fc.webUrl(), room: fc.constantFrom(...words.PHOTO_ROOMS) }), {
      maxLength: 4,
    }),
    photoCaptions: fc.array(fc.record({ image: fc.webUrl(), en: text, ar: text }), { maxLength: 4 }),
    rules: some(words.HOUSE_RULES),
    suitableFor: fc.dictionary(fc.constantFrom(...words.OCCASIONS), tickedAmount),
    additionalRules: fc.array(text, { maxLength: 4 }),
    safety: some(words.SAFETY_ITEMS),
    kitchen: some(words.KITCHEN_ITEMS),
    outdoors: some(words.OUTDOOR_ITEMS),
    rooms: fc.array(fc.record({ beds: number, bathrooms: number }), { maxLength: 4 }),
    meals: some(words.MEALS),
    place: fc.record({
      address: text,
      city: text,
      district: text,
      houseNumber: text,
      landmark: text,
      point: fc.option(
        fc.record({
          latitude: fc.double({ min: -90, max: 90, noNaN: true }),
          longitude: fc.double({ min: -180, max: 180, noNaN: true }),
        }),
      ),
      isPointConfirmed: fc.boolean(),
    }),
    week: anyWeek,
    hour: fc.record({ price: amount, firstDay: day }),
    openPeriod: fc.record({ from: day, to: day }),
    check: fc.record({ in: time, out: time }),
    payment: fc.record({ type: orNone(words.PAYMENT_TYPES), partial: amount }),
    audience: orNone(words.AUDIENCES),
    bookingType: orNone(words.BOOKING_TYPES),
    cancellationPolicy: orNone(words.CANCELLATION_POLICIES),
    deposit: tickedAmount,
    lastMinute: fc.record({ isTicked: fc.boolean(), days: number, percent: number }),
    addOns: fc.dictionary(fc.constantFrom(...words.ADD_ONS), tickedAmount),
    calendarTerms: anyTerms,
  }
  return fc
    .record(parts, { requiredKeys: [] })
    .map((options) => aDraft(listingType, options as Partial<Draft>))
}
