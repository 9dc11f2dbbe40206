import { eq } from 'drizzle-orm'
import { bookStay } from '@/__tests__/server/support/bookings'
import { workThrough } from '@/__tests__/server/support/outbox'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, anAdmin, type Host, type TestUser } from '@/__tests__/server/support/users'
import { aLiveListing, CHALET, send, versionOf } from '@/__tests__/server/support/vendor-listings'
import { listings } from '@/server/db/schema/listings/listings'
import { auditTrail } from '@/server/db/schema/people/audit'
import { notifications } from '@/server/db/schema/people/notifications'
import { notifyPaperExpiry } from '@/server/modules/people/vendors/notify-paper-expiry'

const api = appForTests()

const AT_THE_DOOR = { payment: { type: 'payAtCheckin', partial: null } } as const

async function detailOf(as: TestUser, host: Host) {
  const id = host.vendorId
  return { id, ...(await api.call('GET', `/admin/vendors/${id}`, { as })).body }
}

async function decide(as: TestUser, host: Host, verb: string, body: object = {}) {
  api.clock.pass(1)
  const { id, vendor } = await detailOf(as, host)
  return send(api, as, `/admin/vendors/${id}/${verb}`, { version: vendor.version, ...body })
}

const shown = async (id: string) => (await api.call('GET', `/services/details/${id}`)).status
const statusOf = async (as: TestUser, id: string) =>
  (await api.call('GET', `/bookings/${id}`, { as })).body.status
const bellOf = async (as: TestUser): Promise<string[]> =>
  (await api.call('GET', '/vender/notification', { as })).body.map((one: { type: string }) => one.type)

async function aHostWithBooking() {
  const [host, guest, admin] = [await aHost(api), await aGuest(api), await anAdmin(api)]
  const { id } = await aLiveListing(api, host, CHALET, AT_THE_DOOR)
  const booking = (await bookStay(api, guest, id)).body
  return { host, guest, admin, listing: id, booking }
}

test('a suspension names the open bookings, hides the listings, takes no requests, and leaves the bookings if chosen so', async () => {
  const { host, guest, admin, listing, booking } = await aHostWithBooking()
  const paused = await aLiveListing(api, host)
  await send(api, host, `/chalet/${paused.id}/pause`, undefined)
  const before = await detailOf(admin, host)
  expect(before).toMatchObject({
    listings: 2,
    openTotal: 1,
    openBookings: [{ _id: booking._id, code: booking.code, canCancel: true }],
  })
  const reason = 'Guests were sent away'
  expect((await decide(admin, host, 'suspend', { reason })).body.issues).toMatchObject([{ path: 'bookings' }])
  const suspended = (await decide(admin, host, 'suspend', { reason, bookings: 'keep' })).body
  expect(suspended.vendor.suspension).toMatchObject({ reason })
  expect(await shown(listing)).toBe(404)
  expect(
    (await bookStay(api, guest, listing, { checkIn: '2026-04-20', checkOut: '2026-04-22' })).status,
  ).toBe(404)
  await workThrough(api)
  expect(await statusOf(guest, booking._id)).toBe('confirmed')
  const restored = await send(api, admin, `/admin/services/${listing}/restore`, {
    version: await versionOf(api, listing),
  })
  expect(restored.body.code).toBe('vendor_suspended')
  await decide(admin, host, 'restore')
  const states = await api.db.select({ id: listings.id, state: listings.state }).from(listings)
  expect(Object.fromEntries(states.map(({ id, state }) => [id, state]))).toEqual({
    [listing]: 'live',
    [paused.id]: 'paused',
  })
  expect((await bellOf(host)).slice(0, 2)).toEqual(['Vendor_restored_by_admin', 'Vendor_suspended_by_admin'])
  const lines = (await api.db.select().from(auditTrail)).map(({ action }) => action)
  expect(lines).toEqual(expect.arrayContaining(['vendor_suspended', 'vendor_restored']))
})

