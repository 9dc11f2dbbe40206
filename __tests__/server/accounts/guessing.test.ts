import { oneTimeCodes, sessions } from '@/server/db/schema/accounts'
import { aGuest } from '../support/people'
import { appForTests } from '../support/test-app'

const api = appForTests()

const AT_ONCE = 50
/** Half a minute by itself; a machine that does much else may need its time. */
const PATIENCE_MS = 600_000
const EVERY_CODE = Array.from({ length: 10_000 }, (_, i) => String(i).padStart(4, '0'))

test(
  'login-wrong-otp: ten thousand codes against one number, fifty at once, never get in and count as three',
  async () => {
    const { phone } = await aGuest(api)
    const { otp } = (await api.call('POST', '/user/login', { body: { phone } })).body.user
    const before = (await api.db.select().from(sessions)).length
    const tries = [...EVERY_CODE.filter((code) => code !== otp), otp]
    const statuses = new Set<number>()
    const guess = async () => {
      for (let code = tries.shift(); code !== undefined; code = tries.shift()) {
        statuses.add((await api.call('POST', '/user/verify', { body: { phone, otp: code } })).status)
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
  'otp-resend-call: a hundred sends to one number stop at the limit of the day and tell when to come back',
  async () => {
    const { phone } = await aGuest(api)
    const answers = []
    for (let i = 0; i < 100; i += 1) {
      answers.push(await api.call('POST', i % 2 ? '/user/resend-otp' : '/user/login', { body: { phone } }))
      api.clock.pass(180)
    }
    const refused = answers.filter((one) => one.status === 429)
    expect([answers.filter((one) => one.status === 200).length, refused.length]).toEqual([6, 94])
    expect(refused.every((one) => Number(one.headers['retry-after']) > 0)).toBe(true)
    expect(api.sentTexts).toHaveLength(6)
  },
  PATIENCE_MS,
)

test('otp-resend-call: a hundred sends in one moment are one text', async () => {
  const { phone } = await aGuest(api)
  const ask = () => api.call('POST', '/user/login', { body: { phone } })
  const answers = await Promise.all(Array.from({ length: 100 }, ask))
  expect(answers.filter((one) => one.status === 200)).toHaveLength(1)
  expect(answers.filter((one) => one.status === 429 && one.headers['retry-after'] === '180')).toHaveLength(99)
  expect(api.sentTexts).toHaveLength(1)
})
