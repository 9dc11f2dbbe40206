import { CODE, GUIDE, guidePath, PASSWORD, setGuide } from '@/__tests__/server/support/arrival-guides'
import { A_STAY, aBookingAt } from '@/__tests__/server/support/bookings'
import type { ListingOptions } from '@/__tests__/server/support/listings'
import { aListing } from '@/__tests__/server/support/listings'
import { anUpload } from '@/__tests__/server/support/pictures'
import { aBookingOfTwo, aHotel } from '@/__tests__/server/support/several-rooms'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, aMember, anAdmin, type TestUser } from '@/__tests__/server/support/users'
import type { BookedGuidesWire } from '@/lib/domain/arrival-guide/wire'
import { addDays } from '@/lib/domain/time/days'
import { arrivalGuides } from '@/server/db/schema/listings/arrival-guides'

const api = appForTests()

const PAID: ListingOptions = { paymentType: 'fullPayment' }
/** A day before check-in on 20 March at 15:00 in Riyadh. */
const DAY_BEFORE = new Date('2026-03-19T12:00:00Z')
/** Over while the sessions of the test last. */
const SOON = { checkIn: '2026-03-17', checkOut: '2026-03-18' }
const DAY_BEFORE_SOON = new Date('2026-03-16T12:00:00Z')

async function aGuidedStay(terms: ListingOptions = PAID, dates: object = {}) {
  const stay = await aBookingAt(api, terms, dates)
  const place = { id: stay.serviceId, host: stay.host }
  expect((await setGuide(api, place)).status).toBe(200)
  const path = `/bookings/${stay.booking._id}/arrival-guide`
  const read = (as: TestUser = stay.guest) => api.call('GET', path, { as })
  const guides = async () => ((await read()).body as BookedGuidesWire).guides
  return { ...stay, place, path, read, guides }
}

const hasSecret = (value: unknown) => {
  const text = JSON.stringify(value)
  return text.includes(CODE) || text.includes(PASSWORD) || text.includes(GUIDE.entry_ar)
}

test('the way is known once the stay is paid, the entry a day before it, and nothing a day after it', async () => {
  const { read, byGuest, seenByGuest } = await aGuidedStay(PAID, SOON)
  expect((await read()).body).toEqual({ guides: [], knownUntil: null })
  await byGuest('pay')
  const { body } = await read()
  expect(body.knownUntil).toBe('2026-03-19T09:00:00.000Z')
  expect(body.guides).toEqual([
    expect.objectContaining({
      directions: 'Right after the mosque',
      phone: '+966500000012',
      sections: GUIDE.sections,
      isUpdated: false,
      entryLater: { knownFrom: DAY_BEFORE_SOON.toISOString(), waitsFor: 'later' },
    }),
  ])
  expect(hasSecret(body)).toBe(false)
  api.clock.set(new Date(DAY_BEFORE_SOON.getTime() - 1000))
  expect(hasSecret((await read()).body)).toBe(false)
  api.clock.set(DAY_BEFORE_SOON)
  const known = (await read()).body.guides[0]
  expect(known.entry).toEqual({
    ...{ way: 'keyBox', text: '', text_ar: GUIDE.entry_ar, code: CODE },
    ...{ wifiName: 'Chalet', wifiPassword: PASSWORD },
  })
  expect(known.entryLater).toBeNull()
  expect(hasSecret(await seenByGuest())).toBe(false)
  api.clock.set(new Date('2026-03-19T09:00:00Z'))
  expect((await read()).body).toEqual({ guides: [], knownUntil: null })
})

