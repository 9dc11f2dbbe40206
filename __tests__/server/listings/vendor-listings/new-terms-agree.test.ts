import fc from 'fast-check'
import { setTermsByCalls } from '@/__tests__/server/support/calendar-terms'
import { expectSortedByPrice } from '@/__tests__/server/support/price-order'
import { aRule } from '@/__tests__/server/support/price-plans'
import { aStayRule } from '@/__tests__/server/support/stay-rules'
import { appForTests, TODAY } from '@/__tests__/server/support/test-app'
import { aHost } from '@/__tests__/server/support/users'
import { aPayload, approve, CHALET, PITCH, send } from '@/__tests__/server/support/vendor-listings'
import { previewDraft } from '@/components/wizard/prices/preview-draft'
import type { Period } from '@/lib/domain/booking/bookable'
import { FEES } from '@/lib/domain/booking/money/fees'
import type { CalendarTerms } from '@/lib/domain/listing/calendar-terms'
import type { ListingCard } from '@/lib/domain/listing/card'
import { draftFromPayload } from '@/lib/domain/listing/payload'
import type { ListingTypeVariant } from '@/lib/domain/listing/variants'
import { addDays, WEEKDAYS } from '@/lib/domain/time/days'

const api = appForTests()

const PARTY = { adults: 1, children: 0, infants: 0, units: 1, addOns: [], paymentType: 'fullPayment' }
const TAXES = { commissionPercent: 10, vatPercent: 15, stayVat: 'nobody' } as const

const price = fc.integer({ min: 1, max: 3000 })
const anyRule = fc
  .record({
    weekdays: fc.subarray([...WEEKDAYS], { minLength: 1, maxLength: 3 }),
    season: fc.constantFrom(null, 'ramadan' as const, 'eidAlFitr' as const),
    isEvening: fc.boolean(),
    price,
    percent: fc.option(fc.integer({ min: 1, max: 400 })),
  })
  .map(({ isEvening, price: sar, percent, ...days }) => ({
    ...days,
    hours: isEvening ? { startsAt: '18:00', endsAt: '00:00' } : {},
    made: percent === null ? { price: sar } : { percent },
  }))
const anyTerms = fc.record({
  rules: fc.array(anyRule, { minLength: 1, maxLength: 4 }),
  off: fc.option(fc.integer({ min: 1, max: 90 })),
  areStacked: fc.boolean(),
  cleaning: fc.option(price),
  extraGuest: fc.option(fc.integer({ min: 1, max: 300 })),
  minNights: fc.option(fc.integer({ min: 1, max: 3 })),
})
const [drawn = []] = fc.sample(fc.array(anyTerms, { minLength: 8, maxLength: 8 }), { numRuns: 1, seed: 31 })

/** The terms of a draw for what is sold by the night or by the hour. */
function termsOf(one: (typeof drawn)[number], mode: 'daily' | 'hourly'): CalendarTerms {
  const fees = (['cleaning', 'extraGuest'] as const).flatMap((kind) => {
    const sar = one[kind]
    const { charged, hasThreshold } = FEES[kind]
    const threshold = hasThreshold ? 1 : 0
    return sar === null ? [] : [{ kind, price: sar, threshold, charged: charged[0] ?? ('once' as const) }]
  })
  const rules = one.rules.map(({ hours, made, ...days }, index) =>
    aRule({ name: `Rule ${index}`, ...days, ...(mode === 'hourly' ? hours : {}), ...made }),
  )
  const early = { kind: 'earlyBooking', threshold: 2, unit: 'days' } as const
  return {
    plan: { rules },
    ...(one.off === null
      ? {}
      : { discounts: { areStacked: one.areStacked, rules: [{ ...early, percent: one.off }] } }),
    ...(fees.length > 0 ? { fees: { fees } } : {}),
    ...(one.minNights === null || mode === 'hourly'
      ? {}
      : { stayRules: { rules: [aStayRule({ minNights: one.minNights })] } }),
  }
}

