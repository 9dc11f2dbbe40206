import { eq } from 'drizzle-orm'
import { bookStay, notificationsOf } from '@/__tests__/server/support/bookings'
import { aListing } from '@/__tests__/server/support/listings'
import { workThrough } from '@/__tests__/server/support/outbox'
import { staySignedIn } from '@/__tests__/server/support/paid-vendors'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, aMember, type TestUser } from '@/__tests__/server/support/users'
import { bookingEvents } from '@/server/db/schema/bookings/bookings'
import { statisticsMails } from '@/server/db/schema/bookings/statistics'
import { listings } from '@/server/db/schema/listings/listings'
import { notifications } from '@/server/db/schema/people/notifications'
import { users } from '@/server/db/schema/people/users'
import { vendors } from '@/server/db/schema/people/vendors'
import { sweep } from '@/server/jobs/sweeper'
import { sendMonthlyStatistics } from '@/server/modules/bookings/statistics/send-monthly'

const api = appForTests()
/** Midnight of 1 April in Riyadh. */
const MIDNIGHT = new Date('2026-03-31T21:00:00Z')

const run = () => sendMonthlyStatistics(api.app.deps)

/** A vendor with a stay of two nights in March, before whom nothing lies. */
async function aVendorInMarch() {
  const { id, host } = await aListing(api)
  await bookStay(api, await aGuest(api), id)
  await api.db.update(bookingEvents).set({ createdAt: api.clock.now() })
  await workThrough(api)
  await api.db.delete(notifications)
  await staySignedIn(api)
  return { id, host }
}

/** A vendor's owner with an address for mail, who wants some or none. */
async function withAddress(as: TestUser, email: boolean) {
  await api.db.update(users).set({ email: 'host@example.sa' }).where(eq(users.id, as.id))
  expect((await api.call('PUT', '/user/channels', { as, body: { sms: true, email } })).status).toBe(200)
}

test('figures of a month are sent once from its end in Riyadh on, and those of the next one after it', async () => {
  const { host } = await aVendorInMarch()
  api.clock.set(new Date(MIDNIGHT.getTime() - 1000))
  await api.db.insert(statisticsMails).values({ vendorId: host.vendorId, month: '2026-02' })
  await run()
  expect(await notificationsOf(api, host)).toEqual([])
  api.clock.set(MIDNIGHT)
  await Promise.all([run(), run()])
  await run()
  api.clock.pass(3 * 86_400)
  await run()
  const [row] = await api.db.select().from(notifications).where(eq(notifications.userId, host.id))
  expect(await notificationsOf(api, host)).toEqual(['Monthly_statistics'])
  expect(row?.params).toEqual({
    vendorId: host.vendorId,
    month: '2026-03',
    amount: 0,
    nights: 2,
    views: 0,
    bookings: 1,
  })
  api.clock.set(new Date('2026-05-02T09:00:00Z'))
  await run()
  expect(await notificationsOf(api, host)).toEqual(['Monthly_statistics', 'Monthly_statistics'])
})

test('the figures go to the owner and to members for money, by mail, with a link to the page', async () => {
  const { host } = await aVendorInMarch()
  const members = {
    finance: await aMember(api, host.vendorId, 'finance'),
    manager: await aMember(api, host.vendorId, 'manager'),
    calendar: await aMember(api, host.vendorId, 'calendar'),
  }
  await withAddress(host, true)
  await staySignedIn(api)
  api.clock.set(MIDNIGHT)
  await sweep(api.app.deps)
  await workThrough(api)
  expect(await notificationsOf(api, members.finance)).toEqual(['Monthly_statistics'])
  for (const other of [members.manager, members.calendar])
    expect(await notificationsOf(api, other)).not.toContain('Monthly_statistics')
  const mails = api.sentMails.filter(({ html }) => html.includes('/statistics'))
  expect(mails).toHaveLength(1)
  expect(mails[0]?.to).toBe('host@example.sa')
  expect(mails[0]?.html).toContain(`/statistics?period=lastMonth&amp;vendor=${host.vendorId}`)
  expect(api.sentTexts.filter(({ text }) => text.includes('إحصائيات'))).toEqual([])
})

test('who wants no mail gets none', async () => {
  const { host } = await aVendorInMarch()
  await withAddress(host, false)
  api.clock.set(MIDNIGHT)
  await run()
  await workThrough(api)
  expect(api.sentMails).toEqual([])
})

test('nothing is sent to a vendor without a public listing, of a listing that came later, and after a week', async () => {
  const without = await aHost(api)
  const later = await aListing(api, { publishedAt: MIDNIGHT })
  api.clock.set(MIDNIGHT)
  await run()
  const { host } = await aListing(api)
  api.clock.set(new Date('2026-04-08T09:00:00Z'))
  await run()
  const all = [without, later.host, host]
  expect(await Promise.all(all.map((one) => notificationsOf(api, one)))).toEqual([[], [], []])
})

test('who was removed or lost the role before they are sent gets none, and who gets the role later none afterwards', async () => {
  const { host } = await aVendorInMarch()
  const removed = await aMember(api, host.vendorId, 'finance')
  const moved = await aMember(api, host.vendorId, 'finance')
  const late = await aMember(api, host.vendorId, 'calendar')
  await staySignedIn(api)
  const give = (who: TestUser, role: string) =>
    api.call('PUT', `/vender/members/${who.id}`, { as: host, body: { role } })
  api.clock.set(new Date(MIDNIGHT.getTime() - 1000))
  expect((await api.call('DELETE', `/vender/members/${removed.id}`, { as: host })).status).toBe(204)
  expect((await give(moved, 'calendar')).status).toBe(204)
  api.clock.set(MIDNIGHT)
  await run()
  expect((await give(late, 'finance')).status).toBe(204)
  await run()
  for (const one of [removed, moved, late])
    expect(await notificationsOf(api, one)).not.toContain('Monthly_statistics')
  expect(await notificationsOf(api, host)).toContain('Monthly_statistics')
})

test('a vendor that is suspended after the month had stays is sent its figures, as it still reads its money', async () => {
  const { id, host } = await aVendorInMarch()
  await api.db.update(vendors).set({ suspendedAt: MIDNIGHT }).where(eq(vendors.id, host.vendorId))
  await api.db.update(listings).set({ state: 'suspended' }).where(eq(listings.id, id))
  api.clock.set(MIDNIGHT)
  await run()
  expect(await notificationsOf(api, host)).toEqual(['Monthly_statistics'])
  expect((await api.call('GET', '/vender/statistics?period=lastMonth', { as: host })).body).toMatchObject({
    nights: { booked: 2 },
  })
})

test('a listing that was deleted counts in the month that it had, and without another one nothing is sent', async () => {
  const several = await aVendorInMarch()
  const single = await aListing(api)
  await aListing(api, { host: several.host })
  await api.db
    .update(listings)
    .set({ state: 'paused', deletedAt: MIDNIGHT })
    .where(eq(listings.id, several.id))
  await api.db
    .update(listings)
    .set({ state: 'paused', deletedAt: MIDNIGHT })
    .where(eq(listings.id, single.id))
  api.clock.set(MIDNIGHT)
  await run()
  const rows = await api.db
    .select({ to: notifications.userId, params: notifications.params })
    .from(notifications)
  expect(rows).toEqual([{ to: several.host.id, params: expect.objectContaining({ nights: 2, bookings: 1 }) }])
})
