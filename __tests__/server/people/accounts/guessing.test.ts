import { aBrowser } from '@/__tests__/server/support/browsers'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest } from '@/__tests__/server/support/users'
import { oneTimeCodes, sessions } from '@/server/db/schema/people/sessions'

const api = appForTests()

const AT_ONCE = 50
const PATIENCE_MS = 120_000
/** More than every limit and queue on the way: what holds for these holds for the other thousands. */
const CODES = Array.from({ length: 500 }, (_, i) => String(i * 20).padStart(4, '0'))

test(
  'login-wrong-otp: five hundred codes against one number, fifty at once, never sign in and count as three',
  async () => {
    const { phone } = await aGuest(api)
    const browser = aBrowser(api)
    const otp = await browser.codeFor(phone)
    const before = (await api.db.select().from(sessions)).length
    const tries = [...CODES.filter((code) => code !== otp), otp]
    const statuses = new Set<number>()
    const guess = async () => {
      for (let code = tries.shift(); code !== undefined; code = tries.shift()) {
        statuses.add((await browser.verify(phone, code)).status)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, guess))
    expect([...statuses]).toEqual([422])
    expect(await api.db.select().from(sessions)).toHaveLength(before)
    expect(await api.db.select().from(oneTimeCodes)).toMatchObject([{ wrongTries: 3, usedAt: null }])
  },
  PATIENCE_MS,
)

test(
  'login-wrong-otp: five hundred codes without a challenge leave the waiting code untouched',
  async () => {
    const { phone } = await aGuest(api)
    const owner = aBrowser(api, '198.51.100.1')
    const otp = await owner.codeFor(phone)
    const tries = [...CODES]
    const guess = async () => {
      for (let code = tries.shift(); code !== undefined; code = tries.shift()) {
        expect((await aBrowser(api).verify(phone, code)).status).toBe(422)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, guess))
    expect((await owner.verify(phone, otp)).status).toBe(200)
  },
  PATIENCE_MS,
)

test(
  'otp-resend-call: a hundred resends of one browser stop at the limit of the day with the wait in the answer',
  async () => {
    const { phone } = await aGuest(api)
    const browser = aBrowser(api)
    const answers = []
    for (let i = 0; i < 100; i += 1) {
      answers.push(await browser.post(i % 2 ? '/user/resend-otp' : '/user/login', { phone }))
      api.clock.pass(180)
    }
    const refused = answers.filter((one) => one.status === 429)
    expect([answers.filter((one) => one.status === 200).length, refused.length]).toEqual([6, 94])
    expect(refused.every((one) => Number(one.headers['retry-after']) > 0)).toBe(true)
    expect(api.sentTexts).toHaveLength(6)
  },
  PATIENCE_MS,
)

test('otp-resend-call: a hundred resends of one browser at once are one text', async () => {
  const { phone } = await aGuest(api)
  const browser = aBrowser(api)
  await browser.codeFor(phone)
  const answers = await Promise.all(Array.from({ length: 100 }, () => browser.post('/user/login', { phone })))
  expect(answers.filter((one) => one.status === 429 && one.headers['retry-after'] === '180')).toHaveLength(
    100,
  )
  expect(api.sentTexts).toHaveLength(1)
})

test('otp-resend-call: a hundred new browsers at once are three texts', async () => {
  const { phone } = await aGuest(api)
  const request = () => aBrowser(api).post('/user/login', { phone })
  const answers = await Promise.all(Array.from({ length: 100 }, request))
  expect(answers.filter((one) => one.status === 200)).toHaveLength(3)
  expect(answers.filter((one) => one.status === 429 && one.headers['retry-after'] === '180')).toHaveLength(97)
  expect(api.sentTexts).toHaveLength(3)
})
