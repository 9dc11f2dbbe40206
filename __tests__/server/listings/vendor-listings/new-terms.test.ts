import { aDraft } from '@/__tests__/lib/domain/listing/a-draft'
import { WEEKLY } from '@/__tests__/server/support/discounts'
import { CLEANING, PET } from '@/__tests__/server/support/fees'
import { BREAKFAST } from '@/__tests__/server/support/own-add-ons'
import { aRule } from '@/__tests__/server/support/price-plans'
import { aStayRule } from '@/__tests__/server/support/stay-rules'
import { appForTests, TODAY } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, anAdmin, type Host } from '@/__tests__/server/support/users'
import {
  aPayload,
  approve,
  CHALET,
  ownPictures,
  PITCH,
  send,
} from '@/__tests__/server/support/vendor-listings'
import type { CalendarTerms } from '@/lib/domain/listing/calendar-terms'
import { listingDrafts } from '@/server/db/schema/listings/listing-changes'
import { datePrices, listings } from '@/server/db/schema/listings/listings'

const api = appForTests()

const HOURS = { startsAt: '18:00', endsAt: '00:00' }
const EVENING = aRule({ name: 'Evening', ...HOURS, price: 300 })
const RAMADAN = aRule({ name: 'Ramadan', season: 'ramadan', ...HOURS, price: 450 })
const FRIDAYS = aRule({ name: 'Fridays', weekdays: ['friday'], percent: 150 })
const ALL_TERMS: CalendarTerms = {
  plan: { rules: [FRIDAYS] },
  discounts: { areStacked: true, rules: [WEEKLY] },
  fees: { fees: [CLEANING] },
  ownAddOns: { ownAddOns: [{ ...BREAKFAST }] },
  stayRules: { rules: [aStayRule({ name: 'Two at least', minNights: 2 })] },
  partPayment: { percent: 30, minimum: 100 },
}
const PARTY = { adults: 1, children: 0, infants: 0, units: 1, addOns: [] }
const count = async () => (await api.db.select().from(listings)).length
const reported = (answer: { body: { issues?: { path: string; code: string }[] } }) =>
  answer.body.issues?.map(({ path, code }) => `${path}: ${code}`)
const part = async (host: Host, id: string, path: string) =>
  (await api.call('GET', `/vender/services/${id}/${path}`, { as: host })).body
const pitchWith = async (host: Host, calendarTerms: CalendarTerms) =>
  aPayload(api, host, PITCH, { calendarTerms, openPeriod: { from: TODAY, to: '2026-12-31' } })
const chaletWith = (host: Host, calendarTerms: CalendarTerms) =>
  aPayload(api, host, CHALET, { calendarTerms, payment: { type: 'halfPayment', partial: 10_000 } })

test('a pitch is sent with an evening and a Ramadan price, and is booked and paid at them', async () => {
  const host = await aHost(api)
  const payload = await pitchWith(host, { plan: { rules: [RAMADAN, EVENING] } })
  const sent = await send(api, host, '/stadium', payload)
  expect([sent.status, sent.body.status]).toEqual([201, 'in_review'])
  const { _id: id } = sent.body
  expect(await part(host, id, 'price-plans')).toMatchObject({ version: 1, rules: [RAMADAN, EVENING] })
  await approve(api, id)
  // 19 March is the last evening of Ramadan.
  const guest = await aGuest(api)
  const hours = (date: string) => ({ date, start: '17:00', hours: 3 })
  const total = async (date: string) =>
    (
      await api.call('POST', `/services/${id}/quote`, {
        body: { ...PARTY, ...hours(date), paymentType: 'fullPayment' },
      })
    ).body.total
  expect([await total('2026-03-19'), await total('2026-03-26')]).toEqual([1100, 800])
  const booked = await api.call('POST', '/bookings', {
    as: guest,
    body: { ...PARTY, ...hours('2026-03-19'), paymentType: 'fullPayment', serviceId: id, total: 1100 },
    headers: { 'idempotency-key': 'an-evening' },
  })
  expect([booked.status, booked.body.total]).toEqual([201, 1100])
  await api.call('POST', `/bookings/${booked.body._id}/pay`, { as: guest })
  expect((await api.call('GET', `/bookings/${booked.body._id}`, { as: guest })).body.paid).toBe(1100)
})

