import { appForTests } from '../../support/test-app'
import { aGuest } from '../../support/users'

const api = appForTests({ otpEcho: false })

test('without echo no answer contains the code: it is in the text message alone', async () => {
  const { phone } = await aGuest(api)
  const login = await api.call('POST', '/user/login', { body: { phone } })
  const signup = await api.call('POST', '/user/signup', { body: { phone: '555000111' } })
  expect(login.body.user).toEqual({ phone })
  expect(signup.body).not.toHaveProperty('otp')
  const code = /\d{4}/.exec(api.sentTexts[0]?.text ?? '')?.[0] ?? ''
  const typed = { phone, otp: code, challenge: login.body.data.challenge }
  expect((await api.call('POST', '/user/verify', { body: typed })).status).toBe(200)
})
