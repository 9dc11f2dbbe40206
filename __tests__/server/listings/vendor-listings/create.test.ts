import { EVERY_LISTING_TYPE } from '@/__tests__/lib/domain/listing/every-listing-type'
import { ensureCatalogue } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost } from '@/__tests__/server/support/users'
import {
  aLiveListing,
  aPayload,
  approve,
  CHALET,
  HOTEL,
  ownPictures,
  PITCH,
  send,
} from '@/__tests__/server/support/vendor-listings'
import { ACCESS_IN_HOURS } from '@/lib/domain/listing/facility-choice'
import { draftFromPayload, toPayload } from '@/lib/domain/listing/payload'
import { facilities, facilityGroups, facilityTypes } from '@/server/db/schema/catalogue/catalogue'

const api = appForTests()

const reported = (answer: { body: { issues?: { path: string; code: string }[] } }) =>
  answer.body.issues?.map(({ path, code }) => `${path}: ${code}`)

describe.each(EVERY_LISTING_TYPE)('%s', (_name, listingType) => {
  test('wizard-save, type-segment: a sent listing is stored, answered by the details, and found once published', async () => {
    const host = await aHost(api)
    const payload = await aPayload(api, host, listingType)
    const { status, body } = await send(api, host, `/${listingType.segment}`, payload)
    expect([status, body.status, body.type]).toEqual([201, 'in_review', listingType.type])

    const details = () => api.call('GET', `/services/details/${body._id}`)
    const found = async () => (await api.call('GET', `/services/search?type=${listingType.type}`)).body.data
    expect([(await details()).status, await found()]).toEqual([404, []])

    await approve(api, body._id)
    expect([(await details()).status, (await found())[0]._id]).toEqual([200, body._id])
    const own = await api.call('GET', `/services/details/${body._id}`, { as: host })
    expect(toPayload(draftFromPayload(own.body, listingType), listingType)).toEqual(payload)
  })
})

test('what photos show is stored for photos of the listing alone, and answered with them', async () => {
  const host = await aHost(api)
  const payload = await aPayload(api, host)
  const description = payload['description'] as { images: string[] }
  const [image = ''] = description.images
  const photoRooms = [{ image, room: 'pool' }]
  const sent = (rooms: unknown) => ({
    ...payload,
    description: { ...description, photoRooms: rooms },
  })
  const { status, body } = await send(
    api,
    host,
    '/chalet',
    sent([...photoRooms, { image: '/api/v1/media/other', room: 'view' }]),
  )
  expect(status).toBe(201)
  await approve(api, body._id)
  const details = await api.call('GET', `/services/details/${body._id}`)
  expect(details.body.description.photoRooms).toEqual(photoRooms)
  // A client of before the rooms leaves them out; an edit that names none removes them.
  const roomsAfter = async (body: object) =>
    (await api.call('PUT', `/chalet/${details.body._id}`, { as: host, body })).body.description.photoRooms
  expect(await roomsAfter(payload)).toEqual(photoRooms)
  expect(await roomsAfter(sent([]))).toBeUndefined()
  const unknown = await send(api, host, '/chalet', sent([{ image, room: 'dungeon' }]))
  expect([unknown.status, reported(unknown)?.[0]]).toEqual([
    400,
    expect.stringMatching(/^description\.photoRooms/),
  ])
})

test('the search and the quote sell the nights of a new listing at its prices', async () => {
  const { id } = await aLiveListing(api, await aHost(api))
  const search = await api.call('GET', '/services/search?city=Jeddah&checkIn=20-03-2026&checkOut=22-03-2026')
  expect(search.body.data[0].price).toMatchObject({ from: 500, stay: { total: 1000 } })
  const stay = { checkIn: '2026-03-20', checkOut: '2026-03-22', adults: 2, children: 0, infants: 0, units: 1 }
  const quote = await api.call('POST', `/services/${id}/quote`, {
    body: { ...stay, addOns: [], paymentType: 'fullPayment' },
  })
  expect([quote.status, quote.body.total]).toEqual([200, 1000])
})

