import { AN_ID } from '../../support/applications'
import { anUpload } from '../../support/pictures'
import { appForTests } from '../../support/test-app'
import { aGuest, type TestUser } from '../../support/users'

const api = appForTests()

const put = (as: TestUser, body: unknown) => api.call('PUT', '/user/profile', { as, body })
const profileOf = async (as: TestUser) => (await api.call('GET', '/user/profile', { as })).body

test('profile-page: every field of the own profile is changed by itself', async () => {
  const person = await aGuest(api)
  const file = await anUpload(api, person)
  const changes = {
    firstName: 'نورة',
    lastName: 'القحطاني',
    email: 'noura@example.sa',
    nationality: 'SA',
    idNumber: AN_ID,
    dateOfBirth: '1990-02-28',
    language: 'en',
    file,
  }
  for (const [field, value] of Object.entries(changes)) {
    expect((await put(person, { [field]: value })).body).toMatchObject({ [field]: value })
  }
  expect(await profileOf(person)).toMatchObject(changes)
  expect((await put(person, { file: null, email: null })).body).toMatchObject({ file: null, email: null })
})

test.each([
  ['email', 'noura'],
  ['nationality', 'Mars'],
  ['idNumber', '1234567890'],
  ['dateOfBirth', '1990-02-30'],
  ['dateOfBirth', '2999-01-01'],
  ['language', 'fr'],
  ['firstName', ''],
  ['phone', '0512345678'],
  ['role', 'Admin'],
  ['balance', 100],
  ['verify', true],
])('profile-page: %s cannot be written as %j', async (field, value) => {
  const person = await aGuest(api)
  const before = await profileOf(person)
  const answer = await put(person, { [field]: value })
  expect([answer.status, answer.body.issues[0].path]).toEqual([400, field])
  expect(await profileOf(person)).toEqual(before)
})

test('profile-page: a portrait is an upload of the same user', async () => {
  const [person, other] = [await aGuest(api), await aGuest(api)]
  const answer = await put(person, { file: await anUpload(api, other) })
  expect([answer.status, answer.body.issues[0].code]).toEqual([422, 'not_your_upload'])
})

test('profile-page: the phone changes by a code to the new number, and to a free one only', async () => {
  const [person, other] = [await aGuest(api), await aGuest(api)]
  const request = (phone: string) => api.call('POST', '/user/phone', { as: person, body: { phone } })
  expect((await request(other.phone)).body.code).toBe('phone_taken')
  const { otp } = (await request('0556000001')).body
  expect(api.sentTexts.at(-1)?.to).toBe('+966556000001')
  const confirm = (code: string) =>
    api.call('PUT', '/user/phone', { as: person, body: { phone: '0556000001', otp: code } })
  const wrong = otp === '0000' ? '1111' : '0000'
  expect((await confirm(wrong)).body.code).toBe('wrong_otp')
  expect((await profileOf(person)).phone).toBe(person.phone)
  expect((await confirm(otp)).body.phone).toBe('+966556000001')
  expect(api.sentTexts.at(-1)).toEqual({ to: person.phone, text: expect.stringMatching(/ديار/) })
  expect((await api.call('POST', '/user/login', { body: { phone: person.phone } })).status).toBe(404)
  expect((await confirm(otp)).body.code).toBe('wrong_otp')
})

test('a code for one purpose is refused for any other', async () => {
  const person = await aGuest(api)
  const { otp } = (await api.call('POST', '/user/phone', { as: person, body: { phone: '0556000002' } })).body
  const signUp = await api.call('POST', '/user/verify', { body: { phone: '0556000002', otp } })
  expect(signUp.body.code).toBe('wrong_otp')
  const login = (await api.call('POST', '/user/login', { body: { phone: person.phone } })).body.user
  const proof = await api.call('PUT', '/user/proof', { as: person, body: { otp: login.otp } })
  expect(proof.body.code).toBe('wrong_otp')
  expect((await profileOf(person))._id).toBe(person.id)
})

test('profile-page: the sessions name their device and no token; signing out everywhere ends them all', async () => {
  const person = await aGuest(api)
  const { user, data } = (await api.call('POST', '/user/login', { body: { phone: person.phone } })).body
  const { token } = (
    await api.call('POST', '/user/verify', {
      body: { phone: person.phone, otp: user.otp, challenge: data.challenge },
      headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36' },
    })
  ).body
  const { body } = await api.call('GET', '/user/sessions', { as: { token } })
  expect(body.data).toHaveLength(2)
  expect(body.data).toContainEqual({
    _id: expect.any(String),
    device: 'Chrome, Android',
    network: '203.0.113.7',
    createdAt: expect.any(String),
    isCurrent: true,
  })
  expect(JSON.stringify(body)).not.toContain(token)
  expect((await api.call('POST', '/user/sessions/end', { as: { token } })).status).toBe(204)
  for (const as of [{ token }, person])
    expect((await api.call('GET', '/user/profile', { as })).status).toBe(401)
})
