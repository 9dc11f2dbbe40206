import { and, eq, sql } from 'drizzle-orm'
import { withValueAt } from '@/lib/domain/listing/fields/paths'
import { draftFromPayload, type ListingPayload, toPayload } from '@/lib/domain/listing/payload'
import { WEEKDAYS } from '@/lib/domain/time/days'
import { allocations, blocks } from '@/server/db/schema/bookings/allocations'
import { units } from '@/server/db/schema/listings/listings'
import { anApiKey } from '../../support/api-keys'
import { bookStay } from '../../support/bookings'
import { appForTests } from '../../support/test-app'
import { aGuest, aHost, type Host } from '../../support/users'
import {
  aLiveListing,
  aPayload,
  approve,
  CHALET,
  HOTEL,
  ownPictures,
  PITCH,
  send,
} from '../../support/vendor-listings'

const api = appForTests()

const NAME = 'description.nameInEnglish'
const put = (host: Host, id: string, payload: ListingPayload, segment = 'chalet') =>
  send(api, host, `/${segment}/${id}`, payload, 'PUT')
const known = async (id: string) => (await api.call('GET', `/services/details/${id}`)).body
const own = async (host: Host, id: string) =>
  (await api.call('GET', `/vender/services/${id}`, { as: host })).body

test('a live price that is far from the one before is saved once it is confirmed, and is in the history', async () => {
  const host = await aHost(api)
  const { id, payload } = await aLiveListing(api, host)
  const cheap = { ...payload, price: { dayPrice: 100 } }
  const refused = await put(host, id, cheap)
  expect([refused.status, refused.body.code]).toEqual([409, 'unusual_change'])
  expect(refused.body.unusual).toEqual([
    expect.objectContaining({
      reason: 'low',
      price: 100,
      usual: 500,
      weekdays: expect.arrayContaining(['friday']),
    }),
  ])
  expect(await known(id)).toMatchObject({ price: { fridayPrice: 500 } })
  const confirmed = await send(api, host, `/chalet/${id}?confirmed=true`, cheap, 'PUT')
  expect(confirmed.status).toBe(200)
  expect((await put(host, id, cheap)).status).toBe(200)
  const { body } = await api.call('GET', `/vender/services/${id}/overview`, { as: host })
  const written = body.history.filter((one: { event: string }) => one.event === 'price')
  expect(written).toEqual([
    expect.objectContaining({
      prices: [{ weekdays: [...WEEKDAYS], before: 500, after: 100 }],
    }),
  ])
})

test('a new listing with one day far from its others is saved once that is confirmed', async () => {
  const host = await aHost(api)
  const payload = await aPayload(api, host)
  const price = {
    ...Object.fromEntries(['dayPrice', 'saturdayPrice'].map((name) => [name, 1320])),
    fridayPrice: 132,
  }
  const refused = await send(api, host, '/chalet', { ...payload, price })
  expect(refused.body).toMatchObject({
    code: 'unusual_change',
    unusual: [{ reason: 'low', weekdays: ['friday'], price: 132, usual: 1320 }],
  })
  expect((await send(api, host, '/chalet?confirmed=true', { ...payload, price })).status).toBe(201)
})

test('wizard-edit: prices and terms of a published listing apply at once, and it stays published', async () => {
  const host = await aHost(api)
  const { id, payload } = await aLiveListing(api, host)
  const dearer = {
    ...payload,
    price: { dayPrice: 800 },
    location: { type: 'Point', coordinates: [21.6, 39.2] },
  }
  const { status, body } = await put(host, id, dearer)
  expect([status, body.status, body.hasPendingChange]).toEqual([200, 'live', false])
  expect(await known(id)).toMatchObject({
    price: { fridayPrice: 800 },
    location: { coordinates: [21.6, 39.2] },
  })
  const search = await api.call('GET', '/services/search?priceMin=700')
  expect(search.body.data.map((one: { _id: string }) => one._id)).toEqual([id])
})

test('changed names, descriptions and pictures of a published listing wait while the old ones are public', async () => {
  const host = await aHost(api)
  const { id, payload } = await aLiveListing(api, host)
  const images = await ownPictures(api, host, 6)
  const changed = withValueAt(withValueAt(payload, NAME, 'Sea House'), 'description.images', images)
  expect((await put(host, id, changed)).body).toMatchObject({
    status: 'live',
    hasPendingChange: true,
    description: { nameInEnglish: 'Sea House', images },
  })
  expect((await known(id)).description).toMatchObject({ nameInEnglish: 'Palm House' })
  expect((await known(id)).description.images).not.toContain(images[0])
  expect((await own(host, id)).description.nameInEnglish).toBe('Sea House')

  await approve(api, id)
  expect((await known(id)).description).toMatchObject({ nameInEnglish: 'Sea House', images })
  expect((await own(host, id)).hasPendingChange).toBe(false)
})