test('a suspension that cancels ends each open booking as cancelled by an admin and notifies its guest', async () => {
  const { host, guest, admin, booking } = await aHostWithBooking()
  await decide(admin, host, 'suspend', { reason: 'Fraud', bookings: 'cancel' })
  await workThrough(api)
  expect(await statusOf(guest, booking._id)).toBe('cancelled_by_admin')
  expect(await bellOf(guest)).toContain('Booking_cancelled_by_admin')
  expect((await detailOf(admin, host)).openTotal).toBe(0)
})

test('a listing that was suspended by itself stays so when the suspension of its vendor ends', async () => {
  const [host, admin] = [await aHost(api), await anAdmin(api)]
  const { id } = await aLiveListing(api, host)
  const version = await versionOf(api, id)
  await send(api, admin, `/admin/services/${id}/suspend`, { version, reason: 'Closed' })
  await decide(admin, host, 'suspend', { reason: 'Fraud', bookings: 'keep' })
  await decide(admin, host, 'restore')
  expect(await shown(id)).toBe(404)
})

test('a decision on a vendor that changed meanwhile is refused', async () => {
  const [host, admin] = [await aHost(api), await anAdmin(api)]
  const { vendor } = await detailOf(admin, host)
  await decide(admin, host, 'suspend', { reason: 'Fraud', bookings: 'keep' })
  const stale = await decide(admin, host, 'restore', { version: vendor.version })
  expect([stale.status, stale.body]).toMatchObject([409, { code: 'stale_decision', isSuspended: true }])
})

test('a VAT number that its vendor entered meanwhile is not written over by an admin', async () => {
  const [host, admin] = [await aHost(api), await anAdmin(api)]
  const { id, vendor } = await detailOf(admin, host)
  const vatNumber = '300000123456003'
  const saved = await api.call('PUT', '/vender/vat-number', { as: host, body: { vatNumber } })
  const papers = { commId: '', commercialExpiresOn: '', vatNumber: '', vatExpiresOn: '' }
  const late = await send(
    api,
    admin,
    `/admin/vendors/${id}/papers`,
    { ...papers, version: vendor.version },
    'PUT',
  )
  expect([saved.status, late.status, late.body.code]).toEqual([200, 409, 'stale_decision'])
  expect((await detailOf(admin, host)).vendor).toMatchObject({ vatNumber })
})

test('papers with a last day are reminded of within 30 and 7 days, once each; notes are for admins', async () => {
  const [host, admin] = [await aHost(api), await anAdmin(api)]
  const { id, vendor } = await detailOf(admin, host)
  const papers = { commId: '', commercialExpiresOn: '2026-04-10', vatNumber: '', vatExpiresOn: '' }
  const path = `/admin/vendors/${id}/papers`
  const wrong = { ...papers, version: vendor.version, vatExpiresOn: 'soon' }
  expect((await send(api, admin, path, wrong, 'PUT')).body.issues).toMatchObject([{ path: 'vatExpiresOn' }])
  await send(api, admin, path, { ...papers, version: vendor.version }, 'PUT')
  const reminders = async () => {
    await notifyPaperExpiry(api.db, api.clock.now())
    await notifyPaperExpiry(api.db, api.clock.now())
    return api.db.$count(notifications, eq(notifications.type, 'Vendor_paper_ends_soon'))
  }
  expect(await reminders()).toBe(1)
  const noted = await send(api, admin, `/admin/vendors/${id}/notes`, { text: 'Called on Sunday' })
  expect(noted.body.notes).toMatchObject([{ text: 'Called on Sunday' }])
  expect((await api.call('GET', `/admin/vendors/${id}`, { as: host })).status).toBe(404)
  const own = await api.call('GET', '/user/vender-application', { as: host })
  expect(JSON.stringify(own.body)).not.toContain('Called on Sunday')
  api.clock.pass(20 * 86_400)
  expect(await reminders()).toBe(2)
})
