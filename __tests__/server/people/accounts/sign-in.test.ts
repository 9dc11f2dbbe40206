import { eq, isNull } from 'drizzle-orm'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, anAdmin } from '@/__tests__/server/support/users'
import { oneTimeCodes, sessions } from '@/server/db/schema/people/sessions'
import { users } from '@/server/db/schema/people/users'

const api = appForTests()

const post = (path: string, body: unknown, language = 'en') =>
  api.call('POST', path, { body, headers: { 'accept-language': language } })

test.each(['512345678', '0512345678', '+966512345678', '٠٥١٢٣٤٥٦٧٨'])(
  'signup-names: %s signs up as +966512345678, and the user exists only after the code',
  async (phone) => {
    const requested = await post('/user/signup', { phone })
    expect(requested.status).toBe(200)
    expect(requested.body).toEqual({
      phone: '+966512345678',
      otp: expect.stringMatching(/^\d{4}$/),
      expiresIn: 300,
      resendIn: 180,
      challenge: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(await api.db.select().from(users)).toHaveLength(0)
    const verified = await post('/user/verify', {
      phone,
      otp: requested.body.otp,
      challenge: requested.body.challenge,
    })
    expect(verified.status).toBe(200)
    expect(verified.body.user).toMatchObject({
      phone: '+966512345678',
      role: 'User',
      verify: true,
      firstName: '',
    })
  },
)

test('auth-cookie: the token of a login is a bearer for 7 days, and only its hash is stored', async () => {
  const person = await aGuest(api)
  const requested = await post('/user/login', { phone: person.phone })
  expect(requested.body).toMatchObject({
    user: { phone: person.phone, otp: expect.any(String) },
    data: { expiresIn: 300, resendIn: 180 },
  })
  const { challenge } = requested.body.data
  const typed = { phone: person.phone, otp: requested.body.user.otp, challenge }
  const { token } = (await post('/user/verify', typed)).body
  const profile = () => api.call('GET', '/user/profile', { as: { token } })
  expect((await profile()).body).toMatchObject({ _id: person.id, phone: person.phone, balance: 0 })
  const stored = await api.db.select().from(sessions)
  expect(JSON.stringify(stored)).not.toContain(token)
  api.clock.pass(7 * 86_400)
  expect((await profile()).status).toBe(401)
})

test('logout: the token is invalid afterwards, other sessions live', async () => {
  const person = await aGuest(api)
  const { user, data } = (await post('/user/login', { phone: person.phone })).body
  const typed = { phone: person.phone, otp: user.otp, challenge: data.challenge }
  const { token } = (await post('/user/verify', typed)).body
  expect((await api.call('POST', '/user/logout', { as: { token } })).status).toBe(204)
  expect((await api.call('GET', '/user/profile', { as: { token } })).status).toBe(401)
  expect((await api.call('GET', '/user/profile', { as: person })).status).toBe(200)
})

test('login-failure: an unknown number answers 404 with the number error, creates no valid code and sends nothing', async () => {
  const answer = await post('/user/login', { phone: '599999999' })
  expect(answer.status).toBe(404)
  expect(answer.body).toMatchObject({
    code: 'unknown_phone',
    message: expect.stringMatching(/^Mobile Number Error!/),
  })
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(await api.db.select().from(oneTimeCodes).where(isNull(oneTimeCodes.deadAt))).toHaveLength(0)
  expect(api.sentTexts).toEqual([])
})

test('signup-failure: a known number answers 409 with a message in the requested language', async () => {
  const { phone } = await aGuest(api)
  const english = await post('/user/signup', { phone })
  expect([english.status, english.body.code]).toEqual([409, 'phone_taken'])
  const arabic = await post('/user/signup', { phone }, 'ar')
  expect(arabic.body.message).toMatch(/رقم الجوال/)
})

test.each(['12345', '0412345678', '+14155550100', 'abc', '5123456789', ''])(
  'login-phone-rule: %j is refused, and the field is named',
  async (phone) => {
    const answer = await post('/user/login', { phone })
    expect(answer.status).toBe(400)
    expect(answer.body.issues[0].path).toBe('phone')
    expect(answer.body.issues).toContainEqual(expect.objectContaining({ message: 'Invalid Phone Number!' }))
  },
)

test('the text message goes to the number in its language and contains the code', async () => {
  const { phone } = await aGuest(api)
  const { otp } = (await post('/user/login', { phone }, 'ar')).body.user
  expect(api.sentTexts).toEqual([{ to: phone, text: expect.stringContaining(otp) }])
  expect(api.sentTexts[0]?.text).toMatch(/ديار/)
})

test('signup-names: the names are saved and answered; the first one is required', async () => {
  const person = await aGuest(api)
  const put = (body: unknown) => api.call('PUT', '/user/names', { as: person, body })
  const saved = await put({ firstName: 'نورة', lastName: 'القحطاني' })
  expect(saved.body).toMatchObject({ _id: person.id, firstName: 'نورة', lastName: 'القحطاني' })
  expect((await put({ firstName: 'Noura' })).body).toMatchObject({ firstName: 'Noura', lastName: '' })
  expect((await put({ lastName: 'Alqahtani' })).body.issues[0]).toMatchObject({
    path: 'firstName',
    code: 'required',
  })
  const [stored] = await api.db.select().from(users).where(eq(users.id, person.id))
  expect([stored?.firstName, stored?.lastName]).toEqual(['Noura', ''])
})

test('role, balance and verification cannot be written through the names', async () => {
  const person = await aGuest(api)
  for (const extra of [{ role: 'Admin' }, { balance: 1000 }, { verify: true }, { _id: 'x' }]) {
    const answer = await api.call('PUT', '/user/names', { as: person, body: { firstName: 'Sara', ...extra } })
    expect([answer.status, answer.body.issues[0].code]).toEqual([400, 'unknown_property'])
  }
  expect((await api.call('GET', '/user/profile', { as: person })).body.role).toBe('User')
})

test('a deleted account has no session any more', async () => {
  const admin = await anAdmin(api)
  await api.db.update(users).set({ deletedAt: api.clock.now() }).where(eq(users.id, admin.id))
  expect((await api.call('GET', '/user/profile', { as: admin })).status).toBe(401)
})