test('an edit back to the published state leaves nothing waiting', async () => {
  const host = await aHost(api)
  const { id, payload } = await aLiveListing(api, host)
  await put(host, id, withValueAt(payload, NAME, 'Sea House'))
  expect((await put(host, id, payload)).body.hasPendingChange).toBe(false)
})

test('wizard-edit: without pictures in the payload the existing ones stay, the waiting before the public ones', async () => {
  const host = await aHost(api)
  const { id, payload } = await aLiveListing(api, host)
  const images = await ownPictures(api, host, 5)
  await put(host, id, withValueAt(payload, 'description.images', images))
  const { images: _images, ...description } = payload['description'] as { images: string[] }
  const { body } = await put(host, id, { ...payload, description })
  expect([body.description.images, body.hasPendingChange]).toEqual([images, true])
})

test('a listing that is not published takes every change at once, and a rejected one waits again', async () => {
  const host = await aHost(api)
  const payload = await aPayload(api, host)
  const { body } = await send(api, host, '/chalet', payload)
  const { body: edited } = await put(host, body._id, withValueAt(payload, NAME, 'Sea House'))
  expect([edited.status, edited.hasPendingChange, edited.description.nameInEnglish]).toEqual([
    'in_review',
    false,
    'Sea House',
  ])
})

test('a chalet may become one with free meals and back, a pitch be sold by the day', async () => {
  const host = await aHost(api)
  const { id, payload } = await aLiveListing(api, host)
  const meals = { breakfast: true, lunch: false, dinner: false }
  const full = await put(host, id, { ...payload, roomsbath: [{ beds: 1, bathrooms: 1 }], freeMeal: meals })
  expect(full.body).toMatchObject({ freeMeal: meals, roomsbath: [{ beds: 1, bathrooms: 1 }] })
  expect((await put(host, id, payload)).body.freeMeal).toBeUndefined()

  const pitch = await aLiveListing(api, host, PITCH)
  const { setTime: _setTime, ...daily } = { ...pitch.payload, price: { dayPrice: 900 } } as Record<
    string,
    unknown
  >
  const changed = await put(host, pitch.id, daily, 'stadium')
  expect([changed.body.pricingMode, changed.body.price.hourPrice]).toEqual(['daily', undefined])
})

test('a hotel may grow, and shrink only to the units that were never booked', async () => {
  const host = await aHost(api)
  const facts = { roomType: 'suite', units: 3, adults: 2, children: 0, singleBeds: 2, bathrooms: 1 }
  const payment = { type: 'payAtCheckin', partial: null } as const
  const { id, payload } = await aLiveListing(api, host, HOTEL, { facts, payment })
  const resize = (count: number) =>
    put(host, id, withValueAt(payload, 'unitsAndGuest.numberUnits', count), 'hotel')
  expect((await resize(5)).body.units).toBe(5)
  const booked = await bookStay(api, await aGuest(api), id, { units: 2 })
  expect(booked.status).toBe(201)
  const refused = await resize(1)
  expect([refused.status, refused.body.issues]).toEqual([
    422,
    [expect.objectContaining({ path: 'unitsAndGuest.numberUnits', code: 'units_taken', params: { n: 2 } })],
  ])
  expect((await resize(2)).body.units).toBe(2)
})

test('a hotel shrinks by a unit that another site blocked until now, not by one that it blocks still', async () => {
  const host = await aHost(api)
  const facts = { roomType: 'suite', units: 2, adults: 2, children: 0, singleBeds: 2, bathrooms: 1 }
  const { id, payload } = await aLiveListing(api, host, HOTEL, { facts })
  const [last] = await api.db
    .select()
    .from(units)
    .where(and(eq(units.listingId, id), eq(units.number, 2)))
  if (!last) throw new Error('no second unit')
  const hold = async (nights: string) => {
    const [event] = await api.db.insert(blocks).values({ listingId: id, source: 'ical' }).returning()
    const during = sql<string>`${nights}::tstzrange`
    const held = { unitId: last.id, listingId: id, blockId: event?.id, during, state: 'blocked' } as const
    await api.db.insert(allocations).values(held)
  }
  const shrink = () => put(host, id, withValueAt(payload, 'unitsAndGuest.numberUnits', 1), 'hotel')
  await hold('[2026-03-01T12:00Z, 2026-03-02T09:00Z)')
  await hold('[2026-03-20T12:00Z, 2026-03-21T09:00Z)')
  expect((await shrink()).body.issues).toMatchObject([{ code: 'units_taken', params: { n: 2 } }])
  api.clock.set(new Date('2026-03-21T09:00:00Z'))
  expect((await shrink()).body.units).toBe(1)
})

test('later edits never touch existing bookings', async () => {
  const host = await aHost(api)
  const { id, payload } = await aLiveListing(api, host, CHALET, {
    payment: { type: 'payAtCheckin', partial: null },
  })
  const guest = await aGuest(api)
  const { body } = await bookStay(api, guest, id)
  await put(host, id, { ...payload, price: { dayPrice: 900 } })
  const booking = await api.call('GET', `/bookings/${body._id}`, { as: guest })
  expect(booking.body.total).toBe(1000)
})

