import { eq } from 'drizzle-orm'
import { aBookingAt } from '@/__tests__/server/support/bookings'
import { A_PITCH, bulkChanges } from '@/__tests__/server/support/bulk-changes'
import { setDiscounts, WEEKLY } from '@/__tests__/server/support/discounts'
import { CLEANING, EXTRA_GUEST, PET, setFees } from '@/__tests__/server/support/fees'
import { aListing } from '@/__tests__/server/support/listings'
import { BREAKFAST, setOwnAddOns } from '@/__tests__/server/support/own-add-ons'
import { aRule, setRules } from '@/__tests__/server/support/price-plans'
import { aStayRule, setStayRules } from '@/__tests__/server/support/stay-rules'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aHost } from '@/__tests__/server/support/users'
import type { TermsPart } from '@/lib/domain/calendar/bulk-changes'
import { listingTexts } from '@/server/db/schema/listings/listings'

const api = appForTests()
const { copy, undo, undoable, undoLast, days } = bulkChanges(api)

const FRIDAYS = aRule({ name: 'Fridays', weekdays: ['friday'], price: 700 })
const PATHS: Record<TermsPart, string> = {
  ...{ plan: 'price-plans', discounts: 'discounts', fees: 'fees', ownAddOns: 'add-ons' },
  stayRules: 'stay-rules',
}

type Place = Awaited<ReturnType<typeof aListing>>
const termsOf = async ({ id, host }: Place, part: TermsPart) => {
  const { body } = await api.call('GET', `/vender/services/${id}/${PATHS[part]}`, { as: host })
  return {
    ...body,
    terms: (body.rules ?? body.fees ?? body.ownAddOns).map(({ _id, ...terms }: { _id?: string }) => terms),
  }
}

async function places(count: number): Promise<Place[]> {
  const host = await aHost(api)
  const made: Place[] = []
  for (let i = 0; i < count; i += 1) made.push(await aListing(api, { host }))
  return made
}

const SET = {
  plan: (place: Place) => setRules(api, place, [FRIDAYS]),
  discounts: (place: Place) => setDiscounts(api, place, [WEEKLY]),
  fees: (place: Place) => setFees(api, place, [CLEANING, EXTRA_GUEST]),
  ownAddOns: (place: Place) => setOwnAddOns(api, place, [BREAKFAST]),
  stayRules: (place: Place) => setStayRules(api, place, [aStayRule({ weekdays: ['friday'], minNights: 2 })]),
}

test.each(['plan', 'discounts', 'fees', 'ownAddOns', 'stayRules'] as const)(
  'the %s of a listing replaces that of others, which undo brings back',
  async (part) => {
    const [source, other, same] = (await places(3)) as [Place, Place, Place]
    await SET[part](source)
    await SET[part](same)
    const body = { part, basedOn: 1, listingIds: [other.id, same.id], confirmed: true }
    const answer = await copy(source.host, source, body)
    expect(answer.body.listings).toMatchObject([
      { serviceId: other.id, isChanged: true, skipped: [] },
      { serviceId: same.id, isChanged: false, skipped: [{ reason: 'same', days: [] }] },
    ])
    const [given, copied] = [await termsOf(source, part), await termsOf(other, part)]
    expect([copied.version, copied.terms]).toEqual([1, given.terms])
    expect(await undoable(source.host)).toMatchObject([{ kind: part, listings: 1 }])
    const undone = await undoLast(source.host)
    expect(undone.body.listings).toMatchObject([{ serviceId: other.id, isChanged: true, skipped: [] }])
    expect(await termsOf(other, part)).toMatchObject({ version: 2, terms: [] })
    expect((await termsOf(same, part)).terms).toEqual(given.terms)
  },
)

test('copies of rules have ids of their own, and make the prices of their own nights', async () => {
  const [source, other] = (await places(2)) as [Place, Place]
  await setRules(api, source, [FRIDAYS])
  await copy(source.host, source, { part: 'plan', basedOn: 1, listingIds: [other.id] })
  const ids = [source, other].map(async (place) => (await termsOf(place, 'plan')).rules[0]._id)
  const [mine, theirs] = await Promise.all(ids)
  expect(mine).not.toBe(theirs)
  expect((await days(other.host, other, '2026-03-20', '2026-03-21'))[0]).toMatchObject({
    ...{ price: 700, rules: ['Fridays'] },
  })
})