test('other guests, the vendor and admins read nothing by the booking, and its list and calendar have nothing of it', async () => {
  const { read, byGuest, booking, guest, host } = await aGuidedStay()
  await byGuest('pay')
  api.clock.set(DAY_BEFORE)
  for (const stranger of [await aGuest(api), host, await anAdmin(api)])
    expect((await read(stranger)).status).toBe(404)
  const others = [
    await api.call('GET', '/bookings', { as: guest }),
    await api.call('GET', `/bookings/${booking._id}/calendar.ics`, { as: guest }),
    await api.call('GET', '/vender/notification', { as: guest }),
    await api.call('GET', `/services/details/${booking.serviceId}`, {}),
    await api.call('GET', '/user/export', { as: guest }),
    await api.call('GET', `/vender/bookings/${booking._id}`, { as: host }),
    await api.call('GET', '/vender/trail', { as: host }),
  ]
  expect(others.map(({ status, body }) => [status, hasSecret(body)])).toEqual(others.map(() => [200, false]))
  const own = await api.call('GET', '/user/export', { as: host })
  expect(own.body.arrivalGuides).toEqual([
    expect.objectContaining({ entryCode: CODE, wifiPassword: PASSWORD, manual: expect.any(Array) }),
  ])
})

test.each(['cancelled', 'moved'] as const)('a stay that is %s takes its entry with it', async (what) => {
  const { read, byGuest } = await aGuidedStay({ ...PAID, cancellationPolicy: 'Flexible' })
  await byGuest('pay')
  if (what === 'cancelled') {
    await byGuest('cancel', {})
    api.clock.set(DAY_BEFORE)
    expect((await read()).body.guides).toEqual([])
    return
  }
  const dates = { checkIn: addDays(A_STAY.checkIn, 3), checkOut: addDays(A_STAY.checkOut, 3) }
  const quote = await byGuest('dates/quote', dates)
  const moved = await byGuest('dates', { ...dates, total: quote.body.quote.total })
  expect(moved.status).toBe(200)
  api.clock.set(DAY_BEFORE)
  const { guides } = (await read()).body as BookedGuidesWire
  expect(guides[0]?.entry).toBeUndefined()
  expect(guides[0]?.entryLater?.knownFrom).toBe('2026-03-22T12:00:00.000Z')
})

test('what is due at the door withholds the entry until the vendor checks the guest in', async () => {
  const { guides, booking, byVendor } = await aGuidedStay({})
  api.clock.set(new Date('2026-03-20T12:00:00Z'))
  expect((await guides())[0]?.entryLater?.waitsFor).toBe('unpaid')
  const { arrival } = booking
  await byVendor('check-in', { code: arrival.code })
  expect((await guides())[0]?.entry?.code).toBe(CODE)
})

test('a guest who checks in alone reads the entry when the rest was collected, and not when that is taken back', async () => {
  const { guides, byGuest, byVendor } = await aGuidedStay({})
  api.clock.set(new Date('2026-03-20T12:00:00Z'))
  await byGuest('check-in')
  expect((await guides())[0]?.entry).toBeUndefined()
  await byVendor('collect')
  expect((await guides())[0]?.entry?.code).toBe(CODE)
  await byVendor('undo-collect')
  expect((await guides())[0]?.entry).toBeUndefined()
})

test('after an early departure nothing is known', async () => {
  const { guides, byGuest } = await aGuidedStay()
  await byGuest('pay')
  api.clock.set(new Date('2026-03-20T12:00:00Z'))
  await byGuest('check-in')
  expect((await guides())[0]?.entry?.code).toBe(CODE)
  api.clock.set(new Date('2026-03-21T09:00:00Z'))
  await byGuest('check-out')
  expect(await guides()).toEqual([])
})

test('a later change is read at once with its time, and an empty guide shows nothing', async () => {
  const { guides, byGuest, place } = await aGuidedStay()
  await byGuest('pay')
  api.clock.pass(60)
  await setGuide(api, place, { directions_ar: 'بعد المسجد يسارًا', entryTime: 'twoDaysBefore' })
  const [changed] = await guides()
  expect([changed?.directions_ar, changed?.isUpdated]).toEqual(['بعد المسجد يسارًا', true])
  expect(changed?.entryLater?.knownFrom).toBe('2026-03-18T12:00:00.000Z')
  const nothing = { directions_ar: '', directions: '', entry_ar: '', entryCode: '', phone: '' }
  await setGuide(api, place, { ...nothing, wifiName: '', wifiPassword: '', sections: [] })
  expect(await guides()).toEqual([])
})

