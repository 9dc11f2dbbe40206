import { aListing } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, anAdmin } from '@/__tests__/server/support/users'
import type { ListingWire } from '@/lib/domain/listing/wire'
import { listingFromAnswer } from '@/lib/domain/listing/wire'
import { districts, facilities, facilityGroups } from '@/server/db/schema/catalogue/catalogue'
import { listingFacilities } from '@/server/db/schema/listings/listings'

const api = appForTests()

test("detail-page: the listing in the specification's spelling, which reads back as the same listing", async () => {
  const { id, host } = await aListing(api, {
    prices: { allDays: 50_000, weekdays: { thursday: 90_000 }, dates: { '2026-03-25': 70_000 } },
    addOns: [{ name: 'buffet', priceHalalas: 25_000 }],
    openFrom: '2026-01-01',
    openTo: '2026-12-31',
  })
  const { status, body } = await api.call('GET', `/services/details/${id}`)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    _id: id,
    type: 'Chalets',
    status: 'live',
    description: { nameInEnglish: 'Palm Chalet', nameInArabic: 'شاليه النخلة', rules: { no_smoking: true } },
    price: { dayPrice: 500, thrusdayPrice: 900 },
    datePrices: { '2026-03-25': 700 },
    openFrom: '01-01-2026',
    openTo: '12-31-2026',
    check: { checkInTime: '3:00:PM', checkOutTime: '12:00:PM' },
    addOns: { buffet: '250' },
    bookingSetting: { canellationPolicy: 'Flexible', securityDeposit: false },
    vendor: { _id: host.id, name: 'Sara A.' },
  })
  expect(listingFromAnswer(body as ListingWire)?.terms.prices.dates).toEqual({ '2026-03-25': 70_000 })
})

test('the door is shown to the vendor and an admin alone: house number, second phone, exact location', async () => {
  const { id, host } = await aListing(api)
  const seenBy = async (as?: { token: string }) =>
    (await api.call('GET', `/services/details/${id}`, { as })).body
  for (const insider of [host, await anAdmin(api)]) {
    const body = await seenBy(insider)
    expect(body.address.houseNumber).toBe('17')
    expect(body.description.secondryPhone).toBe('+966500000077')
    expect(body.location.coordinates[0]).toBeCloseTo(21.5556456, 6)
  }
  for (const outsider of [undefined, await aGuest(api)]) {
    const body = await seenBy(outsider)
    expect(body.address).not.toHaveProperty('houseNumber')
    expect(body.description).not.toHaveProperty('secondryPhone')
    expect(body.location.coordinates).toEqual([21.556, 39.173])
    expect(JSON.stringify(body)).not.toContain(host.phone)
  }
})

test.each(['draft', 'in_review', 'paused', 'rejected', 'suspended'] as const)(
  'a listing that is %s is found by its vendor and an admin alone, with all its calls',
  async (state) => {
    const { id, host } = await aListing(api, { state })
    const see = async (path: string, as?: { token: string }) => (await api.call('GET', path, { as })).status
    expect(await see(`/services/details/${id}`, host)).toBe(200)
    expect(await see(`/services/details/${id}`, await anAdmin(api))).toBe(200)
    expect(await see(`/services/details/${id}`, await aGuest(api))).toBe(404)
    for (const call of [
      `details/${id}`,
      `${id}/reviews`,
      `${id}/availability?from=2026-03-15&to=2026-03-16`,
    ]) {
      expect([call, await see(`/services/${call}`)]).toEqual([call, 404])
    }
  },
)

test.each(['nothing', '%00', 'a%2Fb', "';--", 'x'.repeat(65), '..%2f..%2fetc'])(
  'no listing %s: 404',
  async (id) => {
    expect((await api.call('GET', `/services/details/${id}`)).status).toBe(404)
  },
)

test('facilities and the district are answered with both names', async () => {
  const { id } = await aListing(api)
  await api.db.insert(facilityGroups).values({ id: 'pool', name: 'Pools', nameAr: 'المسابح', icon: 'pool' })
  await api.db
    .insert(facilities)
    .values({ id: 'pools', groupId: 'pool', title: 'Pools', titleAr: 'عدد المسابح', isCounted: true })
  await api.db.insert(listingFacilities).values({ listingId: id, facilityId: 'pools', count: 2 })
  const { body } = await api.call('GET', `/services/details/${id}`)
  expect(body.leisure).toEqual({ pools: true })
  expect(body.facilities[0]).toMatchObject({ name_arr: 'عدد المسابح', main_name_arr: 'المسابح', value: 2 })
  expect(await api.db.select().from(districts)).toEqual([])
})