async function twins(listingType: ListingTypeVariant, terms: CalendarTerms) {
  const host = await aHost(api)
  const at = `/${listingType.segment}?confirmed=true`
  const payload = await aPayload(api, host, listingType, { calendarTerms: terms })
  const { terms: _terms, ...plain } = payload
  const whole = await send(api, host, at, payload)
  const later = await send(api, host, at, plain)
  expect([whole.status, later.status]).toEqual([201, 201])
  await approve(api, whole.body._id)
  await approve(api, later.body._id)
  await setTermsByCalls(api, { id: later.body._id, host }, terms)
  return { host, draft: draftFromPayload(payload, listingType), ids: [whole.body._id, later.body._id] }
}

const quoted = async (id: string, dates: object) => {
  const { status, body } = await api.call('POST', `/services/${id}/quote`, { body: { ...PARTY, ...dates } })
  const { total, lines, issues } = body
  return { status, total, lines, codes: issues?.map(({ code }: { code: string }) => code) }
}
const calendarOf = async (id: string, host: Parameters<typeof send>[1]) => {
  const query = `from=${TODAY}&to=${addDays(TODAY, 40)}`
  const { body } = await api.call('GET', `/vender/services/${id}/calendar?${query}`, { as: host })
  return { days: body.days, settings: body.settings }
}
const search = async (query: Record<string, string>) =>
  (await api.call('GET', `/services/search?${new URLSearchParams({ city: 'Jeddah', ...query })}`)).body
    .data as ListingCard[]

const STAYS: [number, number][] = [
  [6, 2],
  [9, 3],
  [5, 7],
]

test('for any terms, a listing that was sent with them has the quotes, calendar and place by price of one that got them by the calendar', async () => {
  const made: string[] = []
  for (const one of drawn) {
    const { host, draft, ids } = await twins(CHALET, termsOf(one, 'daily'))
    const [whole = '', later = ''] = ids
    made.push(whole, later)
    for (const [ahead, nights] of STAYS) {
      const [checkIn, checkOut] = [addDays(TODAY, ahead), addDays(TODAY, ahead + nights)]
      const quote = await quoted(whole, { checkIn, checkOut })
      expect(await quoted(later, { checkIn, checkOut })).toEqual(quote)
      const period: Period = { mode: 'daily', checkIn, checkOut }
      const shown = previewDraft(draft, CHALET, { period, taxes: TAXES, now: api.clock.now() })
      expect([shown.price?.total, shown.issues.map(({ code }) => code)]).toEqual([
        quote.total,
        quote.codes ?? [],
      ])
    }
    expect(await calendarOf(later, host)).toEqual(await calendarOf(whole, host))
  }
  const dates = { checkIn: addDays(TODAY, 9), checkOut: addDays(TODAY, 12) }
  const totals = new Map<string, number>()
  for (const id of made) totals.set(id, (await quoted(id, dates)).total)
  expect([...totals.values()].every(Number.isFinite)).toBe(true)
  await expectSortedByPrice(search, dates, totals)
}, 120_000)

test('the same holds for hours, which the preview of the draft prices as the quote does', async () => {
  for (const one of drawn) {
    const { host, draft, ids } = await twins(PITCH, termsOf(one, 'hourly'))
    const [whole = '', later = ''] = ids
    for (const ahead of [6, 7, 12]) {
      const hours = { date: addDays(TODAY, ahead), start: '17:00', hours: 4 }
      const quote = await quoted(whole, hours)
      expect(await quoted(later, hours)).toEqual(quote)
      const period: Period = { mode: 'hourly', ...hours }
      const shown = previewDraft(draft, PITCH, { period, taxes: TAXES, now: api.clock.now() })
      expect(shown.price?.total).toBe(quote.total)
    }
    expect(await calendarOf(later, host)).toEqual(await calendarOf(whole, host))
  }
}, 120_000)