test('every part of the terms is stored with the listing as its call of the calendar stores it', async () => {
  const host = await aHost(api)
  const { status, body } = await send(api, host, '/chalet', await chaletWith(host, ALL_TERMS))
  expect(status).toBe(201)
  const { _id: id } = body
  expect(await part(host, id, 'price-plans')).toMatchObject({ version: 1, rules: [FRIDAYS] })
  expect(await part(host, id, 'discounts')).toMatchObject({ version: 1, areStacked: true, rules: [WEEKLY] })
  expect(await part(host, id, 'fees')).toMatchObject({ version: 1, fees: [CLEANING] })
  expect(await part(host, id, 'add-ons')).toMatchObject({ version: 1, ownAddOns: [BREAKFAST] })
  expect(await part(host, id, 'stay-rules')).toMatchObject({
    rules: [{ name: 'Two at least', minNights: 2 }],
  })
  const calendar = await part(host, id, 'calendar?from=2026-03-26&to=2026-03-28')
  expect(calendar.settings.partPayment).toEqual(ALL_TERMS.partPayment)
  expect(calendar.days.map(({ price }: { price: number }) => price)).toEqual([500, 750])
})

test("an admin's review shows the rules by name and price, and the history of the listing has them", async () => {
  const host = await aHost(api)
  const { body } = await send(api, host, '/chalet', await chaletWith(host, ALL_TERMS))
  const review = await api.call('GET', `/admin/services/${body._id}`, { as: await anAdmin(api) })
  expect(review.body.terms).toMatchObject({
    plan: { rules: [{ name: 'Fridays', percent: 150 }] },
    discounts: { rules: [WEEKLY] },
    fees: { fees: [CLEANING] },
    ownAddOns: { ownAddOns: [{ name: 'Breakfast', price: 40 }] },
    stayRules: { rules: [{ name: 'Two at least' }] },
    partPayment: { percent: 30 },
  })
  const plain = await send(api, host, '/chalet', await aPayload(api, host))
  const other = await api.call('GET', `/admin/services/${plain.body._id}`, { as: await anAdmin(api) })
  expect(other.body.terms).toEqual({})
})

test.each<[string, CalendarTerms, string]>([
  [
    'hours where nights are sold',
    { plan: { rules: [EVENING] } },
    'terms.plan.rules.0.startsAt: hours_not_sold',
  ],
  [
    'a discount twice',
    { discounts: { areStacked: false, rules: [WEEKLY, WEEKLY] } },
    'terms.discounts.rules.1.threshold: duplicate_key',
  ],
  ['a fee of nothing', { fees: { fees: [{ ...CLEANING, price: 0 }] } }, 'terms.fees.fees.0.price: min'],
  [
    'two add-ons of one name',
    { ownAddOns: { ownAddOns: [{ ...BREAKFAST }, { ...BREAKFAST }] } },
    'terms.ownAddOns.ownAddOns.1.name_ar: name_taken',
  ],
  [
    'a percentage of what is paid in full',
    { partPayment: { percent: 30, minimum: 100 } },
    'terms.partPayment: payment_type_not_offered',
  ],
])('%s is refused at its field, and nothing is created', async (_name, terms, issue) => {
  const host = await aHost(api)
  const answer = await send(api, host, '/chalet', await aPayload(api, host, CHALET, { calendarTerms: terms }))
  expect([answer.status, reported(answer)]).toEqual([422, [issue]])
  expect([await count(), (await api.db.select().from(datePrices)).length]).toEqual([0, 0])
})

test('a fee for a pet is refused where the rules of the house forbid pets', async () => {
  const host = await aHost(api)
  const terms = { fees: { fees: [PET] } }
  const payload = await aPayload(api, host, CHALET, { calendarTerms: terms, rules: ['no_pets'] })
  const answer = await send(api, host, '/chalet', payload)
  expect([answer.status, reported(answer), await count()]).toEqual([
    422,
    ['terms.fees.fees.0.kind: pets_forbidden'],
    0,
  ])
})

test('a photo that another vendor uploaded is refused by the call that stores it, and nothing is created', async () => {
  const host = await aHost(api)
  const [photo = ''] = await ownPictures(api, await aHost(api), 1)
  const terms = { fees: { fees: [CLEANING] }, ownAddOns: { ownAddOns: [{ ...BREAKFAST, photo }] } }
  const payload = await aPayload(api, host, CHALET, { calendarTerms: terms })
  const answer = await send(api, host, '/chalet', payload)
  expect([answer.status, reported(answer), await count()]).toEqual([
    422,
    ['terms.ownAddOns.ownAddOns.0.photo: not_your_upload'],
    0,
  ])
})