test('what does not fit a listing is refused for it alone, with the reason', async () => {
  const [source, fit, noPets] = (await places(3)) as [Place, Place, Place]
  const pitch = await aListing(api, { host: source.host, ...A_PITCH })
  const foreign = await aListing(api)
  await api.db
    .update(listingTexts)
    .set({ rules: ['no_pets'] })
    .where(eq(listingTexts.listingId, noPets.id))
  await setFees(api, source, [PET])
  const listingIds = [pitch.id, noPets.id, foreign.id, fit.id]
  const answer = await copy(source.host, source, { part: 'fees', basedOn: 1, listingIds })
  const reasons = answer.body.listings.map((one: { skipped: { reason: string }[] }) => one.skipped[0]?.reason)
  expect(reasons).toEqual(['otherMode', 'petsForbidden', 'gone', undefined])
  expect((await termsOf(noPets, 'fees')).fees).toEqual([])
  expect((await termsOf(fit, 'fees')).fees).toEqual([PET])
})

test('prices that are unusual at a target, and its booked nights, are refused until they are confirmed', async () => {
  const stay = await aBookingAt(api)
  const booked = { id: stay.serviceId, host: stay.host }
  const { host } = booked
  const source = await aListing(api, { host })
  const cheap = await aListing(api, { host, prices: { allDays: 20_000 } })
  await setRules(api, source, [FRIDAYS])
  const body = { part: 'plan', basedOn: 1, listingIds: [booked.id, cheap.id] }
  const asked = await copy(host, source, body)
  expect([asked.status, asked.body.code]).toEqual([409, 'unusual_change'])
  expect(asked.body.unusual).toMatchObject([
    { reason: 'booked', days: ['2026-03-20'], listing: { _id: booked.id } },
    { reason: 'high', price: 700, usual: 200, listing: { _id: cheap.id } },
  ])
  expect((await termsOf(booked, 'plan')).version).toBe(0)
  expect((await copy(host, source, { ...body, confirmed: true })).status).toBe(200)
  expect((await stay.seenByVendor()).total).toBe(stay.booking.total)
})

test('terms that were changed since they were read are not copied', async () => {
  const [source, other] = (await places(2)) as [Place, Place]
  await setFees(api, source, [CLEANING])
  const answer = await copy(source.host, source, { part: 'fees', basedOn: 0, listingIds: [other.id] })
  expect([answer.status, answer.body.code]).toEqual([409, 'changed_meanwhile'])
  const gone = await copy(await aHost(api), source, { part: 'fees', basedOn: 1, listingIds: [other.id] })
  expect(gone.status).toBe(404)
})

test('terms that were changed after the copy stay, and the others are restored', async () => {
  const [source, one, other] = (await places(3)) as [Place, Place, Place]
  await setFees(api, source, [CLEANING])
  await setFees(api, other, [EXTRA_GUEST])
  await copy(source.host, source, { part: 'fees', basedOn: 1, listingIds: [one.id, other.id] })
  await setFees(api, one, [PET])
  const { body } = await undoLast(source.host)
  expect(body.listings).toMatchObject([
    { serviceId: one.id, isChanged: false, skipped: [{ reason: 'changed', days: [] }] },
    { serviceId: other.id, isChanged: true, skipped: [] },
  ])
  expect((await termsOf(one, 'fees')).fees).toEqual([PET])
  expect((await termsOf(other, 'fees')).fees).toEqual([EXTRA_GUEST])
})

test('a fee for pets is not brought back where the rules forbid them since', async () => {
  const [source, other] = (await places(2)) as [Place, Place]
  await setFees(api, source, [CLEANING])
  await setFees(api, other, [PET])
  await copy(source.host, source, { part: 'fees', basedOn: 1, listingIds: [other.id] })
  await api.db
    .update(listingTexts)
    .set({ rules: ['no_pets'] })
    .where(eq(listingTexts.listingId, other.id))
  const [act] = await undoable(source.host)
  const { body } = await undo(source.host, act._id)
  expect(body.listings).toMatchObject([{ isChanged: false, skipped: [{ reason: 'petsForbidden' }] }])
  expect((await termsOf(other, 'fees')).fees).toEqual([CLEANING])
})

test('two copies to each other at once both end, and each is one act', async () => {
  const [one, other] = (await places(2)) as [Place, Place]
  await setFees(api, one, [CLEANING])
  await setFees(api, other, [EXTRA_GUEST])
  const answers = await Promise.all([
    copy(one.host, one, { part: 'fees', basedOn: 1, listingIds: [other.id] }),
    copy(one.host, other, { part: 'fees', basedOn: 1, listingIds: [one.id] }),
  ])
  // The second reads a version that the first has made.
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const fees = [(await termsOf(one, 'fees')).fees, (await termsOf(other, 'fees')).fees]
  expect(fees[0]).toEqual(fees[1])
})