const NO_TIMES = { check: { in: '', out: '' } } as const
const OPENS_ONLY = {
  check: { in: '06:00', out: '' },
  hour: { price: 20_000, firstDay: '2026-04-01' },
} as const

test.each([
  ['without times', CHALET, NO_TIMES],
  ['with times of its own', CHALET, { check: { in: '14:30', out: '10:00' } } as const],
  ['with the usual times', CHALET, { check: { in: '15:00', out: '12:00' } } as const],
  ['that opens and never closes by word', PITCH, OPENS_ONLY],
  ['that closes after midnight', PITCH, { ...OPENS_ONLY, check: { in: '16:00', out: '02:00' } } as const],
])(
  'wizard-edit, wizard-hourly: a listing %s is edited as it was sent',
  async (_name, listingType, options) => {
    const host = await aHost(api)
    const { id, payload } = await aLiveListing(api, host, listingType, options)
    const again = async () => {
      return toPayload(draftFromPayload(await own(host, id), listingType), listingType)
    }
    expect(await again()).toEqual(payload)
    expect((await put(host, id, await again(), listingType.segment)).status).toBe(200)
    expect(await again()).toEqual(payload)
  },
)

describe('two devices edit one listing', () => {
  async function opened() {
    const host = await aHost(api)
    const { id, payload } = await aLiveListing(api, host)
    const { version } = await own(host, id)
    const based = (on: number, change: ListingPayload, more = '') =>
      send(api, host, `/chalet/${id}?basedOn=${on}${more}`, change, 'PUT')
    return { host, id, payload, version, based }
  }
  const priced = (payload: ListingPayload, dayPrice: number) => ({ ...payload, price: { dayPrice } })

  test('the second save is refused with what the first one saved, and is saved once it is based on that', async () => {
    const { host, id, payload, version, based } = await opened()
    expect((await based(version, priced(payload, 600))).status).toBe(200)
    const refused = await based(version, priced(payload, 700))
    expect([refused.status, refused.body.code]).toEqual([409, 'changed_meanwhile'])
    expect(refused.body.current).toEqual(await own(host, id))
    expect(refused.body.current).toMatchObject({ version: version + 1, price: { fridayPrice: 600 } })
    expect((await based(refused.body.current.version, priced(payload, 700))).status).toBe(200)
    expect(await own(host, id)).toMatchObject({ version: version + 2, price: { fridayPrice: 700 } })
  })

  test('the same save twice, after a lost answer, is saved once and refused never', async () => {
    const { id, host, payload, version, based } = await opened()
    const change = withValueAt(priced(payload, 600), NAME, '  A quiet house ')
    expect((await based(version, change)).status).toBe(200)
    const again = await based(version, change)
    expect([again.status, again.body]).toEqual([200, await own(host, id)])
    expect(again.body.version).toBe(version + 1)
  })

  test('of two saves in the same instant one is stored and the other refused', async () => {
    const { host, id, payload, version, based } = await opened()
    const answers = await Promise.all([600, 700].map((price) => based(version, priced(payload, price))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const saved = answers.find(({ status }) => status === 200)
    expect((await own(host, id)).price).toEqual(saved?.body.price)
  })

  test('a client that names no version and an api key save as before, and the next save of the wizard is refused', async () => {
    const { host, id, payload, version, based } = await opened()
    const key = await anApiKey(api, host, ['prices'])
    const byKey = await api.call('PUT', `/vender/services/${id}/prices`, {
      headers: { authorization: `Bearer ${key}` },
      body: { price: { dayPrice: 600 } },
    })
    expect(byKey.status).toBe(200)
    expect((await put(host, id, priced(payload, 650))).status).toBe(200)
    expect((await put(host, id, priced(payload, 650))).status).toBe(200)
    expect((await based(version, priced(payload, 700))).body).toMatchObject({
      code: 'changed_meanwhile',
      current: { price: { fridayPrice: 650 } },
    })
  })

  test('an unusual price needs to be confirmed only for a change of the newest version', async () => {
    const { payload, version, based } = await opened()
    await based(version, priced(payload, 600))
    expect((await based(version, priced(payload, 60))).body.code).toBe('changed_meanwhile')
    expect((await based(version, priced(payload, 60), '&confirmed=true')).body.code).toBe('changed_meanwhile')
    expect((await based(version + 1, priced(payload, 60))).body.code).toBe('unusual_change')
  })

  test('a version that is no number is a bad request that names it', async () => {
    const { host, id, payload } = await opened()
    for (const basedOn of ['', '0', '1.5', 'one', '99999999999']) {
      const { status, body } = await send(api, host, `/chalet/${id}?basedOn=${basedOn}`, payload, 'PUT')
      expect([basedOn, status, body.issues[0].path]).toEqual([basedOn, 400, 'basedOn'])
    }
  })
})