test('place-map: a pin far from its city is refused by name unless it is confirmed, and an edit retains the confirmation', async () => {
  const host = await aHost(api)
  const payload = await aPayload(api, host)
  const location = { coordinates: [24.81, 46.607] }
  const far = await send(api, host, '/chalet', { ...payload, location })
  expect([far.status, reported(far)]).toEqual([422, ['location.confirmed: point_far_from_city']])
  const { status, body } = await send(api, host, '/chalet', {
    ...payload,
    location: { ...location, confirmed: true },
  })
  expect([status, body.location.confirmed]).toEqual([201, true])
  const own = await api.call('GET', `/vender/services/${body._id}`, { as: host })
  const edit = toPayload(draftFromPayload(own.body, CHALET), CHALET, { isEdit: true })
  expect((await send(api, host, `/chalet/${body._id}`, edit, 'PUT')).status).toBe(200)
  const moved = { ...edit, location: { type: 'Point', coordinates: [25, 47] } }
  expect((await send(api, host, `/chalet/${body._id}`, moved, 'PUT')).status).toBe(422)
})

test('settings-last-minute: more than 90 % off is refused, as is a part of a percent', async () => {
  const host = await aHost(api)
  const request = (percent: number) => ({ lastMinute: { isTicked: true, days: 2, percent } })
  for (const [percent, code] of [
    [91, 'max'],
    [12.5, 'integer'],
  ] as const) {
    const answer = await send(api, host, '/chalet', await aPayload(api, host, CHALET, request(percent)))
    expect([answer.status, reported(answer)]).toEqual([422, [`bookingSetting.discountPercentage: ${code}`]])
  }
})

test('wizard-hourly: a pitch sells its hours from the opening time to midnight where no closing is given', async () => {
  const options = {
    check: { in: '06:00', out: '' },
    hour: { price: 20_000, firstDay: '2026-04-01' },
  } as const
  const { id } = await aLiveListing(api, await aHost(api), PITCH, options)
  const { body } = await api.call('GET', `/services/details/${id}`)
  expect(body).toMatchObject({
    pricingMode: 'hourly',
    price: { hourPrice: 200 },
    openFrom: '04-01-2026',
    check: { checkInTime: '6:00:AM', checkOutTime: '12:00:AM' },
  })
  const day = await api.call('GET', `/services/${id}/availability?from=2026-04-02&to=2026-04-03`)
  const starts = day.body.slots.map((slot: { start: string }) => slot.start)
  expect([starts[0], starts.at(-1), starts.length]).toEqual(['06:00', '23:00', 18])
  const hour = { date: '2026-04-02', hours: 1, adults: 1, children: 0, infants: 0, units: 1, addOns: [] }
  const quote = (start: string) =>
    api.call('POST', `/services/${id}/quote`, { body: { ...hour, start, paymentType: 'fullPayment' } })
  expect([(await quote('05:00')).status, (await quote('06:00')).status]).toEqual([422, 200])
})

test('a hotel has the number of units that was sent, and takes its adults and children each', async () => {
  const facts = { roomType: 'suite', units: 4, adults: 2, children: 1, singleBeds: 2, bathrooms: 1 }
  const { id } = await aLiveListing(api, await aHost(api), HOTEL, { facts })
  const { body } = await api.call('GET', `/services/details/${id}`)
  expect([body.units, body.maxGuests]).toEqual([4, 3])
})

test('facilities are those of the type, counted ones with their number, the hours of access 12', async () => {
  await ensureCatalogue(api)
  await api.db.insert(facilityGroups).values({ id: 'g', name: 'Pools', nameAr: 'المسابح', icon: 'pool' })
  const rows = [
    { id: 'pools', title: 'Number of pools', isCounted: true },
    { id: ACCESS_IN_HOURS, title: 'Access in hours', isCounted: true },
    { id: 'wifi', title: 'Wi-Fi', isCounted: false },
  ]
  await api.db.insert(facilities).values(rows.map((row) => ({ ...row, groupId: 'g', titleAr: 'مرفق' })))
  await api.db
    .insert(facilityTypes)
    .values(rows.map(({ id }) => ({ facilityId: id, type: 'Chalets' as const })))
  const host = await aHost(api)
  const payload = await aPayload(api, host)
  const ticked = (list: object[]) => send(api, host, '/chalet', { ...payload, facilities: list })

  const made = await ticked([{ _id: 'pools', value: 3 }, { _id: ACCESS_IN_HOURS, value: 5 }, { _id: 'wifi' }])
  expect(
    made.body.facilities.map((one: { _id: string; value?: number }) => [one._id, one.value]).toSorted(),
  ).toEqual([
    [ACCESS_IN_HOURS, 12],
    ['pools', 3],
    ['wifi', undefined],
  ])
  expect(reported(await ticked([{ _id: 'pools' }]))).toEqual(['facilities.0.value: amount_required'])
  expect(reported(await ticked([{ _id: 'wifi' }, { _id: 'wifi' }]))).toEqual([
    'facilities.1._id: duplicate_key',
  ])
  expect(reported(await ticked([{ _id: 'jacuzzi' }]))).toEqual(['facilities.0._id: one_of'])
})

