import { companyDetails } from '../../support/applications'
import { bookStay } from '../../support/bookings'
import { aListing } from '../../support/listings'
import { appForTests } from '../../support/test-app'
import { aGuest, anAdmin, type Host, type TestUser } from '../../support/users'

const api = appForTests()
const NAME = 'Tuwaiq Stays Co. 2'

const read = async (as: TestUser, path: string) => (await api.call('GET', path, { as })).body

/** An applicant whom an admin has let in as a company. */
async function aCompany(changes: { companyName?: undefined } = {}): Promise<Host> {
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
  const company = await aCompany()
  const { id } = await aListing(api, { host: company })
  const guest = await aGuest(api)
  const { vendor } = await read(guest, `/services/details/${id}`)
  const { _id } = (await bookStay(api, guest, id)).body
  const { host } = await read(guest, `/bookings/${_id}`)
  const { other } = (await api.call('POST', '/conversations', { as: guest, body: { serviceId: id } })).body
  for (const shown of [vendor, host, other]) expect(shown).toMatchObject({ name: NAME, name_ar: NAME })
})

test('a company without a name is known by the user, as before', async () => {
  const { id } = await aListing(api, { host: await aCompany({ companyName: undefined }) })
  const { vendor } = await read(await aGuest(api), `/services/details/${id}`)
  expect(vendor).toMatchObject({ name: 'Huda A.', name_ar: 'Huda A.' })
})

test('the name of a company is in its profile and in its export', async () => {
  const company = await aCompany()
  expect(await read(company, '/user/profile')).toMatchObject({ company: true, companyName: NAME })
  expect((await read(company, '/user/export')).vendor).toMatchObject({ companyName: NAME })
})
