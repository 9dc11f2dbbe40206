import { invoices } from '@/server/db/schema/money/invoices'
import { users } from '@/server/db/schema/people/users'
import { companyDetails } from '../../support/applications'
import { aBookingAt, bookStay, notificationsOf } from '../../support/bookings'
import { aListing } from '../../support/listings'
import { appForTests } from '../../support/test-app'
import { aGuest, aHost, aMember, anAdmin, type Host, type TestUser } from '../../support/users'

const api = appForTests()
const NAME = 'Tuwaiq Stays Co. 2'

const OTHER = 'Palm Hospitality Co.'
const propose = (as: Host, companyName: string) =>
  api.call('PUT', '/vender/company-name', { as, body: { companyName } })
const vendorOf = async ({ vendorId }: Host) =>
  (await read(await anAdmin(api), `/admin/vendors/${vendorId}`)).vendor
async function decide(company: Host, decision: object, version?: number) {
  const body = { version: version ?? (await vendorOf(company)).version, ...decision }
  return api.call('POST', `/admin/vendors/${company.vendorId}/company-name`, { as: await anAdmin(api), body })
}
const APPROVE = { decision: 'approved' }
const REFUSE = { decision: 'refused', reason: 'The registration names another company' }

/** The seller on the document that a paid stay gets now. */
async function sellerNow(company: Host) {
  const stay = await aBookingAt(api, { host: company, paymentType: 'fullPayment' })
  await stay.byGuest('pay')
  return stay.booking._id
}
const sellerOf = async (bookingId: string) =>
  (await api.db.select().from(invoices)).find((one) => one.bookingId === bookingId)?.printed.seller.name

const read = async (as: TestUser, path: string) => (await api.call('GET', path, { as })).body

/** An applicant whom an admin has let in as a company. */
async function anApprovedCompany(changes: { companyName?: undefined } = {}): Promise<Host> {
  const [person, admin] = [await aGuest(api), await anAdmin(api)]
  const body = { ...(await companyDetails(api, person)), ...changes }
  const applied = await api.call('PUT', '/user/upgrade-vender-company', { as: person, body })
  const vendorId: string = applied.body.application._id
  await api.call('POST', `/admin/vendors/${vendorId}/approve`, { as: admin, body: { version: 1 } })
  return { ...person, vendorId }
}

test('the queue of the admin shows the name of a company, and it is public only once approved', async () => {
  const [person, admin] = [await aGuest(api), await anAdmin(api)]
  const body = await companyDetails(api, person)
  await api.call('PUT', '/user/upgrade-vender-company', { as: person, body })
  expect((await read(admin, '/admin/vendors')).data).toMatchObject([{ companyName: NAME, firstName: 'Huda' }])
  expect(await read(person, '/user/profile')).toMatchObject({ company: false, companyName: null })
})

test('guests know a company by its name: on the listing, in their booking and in the conversation', async () => {
  const company = await anApprovedCompany()
  const { id } = await aListing(api, { host: company })
  const guest = await aGuest(api)
  const { vendor } = await read(guest, `/services/details/${id}`)
  const { _id } = (await bookStay(api, guest, id)).body
  const { host } = await read(guest, `/bookings/${_id}`)
  const { other } = (await api.call('POST', '/conversations', { as: guest, body: { serviceId: id } })).body
  for (const shown of [vendor, host, other]) expect(shown).toMatchObject({ name: NAME, name_ar: NAME })
})

test('a company without a name is known by the user, as before', async () => {
  const { id } = await aListing(api, { host: await anApprovedCompany({ companyName: undefined }) })
  const { vendor } = await read(await aGuest(api), `/services/details/${id}`)
  expect(vendor).toMatchObject({ name: 'Huda A.', name_ar: 'Huda A.' })
})

test('the name of a company is in its profile and in its export', async () => {
  const company = await anApprovedCompany()
  expect(await read(company, '/user/profile')).toMatchObject({ company: true, companyName: NAME })
  expect((await read(company, '/user/export')).vendor).toMatchObject({ companyName: NAME })
})

test('another name is public and on new documents once an admin approved it; issued ones have the old one', async () => {
  const company = await anApprovedCompany()
  const { id } = await aListing(api, { host: company })
  const before = await sellerNow(company)
  expect((await propose(company, OTHER)).body).toEqual({ name: NAME, proposed: OTHER, refusalReason: null })
  const shown = async () => (await read(await aGuest(api), `/services/details/${id}`)).vendor
  expect(await shown()).toMatchObject({ name: NAME })
  const admin = await anAdmin(api)
  expect((await read(admin, '/admin/vendors?state=renaming')).data).toMatchObject([{ companyName: NAME }])
  expect((await decide(company, APPROVE)).body.vendor).toMatchObject({ companyName: OTHER })
  expect(await shown()).toMatchObject({ name: OTHER, name_ar: OTHER })
  expect(await sellerOf(await sellerNow(company))).toEqual({ en: OTHER, ar: OTHER })
  expect(await sellerOf(before)).toEqual({ en: NAME, ar: NAME })
  expect(await notificationsOf(api, company)).toContain('Company_name_approved')
})

test('a refused name has a reason that the company reads, until it proposes another one', async () => {
  const company = await anApprovedCompany()
  await propose(company, OTHER)
  expect((await decide(company, { decision: 'refused' })).status).toBe(400)
  expect((await decide(company, REFUSE)).status).toBe(200)
  const names = async () => (await read(company, '/vender/earnings')).companyNames
  expect(await names()).toEqual({ name: NAME, proposed: null, refusalReason: REFUSE.reason })
  expect(await notificationsOf(api, company)).toContain('Company_name_refused')
  await propose(company, 'Palm Stays')
  expect(await names()).toEqual({ name: NAME, proposed: 'Palm Stays', refusalReason: null })
})

test('a decision is of the name that the admin saw, once, and its own name withdraws the request', async () => {
  const company = await anApprovedCompany()
  await propose(company, OTHER)
  const { version } = await vendorOf(company)
  await propose(company, 'Palm Stays')
  expect((await decide(company, APPROVE, version)).body.code).toBe('stale_decision')
  const latest = (await vendorOf(company)).version
  const both = await Promise.all([decide(company, APPROVE, latest), decide(company, REFUSE, latest)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  await propose(company, OTHER)
  const { companyName } = await vendorOf(company)
  expect((await propose(company, companyName)).body.proposed).toBeNull()
  expect((await decide(company, APPROVE)).body.code).toBe('not_in_this_state')
  expect((await vendorOf(company)).companyName).toBe(companyName)
})

test('a host has no company name to change, and an empty one is refused', async () => {
  expect((await propose(await aHost(api), OTHER)).body.code).toBe('not_in_this_state')
  const company = await anApprovedCompany()
  expect((await propose(company, '  ')).status).toBe(400)
  expect((await vendorOf(company)).companyNames).toMatchObject({ name: NAME, proposed: null })
})

test('a name that is approved after the ownership was transferred is that of the new owner, not of the old one', async () => {
  const company = await anApprovedCompany()
  await propose(company, OTHER)
  const { version } = await vendorOf(company)
  const next = await aMember(api, company.vendorId, 'manager')
  const transferred = await api.call('POST', `/vender/members/${next.id}/transfer`, { as: company })
  expect(transferred.status).toBeLessThan(300)
  expect((await decide(company, APPROVE, version)).status).toBe(200)
  const names = await api.db.select().from(users)
  const nameOf = (id: string) => names.find((one) => one.id === id)?.displayName
  expect([nameOf(next.id), nameOf(company.id)]).toEqual([OTHER, null])
})
