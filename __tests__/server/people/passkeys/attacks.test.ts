import { eq } from 'drizzle-orm'
import { anAuthenticator } from '@/__tests__/server/support/authenticator'
import { passkeyCalls } from '@/__tests__/server/support/passkeys'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest } from '@/__tests__/server/support/users'
import { users } from '@/server/db/schema/people/users'

const api = appForTests()
const { toAdd, toProve, toSignIn, add, prove, signIn, list, remove, aPasskey } = passkeyCalls(api)
const REFUSED = [422, 'wrong_passkey']
const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [status, body?.code]

/** A challenge that another server, or nobody, has made. */
const FOREIGN = Buffer.from(`${Date.now() + 60_000}.abc.def`).toString('base64url')

test('what was made for another site, without the user verified, or for a foreign challenge opens no session', async () => {
  const guest = await aGuest(api)
  const phone = await aPasskey(guest)
  for (const deviation of [
    { origin: 'https://www.example.sa.evil.example' },
    { origin: 'http://www.example.sa' },
    { rpId: 'example.sa' },
    { isVerified: false },
  ])
    expect([deviation, ...outcome(await signIn(phone.use(await toSignIn(), deviation)))]).toEqual([
      ...[deviation, ...REFUSED],
    ])
  expect(outcome(await signIn(phone.use(FOREIGN)))).toEqual(REFUSED)
  expect(outcome(await signIn(anAuthenticator().use(await toSignIn())))).toEqual(REFUSED)
  const right = phone.use(await toSignIn())
  const forged = { ...right, signature: phone.use(await toSignIn()).signature }
  expect(outcome(await signIn(forged))).toEqual(REFUSED)
  expect((await signIn(right)).status).toBe(200)
})

test('the same deviations register nothing', async () => {
  const guest = await aGuest(api)
  for (const deviation of [
    { origin: 'https://evil.example' },
    { rpId: 'evil.example' },
    { isVerified: false },
  ])
    expect(outcome(await add(guest, anAuthenticator().create(await toAdd(guest), deviation)))).toEqual(
      REFUSED,
    )
  expect(outcome(await add(guest, anAuthenticator().create(FOREIGN)))).toEqual(REFUSED)
  expect(await list(guest)).toEqual([])
})

test('a challenge is taken once, for five minutes, by the session and for the purpose that it was made for', async () => {
  const [guest, other] = [await aGuest(api), await aGuest(api)]
  const phone = await aPasskey(guest)
  const challenge = await toSignIn()
  expect((await signIn(phone.use(challenge))).status).toBe(200)
  expect(outcome(await signIn(phone.use(challenge)))).toEqual(REFUSED)

  for (const wrong of [await toSignIn(), await toAdd(guest), await toProve(other)])
    expect(outcome(await prove(guest, phone.use(wrong)))).toEqual(REFUSED)
  for (const wrong of [await toProve(guest), await toAdd(guest)])
    expect(outcome(await signIn(phone.use(wrong)))).toEqual(REFUSED)
  const sameUser = (await signIn(phone.use(await toSignIn()))).body
  expect(outcome(await prove(sameUser, phone.use(await toProve(guest))))).toEqual(REFUSED)
  for (const wrong of [await toSignIn(), await toProve(guest), await toAdd(other)])
    expect(outcome(await add(guest, anAuthenticator().create(wrong)))).toEqual(REFUSED)

  const late = [await toSignIn(), await toProve(guest), await toAdd(guest)] as const
  api.clock.pass(300)
  expect(outcome(await signIn(phone.use(late[0])))).toEqual(REFUSED)
  expect(outcome(await prove(guest, phone.use(late[1])))).toEqual(REFUSED)
  expect(outcome(await add(guest, anAuthenticator().create(late[2])))).toEqual(REFUSED)
})

test('the same answer twice at once opens one session', async () => {
  const guest = await aGuest(api)
  const phone = await aPasskey(guest)
  const answer = phone.use(await toSignIn())
  const both = await Promise.all([signIn(answer), signIn(answer)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  const made = anAuthenticator().create(await toAdd(guest))
  const twice = await Promise.all([add(guest, made), add(guest, made)])
  expect(twice.map(({ status }) => status).toSorted()).toEqual([201, 422])
})

test('an authenticator that counts backwards is a copy, and is refused', async () => {
  const guest = await aGuest(api)
  const phone = await aPasskey(guest)
  expect((await signIn(phone.use(await toSignIn(), { counter: 7 }))).status).toBe(200)
  for (const counter of [6, 7, 0])
    expect(outcome(await signIn(phone.use(await toSignIn(), { counter })))).toEqual(REFUSED)
  expect((await signIn(phone.use(await toSignIn(), { counter: 8 }))).status).toBe(200)
})

test('a stolen session proves nothing by the thief’s own passkey', async () => {
  const [victim, thief] = [await aGuest(api), await aGuest(api)]
  await aPasskey(victim)
  const own = await aPasskey(thief)
  api.clock.pass(600)
  expect(outcome(await prove(victim, own.use(await toProve(victim))))).toEqual(REFUSED)
  expect((await api.call('GET', '/user/proof', { as: victim, isStolen: true })).status).toBe(403)
})

test('a passkey that is removed between the question and its answer opens and proves nothing', async () => {
  const guest = await aGuest(api)
  const phone = await aPasskey(guest)
  const [signInAnswer, proof] = [phone.use(await toSignIn()), phone.use(await toProve(guest))]
  expect((await remove(guest, phone._id)).status).toBe(204)
  expect(outcome(await signIn(signInAnswer))).toEqual(REFUSED)
  expect(outcome(await prove(guest, proof))).toEqual(REFUSED)
})

test('a removal and a sign-in at once: whichever is second finds what the first left, and nothing is stuck', async () => {
  const guest = await aGuest(api)
  const phone = await aPasskey(guest)
  const answer = phone.use(await toSignIn())
  const [removed, signedIn] = await Promise.all([remove(guest, phone._id), signIn(answer)])
  expect(removed.status).toBe(204)
  expect([200, 422]).toContain(signedIn.status)
  expect(outcome(await signIn(phone.use(await toSignIn())))).toEqual(REFUSED)
})

test('a user who is suspended or closed between the question and its answer is not signed in', async () => {
  const [suspended, closed] = [await aGuest(api), await aGuest(api)]
  const keys = [await aPasskey(suspended), await aPasskey(closed)] as const
  const answers = [keys[0].use(await toSignIn()), keys[1].use(await toSignIn())] as const
  const made = anAuthenticator().create(await toAdd(suspended))
  await api.db.update(users).set({ blockedAt: api.clock.now() }).where(eq(users.id, suspended.id))
  await api.call('DELETE', '/user/profile', { as: closed })
  expect(outcome(await signIn(answers[0]))).toEqual([403, 'account_blocked'])
  expect(outcome(await signIn(answers[1]))).toEqual(REFUSED)
  expect((await add(suspended, made)).status).toBe(401)
})

test('inputs that are no base64url, too long or unknown are refused with the field', async () => {
  const right = anAuthenticator().use(await toSignIn())
  for (const wrong of [{ id: 'a+b' }, { signature: 'x'.repeat(9000) }, { userHandle: 'abc' }, { id: null }])
    expect((await signIn({ ...right, ...wrong })).status).toBe(400)
  for (const wrong of ['e30', 'bm90IGpzb24'])
    expect(outcome(await signIn({ ...right, clientDataJSON: wrong }))).toEqual(REFUSED)
})
