import { aBookingAt, notificationsOf } from '@/__tests__/server/support/bookings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aHost, anAdmin, type Host } from '@/__tests__/server/support/users'
import { invoices } from '@/server/db/schema/money/invoices'

const api = appForTests()
const NUMBER = '300000123456003'

const enter = (host: Host, vatNumber: string) =>
  api.call('PUT', '/vender/vat-number', { as: host, body: { vatNumber } })
const detailOf = async (host: Host) =>
  (await api.call('GET', `/admin/vendors/${host.vendorId}`, { as: await anAdmin(api) })).body.vendor
async function decide(host: Host, decision: object, version?: number) {
  const body = { version: version ?? (await detailOf(host)).version, ...decision }
  return api.call('POST', `/admin/vendors/${host.vendorId}/vat-number`, { as: await anAdmin(api), body })
}
const CHECK = { decision: 'checked' }
const REFUSE = { decision: 'refused', reason: 'Not found at the authority' }

/** The kind of the document that a paid stay gets now. */
async function documentOf(host: Host) {
  const before = await api.db.$count(invoices)
  const stay = await aBookingAt(api, { host, paymentType: 'fullPayment' })
  await stay.byGuest('pay')
  const rows = await api.db.select().from(invoices)
  expect(rows.length).toBe(before + 1)
  const own = rows.find(({ bookingId }) => bookingId === stay.booking._id)
  return [stay.booking.vat, own?.kind]
}

test('a number is on documents once an admin has checked it, and another one is unchecked again', async () => {
  const host = await aHost(api)
  await enter(host, NUMBER)
  expect((await detailOf(host)).vatCheck).toEqual({ state: 'unchecked', reason: null })
  expect(await documentOf(host)).toEqual([null, 'receipt'])
  expect((await decide(host, CHECK)).status).toBe(200)
  expect(await documentOf(host)).toEqual([130.43, 'tax_invoice'])
  await enter(host, NUMBER)
  expect((await detailOf(host)).vatCheck).toEqual({ state: 'checked', reason: null })
  await enter(host, '310122393500003')
  expect((await detailOf(host)).vatCheck).toEqual({ state: 'unchecked', reason: null })
  expect(await documentOf(host)).toEqual([null, 'receipt'])
  expect(await notificationsOf(api, host)).toContain('Vat_number_checked')
})

test('a refusal has a reason that the vendor reads, and documents are without VAT from then on', async () => {
  const host = await aHost(api, NUMBER)
  expect((await decide(host, { decision: 'refused' })).status).toBe(400)
  expect((await decide(host, REFUSE)).body.vendor.vatCheck).toEqual({
    state: 'refused',
    reason: REFUSE.reason,
  })
  const earnings = await api.call('GET', '/vender/earnings', { as: host })
  expect(earnings.body.vatCheck).toEqual({ state: 'refused', reason: REFUSE.reason })
  expect(await documentOf(host)).toEqual([null, 'receipt'])
  expect(await notificationsOf(api, host)).toContain('Vat_number_refused')
})

test('a decision is of the number that the admin saw, once, and never of none', async () => {
  const host = await aHost(api)
  expect((await decide(host, CHECK)).body.code).toBe('not_in_this_state')
  await enter(host, NUMBER)
  const { version } = await detailOf(host)
  await enter(host, '310122393500003')
  expect((await decide(host, CHECK, version)).body.code).toBe('stale_decision')
  expect((await decide(host, CHECK)).status).toBe(200)
  expect((await decide(host, CHECK)).body.code).toBe('already_done')
})

test('papers that an admin changes make another number unchecked, and leave the same one', async () => {
  const host = await aHost(api, NUMBER)
  const put = async (vatNumber: string) => {
    const { version } = await detailOf(host)
    const papers = { commId: '', commercialExpiresOn: '', vatNumber, vatExpiresOn: '', version }
    const path = `/admin/vendors/${host.vendorId}/papers`
    return (await api.call('PUT', path, { as: await anAdmin(api), body: papers })).body.vendor.vatCheck
  }
  expect(await put(NUMBER)).toEqual({ state: 'checked', reason: null })
  expect(await put('310122393500003')).toEqual({ state: 'unchecked', reason: null })
  expect(await put('')).toBeNull()
})
