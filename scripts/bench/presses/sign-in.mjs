import { randomInt } from 'node:crypto'

const DEMO_HOST_PHONE = '500000002'

/** Signs in a new guest or the demo's host; the cookies land in the browser of the request. */
export async function signIn(request, who) {
  const phone = who === 'host' ? DEMO_HOST_PHONE : `55${String(randomInt(1e7)).padStart(7, '0')}`
  const answer = await post(request, `/api/v1/user/${who === 'host' ? 'login' : 'signup'}`, { phone })
  await post(request, '/api/session', { phone, otp: answer.otp ?? answer.user.otp })
}

async function post(request, path, data) {
  const response = await request.post(path, { data })
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}.`)
  return response.json()
}