test('members who receive guests edit the guide, no others, and never over a version that they did not read', async () => {
  const { id, host } = await aListing(api)
  const desk = await aMember(api, host.vendorId, 'frontDesk')
  const path = guidePath({ id })
  const first = await api.call('PUT', path, { as: desk, body: { basedOn: 0, ...GUIDE } })
  expect([first.status, first.body]).toEqual([200, { version: 1, ...GUIDE }])
  const again = await api.call('PUT', path, { as: desk, body: { basedOn: 0, ...GUIDE } })
  expect([again.status, again.body.version]).toEqual([200, 1])
  const late = await api.call('PUT', path, { as: host, body: { basedOn: 0, ...GUIDE, entryCode: '1' } })
  expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile'])
  const calendar = await aMember(api, host.vendorId, 'calendar')
  expect((await api.call('GET', path, { as: calendar })).body.code).toBe('role_may_not')
  expect((await api.call('GET', path, { as: await aHost(api) })).status).toBe(404)
})

test('a photo is a private upload of the member, which guests see while the guide is known', async () => {
  const { guides, read, byGuest, path, place, guest, host } = await aGuidedStay()
  const photo = await anUpload(api, host, 120, 'document')
  const others = await anUpload(api, guest, 90, 'document')
  const named = (url: string) => ({ photos: [{ photo: url, caption_ar: 'البوابة', caption: '' }] })
  const foreign = await setGuide(api, place, named(others))
  expect(foreign.body.issues).toEqual([
    expect.objectContaining({ path: 'photos.0.photo', code: 'not_your_upload' }),
  ])
  expect((await setGuide(api, place, named(photo))).status).toBe(200)
  const desk = await aMember(api, host.vendorId, 'frontDesk')
  const id = photo.split('/').at(-1) ?? ''
  expect((await api.call('POST', `/documents/${id}/address`, { as: desk })).status).toBe(200)
  const file = (as: TestUser) => api.call('GET', `${path}/photos/${id}`, { as })
  expect((await file(guest)).status).toBe(404)
  await byGuest('pay')
  expect((await guides())[0]?.photos).toEqual([{ _id: id, caption_ar: 'البوابة', caption: '' }])
  const shown = await file(guest)
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp'])
  expect((await file(await aGuest(api))).status).toBe(404)
  await setGuide(api, place, { photos: [] })
  expect((await file(guest)).status).toBe(404)
  expect((await read()).body.guides[0].photos).toEqual([])
})

test('a room type without a guide has that of its property, one with a guide its own', async () => {
  const hotel = await aHotel(api)
  const { byGuest, guest, booking } = await aBookingOfTwo(api, hotel)
  await byGuest('pay')
  await setGuide(api, { id: hotel.main, host: hotel.host }, { entryCode: 'lobby' })
  const read = async () => {
    const { body } = await api.call('GET', `/bookings/${booking._id}/arrival-guide`, { as: guest })
    return (body as BookedGuidesWire).guides.map(({ serviceId, entry }) => [serviceId, entry?.code])
  }
  api.clock.set(DAY_BEFORE)
  expect(await read()).toEqual([[hotel.main, 'lobby']])
  await setGuide(api, { id: hotel.suite, host: hotel.host }, { entryCode: 'suite' })
  expect((await read()).toSorted()).toEqual(
    [
      [hotel.main, 'lobby'],
      [hotel.suite, 'suite'],
    ].toSorted(),
  )
})

test('closing the account of the vendor deletes its guides', async () => {
  const place = await aListing(api)
  await setGuide(api, place)
  expect((await api.call('DELETE', '/user/profile', { as: place.host })).status).toBe(204)
  expect(await api.db.select().from(arrivalGuides)).toEqual([])
})
