import { randomInt } from 'node:crypto'
import type { WebDriver } from 'selenium-webdriver'

/** Signs somebody in by the calls themselves, from an address of their own, and gives the browser their session. */
export async function signIn(driver: WebDriver, origin: string, way: 'login' | 'signup', phone: string) {
  const from = Array.from({ length: 3 }, () => randomInt(1, 255)).join('.')
  const post = (path: string, body: object, cookie = '') =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${from}`, origin, cookie },
      body: JSON.stringify(body),
    })
  const challenge = await post(`/api/v1/user/${way}`, { phone })
  const sent = await challenge.json()
  // A code counts only for whoever asked for it.
  const asked = cookiesOf(challenge).map(({ name, value }) => `${name}=${value}`)
  const session = await post('/api/session', { phone, otp: sent.otp ?? sent.user?.otp }, asked.join('; '))
  if (session.status !== 200) throw new Error(`No session for ${phone}: ${session.status}`)
  for (const cookie of cookiesOf(session).filter(({ value }) => value))
    await driver.manage().addCookie(cookie)
}

function cookiesOf(response: Response) {
  return response.headers.getSetCookie().map((cookie) => {
    const [pair = ''] = cookie.split(';')
    const [name = '', ...value] = pair.split('=')
    return { name, value: value.join('='), path: '/', httpOnly: /httponly/i.test(cookie) }
  })
}

/** A number that nobody in the seeded market has. */
export const newPhone = () => `55${String(randomInt(0, 10_000_000)).padStart(7, '0')}`

export const DEMO_HOST = { phone: '500000002', place: 'al-nakheel-chalet-jeddah' }