test('unknown names and malformed rules are a bad request', async () => {
  const host = await aHost(api)
  const payload = await aPayload(api, host)
  const sent = (terms: object) => send(api, host, '/chalet', { ...payload, terms })
  const answers = [
    await sent({ rebates: {} }),
    await sent({ plan: { basedOn: 0, rules: [] } }),
    await sent({ plan: { rules: [{ ...FRIDAYS, percent: null }] } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400])
  expect(await count()).toBe(0)
})

test('unusual prices of the week and of its rules need one confirmation, before anything is stored', async () => {
  const host = await aHost(api)
  const dear = aRule({ name: 'Dear', weekdays: ['friday'], price: 5000 })
  const payload = await aPayload(api, host, CHALET, { calendarTerms: { plan: { rules: [dear] } } })
  const asked = await send(api, host, '/chalet', payload)
  expect([asked.status, asked.body.code, await count()]).toEqual([409, 'unusual_change', 0])
  expect(asked.body.unusual).toEqual([{ reason: 'high', weekdays: ['friday'], price: 5000, usual: 500 }])
  expect((await send(api, host, '/chalet?confirmed=true', payload)).status).toBe(201)
})

test('a listing with terms that is sent twice under one key is created once', async () => {
  const host = await aHost(api)
  const body = await chaletWith(host, ALL_TERMS)
  const headers = { 'idempotency-key': 'one' }
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => api.call('POST', '/chalet', { as: host, body, headers })),
  )
  expect(new Set(answers.map(({ status, body: made }) => `${status} ${made._id}`)).size).toBe(1)
  expect(await count()).toBe(1)
  const id = answers[0]?.body._id
  expect((await part(host, id, 'price-plans')).rules).toHaveLength(1)
})

test('an edit neither loses nor doubles the terms, and cannot carry any', async () => {
  const host = await aHost(api)
  const payload = await chaletWith(host, ALL_TERMS)
  const { body } = await send(api, host, '/chalet', payload)
  await approve(api, body._id)
  const { terms: _ofNew, ...edit } = payload
  const path = `/chalet/${body._id}`
  const before = [await part(host, body._id, 'price-plans'), await part(host, body._id, 'fees')]
  const refused = await send(api, host, path, payload, 'PUT')
  expect([refused.status, reported(refused)]).toEqual([400, ['terms: unknown_property']])
  expect((await send(api, host, path, edit, 'PUT')).status).toBe(200)
  expect([await part(host, body._id, 'price-plans'), await part(host, body._id, 'fees')]).toEqual(before)
  const editable = await api.call('GET', `/vender/services/${body._id}`, { as: host })
  expect(editable.body).not.toHaveProperty('terms')
})

test('a copy of a listing has its terms', async () => {
  const host = await aHost(api)
  const { body } = await send(api, host, '/chalet', await chaletWith(host, ALL_TERMS))
  const copy = await send(api, host, `/chalet/${body._id}/duplicate`, undefined)
  expect(copy.status).toBe(201)
  expect((await part(host, copy.body._id, 'price-plans')).rules).toMatchObject([FRIDAYS])
  expect((await part(host, copy.body._id, 'discounts')).rules).toMatchObject([WEEKLY])
  expect((await part(host, copy.body._id, 'fees')).fees).toEqual([CLEANING])
})

test('a draft has its terms on another device and in a conflict, and one of an older client has none', async () => {
  const host = await aHost(api)
  const draft = aDraft(CHALET, { calendarTerms: ALL_TERMS })
  const begun = await send(api, host, '/vender/drafts', { step: 'pricing', draft })
  expect(begun.status).toBe(201)
  const path = `/vender/drafts/${begun.body._id}`
  const save = (changed: object, basedOn: string) =>
    send(api, host, path, { step: 'pricing', draft: changed, basedOn }, 'PUT')
  const { updatedAt } = begun.body
  const other = { ...draft, calendarTerms: { ...ALL_TERMS, plan: { rules: [] } } }
  api.clock.pass(60)
  expect((await save(other, updatedAt)).status).toBe(200)
  const late = await save({ ...draft, areaSqm: 1 }, updatedAt)
  expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile'])
  expect(late.body.current.draft.calendarTerms).toEqual(other.calendarTerms)
  const again = await save(other, updatedAt)
  expect([again.status, again.body.draft.calendarTerms]).toEqual([200, other.calendarTerms])
  const { calendarTerms: _terms, ...older } = draft
  expect((await save(older, again.body.updatedAt)).status).toBe(200)
  expect((await api.call('GET', path, { as: host })).body.draft).toEqual(older)
  expect((await api.db.select().from(listingDrafts)).length).toBe(1)
})
