import { eq } from 'drizzle-orm'
import { CODE, GUIDE, guidePath, PASSWORD, setGuide } from '@/__tests__/server/support/arrival-guides'
import { A_STAY, aBookingAt } from '@/__tests__/server/support/bookings'
import type { ListingOptions } from '@/__tests__/server/support/listings'
import { aListing } from '@/__tests__/server/support/listings'
import { anUpload } from '@/__tests__/server/support/pictures'
import { aBookingOfTwo, aHotel } from '@/__tests__/server/support/several-rooms'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, aMember, anAdmin, type TestUser } from '@/__tests__/server/support/users'
import type { BookedGuidesWire } from '@/lib/contract/schemas/arrival-guide/wire'
import { EMPTY_BASICS } from '@/lib/domain/arrival-guide/arrival-guide'
import { addDays } from '@/lib/domain/time/days'
import { arrivalGuides } from '@/server/db/schema/listings/arrival-guides'
import { vendors } from '@/server/db/schema/people/vendors'
import { uploads } from '@/server/db/schema/platform/uploads'

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
  expect(shown.headers['cross-origin-resource-policy']).toBe('same-origin')
  expect((await file(await aGuest(api))).status).toBe(404)
  await setGuide(api, place, { photos: [] })
  expect((await file(guest)).status).toBe(404)
  expect((await read()).body.guides[0].photos).toEqual([])
})

test('a stale version is refused as such, also where it names a photo that a colleague took out', async () => {
  const { id, host } = await aListing(api)
  const photos = [{ photo: await anUpload(api, host, 60, 'document'), caption_ar: '', caption: '' }]
  await setGuide(api, { id, host }, { photos })
  await setGuide(api, { id, host }, { photos: [] })
  const stale = await api.call('PUT', guidePath({ id }), {
    as: await aMember(api, host.vendorId, 'frontDesk'),
    body: { basedOn: 1, ...GUIDE, photos, entryCode: '1' },
  })
  expect([stale.status, stale.body.code]).toEqual([409, 'changed_meanwhile'])
})

test('a photo that leaves the guide is deleted with its file, unless something else names it', async () => {
  const { id, host } = await aListing(api)
  const other = { ...(await aListing(api, { host })), host }
  const [shared, alone] = [
    await anUpload(api, host, 60, 'document'),
    await anUpload(api, host, 90, 'document'),
  ]
  const photosOf = (...urls: string[]) => ({
    photos: urls.map((photo) => ({ photo, caption_ar: '', caption: '' })),
  })
  await setGuide(api, { id, host }, photosOf(shared, alone))
  await setGuide(api, other, photosOf(shared))
  await setGuide(api, { id, host }, photosOf())
  const left = await api.db.select({ key: uploads.fileKey }).from(uploads)
  expect(left.map(({ key }) => key)).toEqual([`documents/${shared.split('/').at(-1)}`])
  expect(api.files.size).toBe(1)
  const { photo } = (await aPaper(host.vendorId, shared)) ?? {}
  expect(photo).toBe(shared.split('/').at(-1))
  await setGuide(api, other, photosOf())
  expect(await api.db.select().from(uploads)).toHaveLength(1)
})

/** Makes an upload the paper of a vendor. */
async function aPaper(vendorId: string, url: string) {
  const idPhotoUploadId = url.split('/').at(-1) ?? ''
  const of = eq(vendors.id, vendorId)
  const [row] = await api.db
    .update(vendors)
    .set({ idPhotoUploadId })
    .where(of)
    .returning({ photo: vendors.idPhotoUploadId })
  return row
}

test('a room type has of its property each part that it has not itself', async () => {
  const hotel = await aHotel(api)
  const { byGuest, guest, booking } = await aBookingOfTwo(api, hotel)
  await byGuest('pay')
  await setGuide(api, { id: hotel.main, host: hotel.host }, { entryCode: 'lobby' })
  const read = async () => {
    const { body } = await api.call('GET', `/bookings/${booking._id}/arrival-guide`, { as: guest })
    return (body as BookedGuidesWire).guides.map(({ serviceId, entry, sections, isUpdated }) => [
      serviceId,
      entry?.code,
      sections.map(({ title }) => title),
      isUpdated,
    ])
  }
  api.clock.set(DAY_BEFORE)
  const ofMain = [hotel.main, 'lobby', ['Pool'], false]
  expect(await read()).toEqual([ofMain])
  const lift = {
    ...EMPTY_BASICS,
    sections: [{ title_ar: 'المصعد', title: 'Lift', text_ar: 'يسارًا', text: '' }],
  }
  await setGuide(api, { id: hotel.suite, host: hotel.host }, lift)
  expect(await read()).toEqual([ofMain, [hotel.suite, 'lobby', ['Lift'], true]])
  await setGuide(api, { id: hotel.suite, host: hotel.host }, { entryCode: 'suite', sections: [] })
  expect(await read()).toEqual([ofMain, [hotel.suite, 'suite', ['Pool'], true]])
})

test('a deleted listing, and one of a closed account, keeps no guide and no file of it, and takes none', async () => {
  for (const close of ['/chalet', '/user/profile']) {
    const { id, host } = await aListing(api)
    const desk = await aMember(api, host.vendorId, 'frontDesk')
    const photo = await anUpload(api, desk, 60, 'document')
    const body = { basedOn: 0, ...GUIDE, photos: [{ photo, caption_ar: '', caption: '' }] }
    expect((await api.call('PUT', guidePath({ id }), { as: desk, body })).status).toBe(200)
    expect(api.files.size).toBe(1)
    const path = close === '/chalet' ? `/chalet/${id}` : close
    expect((await api.call('DELETE', path, { as: host })).status).toBe(204)
    expect(await api.db.select().from(arrivalGuides)).toEqual([])
    expect([await api.db.select().from(uploads), api.files.size]).toEqual([[], 0])
    const late = await api.call('PUT', guidePath({ id }), { as: host, body: { basedOn: 0, ...GUIDE } })
    expect(late.status).toBe(close === '/chalet' ? 404 : 401)
  }
})

test.each([1, 2, 3])(
  'a guide that is written while its listing is deleted goes with it, try %i',
  async () => {
    const { id, host } = await aListing(api)
    const desk = await aMember(api, host.vendorId, 'frontDesk')
    const [written, deleted] = await Promise.all([
      api.call('PUT', guidePath({ id }), { as: desk, body: { basedOn: 0, ...GUIDE } }),
      api.call('DELETE', '/user/profile', { as: host }),
    ])
    expect([200, 403, 404]).toContain(written.status)
    expect(deleted.status).toBe(204)
    expect(await api.db.select().from(arrivalGuides)).toEqual([])
  },
)
