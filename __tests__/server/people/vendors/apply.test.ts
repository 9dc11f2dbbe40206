import { eq } from 'drizzle-orm'
import { AN_ID, companyDetails, hostDetails } from '@/__tests__/server/support/applications'
import { anUpload } from '@/__tests__/server/support/pictures'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, anAdmin, type TestUser } from '@/__tests__/server/support/users'
import { users } from '@/server/db/schema/people/users'
import { uploads } from '@/server/db/schema/platform/uploads'

const api = appForTests()

const apply = (as: TestUser, body: unknown, type = 'host') =>
  api.call('PUT', `/user/upgrade-vender-${type}`, { as, body, headers: { 'accept-language': 'en' } })
const own = async (as: TestUser) =>
  (await api.call('GET', '/user/vender-application', { as })).body.application

test('vendor-submit: a host sends the payload of the specification, and waits', async () => {
  const person = await aGuest(api)
  expect(await own(person)).toBeNull()
  const details = await hostDetails(api, person)
  const answer = await apply(person, details)
  expect(answer.status).toBe(200)
  expect(answer.body.application).toMatchObject({
    ...details,
    type: 'host',
    state: 'waiting',
    phone: '+966555000123',
    companyName: null,
    commId: null,
    commercialIdPhoto: null,
  })
  expect(await own(person)).toEqual(answer.body.application)
  const profile = (await api.call('GET', '/user/profile', { as: person })).body
  expect(profile).toMatchObject({ role: 'User', host: false, firstName: 'Huda', file: details.file })
  expect(profile.phone).toBe(person.phone)
})

test('vendor-submit: a company sends its commercial number and image as well', async () => {
  const person = await aGuest(api)
  const details = await companyDetails(api, person)
  const { body } = await apply(person, details, 'company')
  expect(body.application).toMatchObject({ ...details, type: 'company', phone: '+966555000123' })
  const { commId: _, ...withoutNumber } = details
  const other = await aGuest(api)
  const refused = await apply(other, withoutNumber, 'company')
  expect(refused.body.issues).toEqual([expect.objectContaining({ path: 'commId', code: 'required' })])
})

test('vendor-submit: the specified payload of a company, which has no company name, is still accepted', async () => {
  const person = await aGuest(api)
  const { companyName: _, ...specified } = await companyDetails(api, person)
  const answer = await apply(person, specified, 'company')
  expect([answer.status, answer.body.application.companyName]).toEqual([200, null])
})

test('vendor-form: a host has no company name to send', async () => {
  const person = await aGuest(api)
  const answer = await apply(person, { ...(await hostDetails(api, person)), companyName: 'Tuwaiq' })
  expect(answer.status).toBe(400)
})

test.each([
  ['idPhoto', 'Id Photo is required'],
  ['commercialIdPhoto', 'Image is required'],
  ['file', 'Profile image is required'],
])('vendor-form: without %s the answer is %j', async (field, message) => {
  const person = await aGuest(api)
  const details = await companyDetails(api, person)
  const answer = await apply(person, { ...details, [field]: undefined }, 'company')
  expect([answer.status, answer.body.issues]).toEqual([
    400,
    [expect.objectContaining({ path: field, message })],
  ])
})

test.each(['firstName', 'lastName', 'phone', 'address', 'nationality', 'email', 'idNumber'])(
  'vendor-form: %s is required',
  async (field) => {
    const person = await aGuest(api)
    const answer = await apply(person, { ...(await hostDetails(api, person)), [field]: undefined })
    expect([answer.status, answer.body.issues[0]]).toEqual([
      400,
      expect.objectContaining({ path: field, code: 'required' }),
    ])
  },
)

test.each([
  ['idNumber', '1000000009'],
  ['idNumber', '3000000004'],
  ['idNumber', '100000000'],
  ['commId', '403012345'],
  ['email', 'huda'],
  ['nationality', 'XX'],
  ['phone', '0412345678'],
  ['firstName', '  '],
  ['companyName', ''],
  ['companyName', '12345'],
  ['companyName', '\u200f\u200b'],
  ['companyName', 'ط'.repeat(101)],
  ['role', 'Admin'],
])('vendor-form: %s %j is refused by its format', async (field, value) => {
  const person = await aGuest(api)
  const answer = await apply(person, { ...(await companyDetails(api, person)), [field]: value }, 'company')
  expect([answer.status, answer.body.issues[0].path]).toEqual([400, field])
})

test('a payload may only name uploads of its own user', async () => {
  const [person, other] = [await aGuest(api), await aGuest(api)]
  const details = await hostDetails(api, person)
  for (const [path, url] of [
    ['idPhoto', await anUpload(api, other, 99, 'document')],
    ['file', await anUpload(api, other, 98)],
    ['file', 'https://example.com/me.png'],
    ['file', details.idPhoto],
  ]) {
    const answer = await apply(person, { ...details, [path as string]: url })
    expect([answer.status, answer.body.issues]).toEqual([
      422,
      [expect.objectContaining({ path, code: 'not_your_upload' })],
    ])
  }
  expect(await own(person)).toBeNull()
})

test('a document that was uploaded as a picture leaves its public address', async () => {
  const person = await aGuest(api)
  const details = await hostDetails(api, person, 'picture')
  expect((await api.call('GET', details.idPhoto)).status).toBe(200)
  const { application } = (await apply(person, details)).body
  expect(application.idPhoto).toMatch(/^\/api\/v1\/documents\//)
  expect((await api.call('GET', details.idPhoto)).status).toBe(404)
  expect((await api.call('GET', details.file)).status).toBe(200)
  const stored = await api.db.select().from(uploads).where(eq(uploads.visibility, 'private'))
  expect(stored).toHaveLength(1)
})

test('a waiting applicant, a vendor and an admin cannot apply', async () => {
  const person = await aGuest(api)
  await apply(person, await hostDetails(api, person))
  expect((await apply(person, await hostDetails(api, person))).body.code).toBe('already_done')
  const host = await aHost(api)
  expect((await apply(host, await hostDetails(api, host))).body.code).toBe('already_done')
  const admin = await anAdmin(api)
  expect((await apply(admin, await hostDetails(api, admin))).status).toBe(403)
})

test('the same request ten times at once is one request', async () => {
  const person = await aGuest(api)
  const details = await hostDetails(api, person)
  const answers = await Promise.all(Array.from({ length: 10 }, () => apply(person, details)))
  expect(answers.map((one) => one.status).sort()).toEqual([200, ...Array(9).fill(409)])
})

test('the role of a vendor cannot be set by the profile', async () => {
  const person = await aGuest(api)
  await apply(person, { ...(await hostDetails(api, person)), idNumber: AN_ID })
  const [stored] = await api.db.select().from(users).where(eq(users.id, person.id))
  expect(stored?.role).toBe('User')
})