test('a broken rule answers 422 with its path in the payload and a message in both languages', async () => {
  const host = await aHost(api)
  const payload = await aPayload(api, host, CHALET, { images: await ownPictures(api, host, 4) })
  const answer = await send(api, host, '/chalet', payload)
  expect([answer.status, answer.body.message]).toEqual([422, 'Please select at least 5 images!'])
  expect(reported(answer)).toEqual(['description.images: images_too_few'])
  const arabic = await api.call('POST', '/chalet', { as: host, body: payload })
  expect(arabic.body.issues[0].message).toMatch(/[\u0600-\u06FF]/)
})

test('half payment above the lowest day is refused with the specified message', async () => {
  const host = await aHost(api)
  const payload = await aPayload(api, host, CHALET, { payment: { type: 'halfPayment', partial: 50_100 } })
  const answer = await send(api, host, '/chalet', payload)
  expect(answer.body.message).toBe('Partial amount cannot exceed the minimum day price (500)')
  expect(reported(answer)).toEqual(['partialAmount: partial_above_lowest'])
})

test('a payload may only name its own pictures, a known city and a category of its type', async () => {
  const host = await aHost(api)
  const foreign = await ownPictures(api, await aHost(api))
  const refused = async (options: Parameters<typeof aPayload>[3]) =>
    reported(await send(api, host, '/chalet', await aPayload(api, host, CHALET, options)))
  expect((await refused({ images: foreign }))?.[0]).toBe('description.images.0: not_your_upload')
  const web = foreign.map((_, i) => `https://example.com/${i}.png`)
  expect((await refused({ images: web }))?.[0]).toBe('description.images.0: not_your_upload')
  expect(await refused({ categoryId: 'hotel' })).toEqual(['categoryId: one_of'])
  const place = {
    address: 'a',
    district: '',
    houseNumber: '',
    landmark: '',
    point: { latitude: 24, longitude: 45 },
    isPointConfirmed: false,
  }
  expect(await refused({ place: { ...place, city: 'Atlantis' } })).toEqual(['address.city: one_of'])
})

test.each([
  [{ status: 'live' }, 'status: unknown_property'],
  [{ rating: 5 }, 'rating: unknown_property'],
  [{ ownerId: 'somebody' }, 'ownerId: unknown_property'],
  [{ totalEntities: '1200' }, 'totalEntities: unknown_property'],
  [{ setTime: '6:00:AM' }, 'setTime: unknown_property'],
  [{ price: { dayPrice: -1 } }, 'price.dayPrice: min'],
  [{ price: { dayPrice: 1e12 } }, 'price.dayPrice: max'],
  [{ location: { coordinates: [91, 200] } }, 'location.coordinates[1]: max'],
  [{ description: 'x' }, 'description: type_error'],
])('a payload with %j is malformed', async (wrong, issue) => {
  const host = await aHost(api)
  const answer = await send(api, host, '/chalet', { ...(await aPayload(api, host)), ...wrong })
  expect([answer.status, reported(answer)?.[0]]).toEqual([400, issue])
})

test('wizard-roles: only a vendor with an approved profile may send a listing', async () => {
  const host = await aHost(api)
  const payload = await aPayload(api, host)
  expect((await send(api, await aGuest(api), '/chalet', payload)).status).toBe(403)
  expect((await api.call('POST', '/chalet', { body: payload })).status).toBe(401)
})

test('a city is also known by its Arabic name, and an unknown district is stored as written', async () => {
  const host = await aHost(api)
  const payload = await aPayload(api, host)
  const address = { address: 'أبحر', city: 'جدّة', area: 'حي جديد' }
  const { body } = await send(api, host, '/chalet', { ...payload, address })
  expect(body.address).toMatchObject({ city: 'Jeddah', area: 'حي جديد', area_ar: 'حي جديد' })
})
