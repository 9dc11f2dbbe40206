import { randomInt } from 'node:crypto'
import type { WebDriver } from 'selenium-webdriver'

type Way = 'login' | 'signup'

/** Signs somebody in by the calls themselves and gives the browser their session. */
export async function signIn(driver: WebDriver, origin: string, way: Way, phone: string) {
  for (const cookie of await openSession(origin, way, phone)) await driver.manage().addCookie(cookie)
}

/** The phone number of a new account that is signed in elsewhere. */
export const registerGuest = async (origin: string): Promise<string> => (await newGuest(origin)).phone

async function newGuest(origin: string) {
  const phone = newPhone()
  const session = await openSession(origin, 'signup', phone)
  const names = { firstName: 'Noura', lastName: 'Test' }
  await send(origin, 'PUT', '/api/v1/user/names', names, session)
  return { phone, session }
}

/** A conversation of a new guest with the host, and how the guest writes in it. */
export async function conversationWithHost(origin: string) {
  const { session } = await newGuest(origin)
  const about = { serviceId: DEMO_HOST.place }
  const answer = await send(origin, 'POST', '/api/v1/conversations', about, session)
  const { _id: id } = await answer.json()
  const write = (body: string) => {
    const message = { clientId: crypto.randomUUID(), body }
    return send(origin, 'POST', `/api/v1/conversations/${id}/messages`, message, session)
  }
  return { id, write }
}

async function openSession(origin: string, way: Way, phone: string): Promise<Cookie[]> {
  const challenge = await send(origin, 'POST', `/api/v1/user/${way}`, { phone })
  const sent = await challenge.json()
  // A code is valid only with the challenge of its requester.
  const code = { phone, otp: sent.otp ?? sent.user?.otp }
  return cookiesOf(await send(origin, 'POST', '/api/session', code, cookiesOf(challenge)))
}

/** Like a page of ours would, from an address of its own; rejects when it is refused. */
async function send(origin: string, method: string, path: string, body: object, cookies: Cookie[] = []) {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': anAddress(), origin, cookie }
  const answer = await fetch(`${origin}${path}`, { method, headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return answer
}

type Cookie = ReturnType<typeof cookiesOf>[number]

function cookiesOf(response: Response) {
  const all = response.headers.getSetCookie().map((cookie) => {
    const [pair = ''] = cookie.split(';')
    const [name = '', ...value] = pair.split('=')
    return { name, value: value.join('='), path: '/', httpOnly: /httponly/i.test(cookie) }
  })
  return all.filter(({ value }) => value)
}

/** Codes are limited by address. */
export const anAddress = () => `10.${[0, 0, 0].map(() => randomInt(1, 255)).join('.')}`

/** A number that nobody in the seeded market has. */
export const newPhone = () => `55${String(randomInt(0, 10_000_000)).padStart(7, '0')}`

export const DEMO_HOST = { phone: '500000002', place: 'al-nakheel-chalet-jeddah' }
