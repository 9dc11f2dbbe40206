import { and, eq, isNull } from 'drizzle-orm'
import { aBookingAt } from '@/__tests__/server/support/bookings'
import { booksOf } from '@/__tests__/server/support/books'
import { aBrowser, wrongFor } from '@/__tests__/server/support/browsers'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, type TestUser } from '@/__tests__/server/support/users'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { sharePasses } from '@/server/db/schema/money/splits'
import { payerPhones } from '@/server/db/schema/people/payer-phones'
import { oneTimeCodes, sessions } from '@/server/db/schema/people/sessions'
import { users } from '@/server/db/schema/people/users'
import { jobHandlersOf } from '@/server/jobs/outbox'
import { sweep } from '@/server/jobs/sweeper'
import { settlePayment } from '@/server/modules/bookings/payments/settle-payment'
import { findDifferences } from '@/server/modules/bookings/reconciliation/find-differences'
import { runDueJobs } from '@/server/modules/platform/outbox/run-due-jobs'

const api = appForTests()

const PASS = '__Host-diyar_share'
const PHONE = '0551112233'
const STORED = '+966551112233'

/** Shares of 500 and 500, or as given; the guest has paid the first. */
async function aSplit(shares = [500, 500], isOpen = true) {
  const stay = await aBookingAt(api, { paymentType: 'fullPayment' })
  const started = await stay.byGuest('split', { shares })
  if (started.status !== 200) throw new Error(JSON.stringify(started.body))
  const { token } = started.body.split
  const pay = (as: TestUser, share: number) =>
    api.call('POST', `/splits/${token}/pay`, { as, body: { share } })
  if (isOpen) await pay(stay.guest, 1)
  return { ...stay, token, pay }
}

/** The limits of an address outlive a test, so each visitor has another one. */
let addresses = 0
const anAddress = () => {
  addresses += 1
  return `10.7.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`
}

/** Somebody without an account in a browser of their own, who opens the link. */
function aVisitor(token: string) {
  const browser = aBrowser(api, anAddress())
  const path = `/splits/${token}`
  return {
    ...browser,
    code: (phone = PHONE) => browser.post(`${path}/payer-code`, { phone }),
    prove: async (phone = PHONE, firstName = 'Sara') => {
      const { otp } = (await browser.post(`${path}/payer-code`, { phone })).body
      return browser.post(`${path}/payer`, { phone, otp, firstName })
    },
    pay: (share: number) => browser.post(`${path}/pay`, { share }),
    check: () => browser.post(`${path}/check`),
    read: async () => (await browser.get(path)).body,
  }
}

/** Runs what waits in the outbox, and what follows from it. */
async function sendWaiting() {
  const handlers = jobHandlersOf(api.app.deps)
  await runDueJobs(api.app.deps, handlers, ['notification'])
  await runDueJobs(api.app.deps, handlers, ['sms'])
}

const accountsOf = (phone: string) => api.db.select().from(users).where(eq(users.phone, phone))

test('a friend proves a number, pays a share and reads its receipt; no account is made, and the guest reads the name', async () => {
  const { guest, token, seenByGuest } = await aSplit()
  const sara = aVisitor(token)
  expect((await sara.pay(2)).status).toBe(401)
  const proven = await sara.prove(PHONE, 'سارة')
  expect(proven.body).toMatchObject({ payer: { phone: '+9665••••••33' }, bookingId: null, mine: null })
  expect([...sara.cookies.keys()]).toEqual([PASS])
  expect((await sara.pay(2)).body.split).toMatchObject({ state: 'whole', remaining: 0 })
  expect((await sara.check()).body.outcome).toBe('paid')
  const { mine, shares } = await sara.read()
  expect(mine).toMatchObject({ paid: 500, returned: 0, payments: [{ amount: 500 }] })
  expect(shares[1]).toMatchObject({ isPaid: true, isMine: true })
  expect(await seenByGuest()).toMatchObject({ status: 'confirmed', paid: 1000 })
  expect(await accountsOf(STORED)).toEqual([])
  expect((await api.call('POST', '/user/login', { body: { phone: PHONE } })).body.code).toBe('unknown_phone')
  expect(await findDifferences(api.db)).toEqual([])
  expect((await api.call('GET', `/splits/${token}`, { as: guest })).body.payer).toEqual({ phone: null })
})

test('the guest reads who paid, by the name that was typed', async () => {
  const { guest, token } = await aSplit([500, 250, 250])
  const sara = aVisitor(token)
  await sara.prove(PHONE, 'سارة')
  await sara.pay(2)
  const [newest] = (await api.call('GET', '/vender/notification', { as: guest })).body
  expect(newest).toMatchObject({ type: 'Split_share_paid', data: { name: 'سارة' } })
})

test('a pass admits to its own split alone, for thirty minutes, and not after it was given back', async () => {
  const [one, other] = [await aSplit(), await aSplit()]
  const sara = aVisitor(one.token)
  await sara.prove()
  expect((await sara.post(`/splits/${other.token}/pay`, { share: 2 })).status).toBe(401)
  expect((await sara.post('/splits/nothing/pay', { share: 2 })).status).toBe(404)
  expect((await sara.get('/user/profile')).status).toBe(401)
  api.clock.pass(30 * 60 + 1)
  expect((await sara.pay(2)).status).toBe(401)
  expect(await sara.read()).toMatchObject({ payer: null })
  await sweep(api)
  expect(await api.db.select().from(sharePasses)).toEqual([])
  await sara.prove()
  const stolen = sara.cookies.get(PASS) ?? ''
  await sara.delete(`/splits/${one.token}/payer`)
  expect([...sara.cookies.keys()]).toEqual([])
  const cookie = `${PASS}=${stolen}`
  const body = { share: 2 }
  expect((await api.call('POST', `/splits/${one.token}/pay`, { body, headers: { cookie } })).status).toBe(401)
})

test('codes: a wrong one is counted, another browser cannot use it, and one for a share opens no session', async () => {
  const { token } = await aSplit()
  const [sara, thief] = [aVisitor(token), aVisitor(token)]
  const { otp } = (await sara.code()).body
  await thief.code()
  const typed = { phone: PHONE, otp, firstName: 'Sara' }
  for (let i = 0; i < 3; i += 1)
    expect((await thief.post(`/splits/${token}/payer`, { ...typed, otp: wrongFor(otp) })).body.code).toBe(
      'wrong_otp',
    )
  expect((await sara.verify(PHONE, otp)).body.code).toBe('wrong_otp')
  expect((await sara.post('/user/resend-otp', { phone: PHONE })).body.code).toBe('unknown_phone')
  expect((await sara.post(`/splits/${token}/payer`, typed)).status).toBe(200)
  expect((await sara.post(`/splits/${token}/payer`, typed)).body.code).toBe('wrong_otp')
  const again = await thief.code()
  expect([again.status, Number(again.headers['retry-after'])]).toEqual([429, 180])
})

test('a code for a sign-in is worth nothing for a share', async () => {
  const { token } = await aSplit()
  const sara = aVisitor(token)
  const { otp } = (await sara.post('/user/signup', { phone: PHONE })).body
  expect(
    (await sara.post(`/splits/${token}/payer`, { phone: PHONE, otp, firstName: 'Sara' })).body.code,
  ).toBe('wrong_otp')
})

test('one address, and one link from many addresses, send only so many codes; refused calls count for neither', async () => {
  const { token } = await aSplit()
  const sara = aVisitor(token)
  const answers = []
  for (let i = 0; i < 9; i += 1) answers.push((await sara.code()).status)
  for (let i = 10; i < 25; i += 1) answers.push((await sara.code(`05522233${i}`)).status)
  const [sent, refusals] = [Array(5).fill(200), Array(10).fill(429)]
  expect(answers).toEqual([200, ...Array(8).fill(429), ...sent, ...refusals])
  for (let i = 10; i < 64; i += 1) expect((await aVisitor(token).code(`05533344${i}`)).status).toBe(200)
  const refused = await aVisitor(token).code('0553334499')
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

test('a link that can no longer be paid sends no code, and a code that was sent before opens nothing', async () => {
  const { token, byGuest } = await aSplit()
  const sara = aVisitor(token)
  const { otp } = (await sara.code()).body
  await byGuest('split/give-up')
  expect((await aVisitor(token).code('0551112244')).body.code).toBe('deadline_passed')
  const typed = { phone: PHONE, otp, firstName: 'Sara' }
  expect((await sara.post(`/splits/${token}/payer`, typed)).body.code).toBe('deadline_passed')
  expect(await api.db.$count(oneTimeCodes, eq(oneTimeCodes.phone, '+966551112244'))).toBe(0)
  expect((await aVisitor('nothing').code()).status).toBe(404)
})

test('of two friends who pay one share at once, one pays and the other is refused; nothing is taken twice', async () => {
  const { token } = await aSplit([500, 250, 250])
  const [sara, omar] = [aVisitor(token), aVisitor(token)]
  await sara.prove()
  await omar.prove('0552223344')
  api.payments.next = 'initiated'
  const answers = await Promise.all([sara.pay(2), omar.pay(2)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  for (const { providerId, ...one } of [...api.payments.reports.values()])
    api.payments.reports.set(providerId, { ...one, providerId, status: 'paid' })
  await Promise.all([...api.payments.reports.keys()].map((id) => settlePayment(api.app.deps, id)))
  expect(await booksOf(api)).toEqual({ psp_clearing: -75_000, split_held: 75_000 })
  const owners = [await sara.read(), await omar.read()].map(({ mine }) => mine?.paid ?? 0)
  expect(owners.toSorted()).toEqual([0, 250])
})

test('the first share is the guest’s alone, also by a code to the guest’s own number; a friend waits for it', async () => {
  const { guest, token } = await aSplit([500, 500], false)
  const friend = aVisitor(token)
  await friend.prove()
  expect((await friend.pay(1)).body.code).toBe('not_in_this_state')
  expect((await friend.pay(2)).body.code).toBe('not_in_this_state')
  const owner = aVisitor(token)
  expect((await owner.prove(guest.phone)).body).toMatchObject({ bookingId: null })
  expect((await owner.pay(1)).body.split).toMatchObject({ state: 'open', bookingId: null })
})

test('a number with an account pays for that account, without a session; a blocked one is refused', async () => {
  const { token } = await aSplit([500, 250, 250])
  const sara = await aGuest(api)
  const visitor = aVisitor(token)
  await visitor.prove(sara.phone, 'Mallory')
  await visitor.pay(2)
  expect(await api.db.select().from(payerPhones)).toEqual([])
  expect((await visitor.get('/user/profile')).status).toBe(401)
  const { mine } = (await api.call('GET', `/splits/${token}`, { as: sara })).body
  expect(mine.paid).toBe(250)
  const [account] = await accountsOf(sara.phone)
  expect(account?.firstName).toBe('Sara')
  await api.db.update(users).set({ blockedAt: api.clock.now() }).where(eq(users.id, sara.id))
  expect((await visitor.pay(3)).status).toBe(401)
  expect((await aVisitor(token).prove(sara.phone)).body.code).toBe('account_blocked')
})

test('what expires goes back to the card, a late capture too, and the friend reads it in a text message', async () => {
  const { token } = await aSplit([500, 250, 250])
  const sara = aVisitor(token)
  await sara.prove()
  await sara.pay(2)
  api.payments.next = 'initiated'
  await sara.pay(3)
  const late = [...api.payments.reports.values()].find(({ status }) => status === 'initiated')
  if (!late) throw new Error('no payment is open')
  api.clock.pass(24 * 3600 + 1)
  await sweep(api)
  api.payments.reports.set(late.providerId, { ...late, status: 'paid' })
  await settlePayment(api.app.deps, late.providerId)
  await sweep(api)
  await sweep(api)
  expect(api.payments.refunds.map((one) => one.amountHalalas).toSorted()).toEqual([25_000, 25_000, 50_000])
  expect(await booksOf(api)).toEqual({})
  await sendWaiting()
  const texts = api.sentTexts.filter(({ to, reference }) => to === STORED && reference)
  expect(texts.map(({ text }) => text)).toEqual(Array(2).fill(expect.stringMatching(/250/)))
  expect(await findDifferences(api.db)).toEqual([])
})

test('who signs up later with the number finds the share, and what returned of it', async () => {
  const { token, byGuest } = await aSplit()
  const sara = aVisitor(token)
  await sara.prove(PHONE, 'سارة')
  await sara.pay(2)
  await byGuest('cancel')
  await sweep(api)
  const { otp } = (await sara.post('/user/signup', { phone: PHONE })).body
  const session = (await sara.post('/user/verify', { phone: PHONE, otp })).body
  expect(session.user).toMatchObject({ firstName: 'سارة', phone: STORED, verify: true, balance: 0 })
  const as = { token: session.token }
  const { mine } = (await api.call('GET', `/splits/${token}`, { as })).body
  expect(mine).toMatchObject({ paid: 500, returned: 500 })
  expect(await api.db.select().from(payerPhones)).toEqual([])
  const exported = (await api.call('GET', '/user/export', { as })).body
  expect(exported.splitShares).toMatchObject([{ amountHalalas: 50_000 }])
})

test('a sign-up and a payment at the same instant make one user of a number', async () => {
  const { token } = await aSplit()
  const sara = aVisitor(token)
  const other = aBrowser(api, anAddress())
  const { otp } = (await sara.code()).body
  const signUp = (await other.post('/user/signup', { phone: PHONE })).body
  const [proven, verified] = await Promise.all([
    sara.post(`/splits/${token}/payer`, { phone: PHONE, otp, firstName: 'Sara' }),
    other.verify(PHONE, signUp.otp),
  ])
  expect([proven.status, verified.status]).toEqual([200, 200])
  expect((await sara.pay(2)).status).toBe(200)
  const as = { token: verified.body.token }
  expect((await api.call('GET', `/splits/${token}`, { as })).body.mine.paid).toBe(500)
  expect(await api.db.select().from(payerPhones)).toEqual([])
})

test('a number that paid is stored until thirty days after the stay, one that paid nothing for a day', async () => {
  const { booking, token } = await aSplit()
  const [sara, omar] = [aVisitor(token), aVisitor(token)]
  await omar.prove('0552223344', 'Omar')
  await sara.prove(PHONE, 'Sara')
  await sara.pay(2)
  const stored = async () => (await api.db.select().from(payerPhones)).map(({ phone }) => phone)
  await sweep(api)
  expect(await stored()).toHaveLength(2)
  api.clock.pass(24 * 3600 + 1)
  await sweep(api)
  expect(await stored()).toEqual([STORED])
  const end = new Date(booking.checkOutAt).getTime()
  api.clock.set(new Date(end + 30 * 86_400_000 - 1000))
  await sweep(api)
  expect(await stored()).toEqual([STORED])
  api.clock.set(new Date(end + 30 * 86_400_000 + 1000))
  await sweep(api)
  expect(await stored()).toEqual([])
  const nameless = await api.db
    .select({ name: users.firstName })
    .from(users)
    .where(and(isNull(users.phone), isNull(users.deletedAt)))
  expect(nameless.map(({ name }) => name)).toEqual(['', ''])
})

const storedPhones = async () => (await api.db.select().from(payerPhones)).map(({ phone }) => phone)

test('a number is stored thirty days after its share was returned, however late the stay would have been', async () => {
  const { token, byGuest } = await aSplit([500, 250, 250])
  const sara = aVisitor(token)
  await sara.prove()
  await sara.pay(2)
  await byGuest('split/give-up')
  await sweep(api)
  await api.db.update(bookings).set({ checkOutAt: new Date('2026-09-01T09:00:00Z') })
  api.clock.pass(30 * 86_400 - 1)
  await sweep(api)
  expect(await storedPhones()).toEqual([STORED])
  api.clock.pass(2)
  await sweep(api)
  expect(await storedPhones()).toEqual([])
})

test('of a booking that was cancelled a number is stored thirty days after the last refund, of others after the stay', async () => {
  const { token, byGuest } = await aSplit()
  const sara = aVisitor(token)
  await sara.prove()
  await sara.pay(2)
  const other = await aSplit()
  const omar = aVisitor(other.token)
  await omar.prove('0552223344', 'Omar')
  await omar.pay(2)
  await byGuest('cancel')
  await sweep(api)
  expect((await sara.read()).mine).toMatchObject({ paid: 500, returned: 500 })
  await api.db.update(bookings).set({ checkOutAt: new Date('2026-09-01T09:00:00Z') })
  api.clock.pass(30 * 86_400 - 1)
  await sweep(api)
  expect(await storedPhones()).toEqual([STORED, '+966552223344'])
  api.clock.pass(2)
  await sweep(api)
  expect(await storedPhones()).toEqual(['+966552223344'])
})

test('a number that was proven again a day later is stored until the pass ends', async () => {
  const { token } = await aSplit()
  const sara = aVisitor(token)
  await sara.prove()
  api.clock.pass(24 * 3600 - 60)
  await sara.prove()
  api.clock.pass(59)
  expect((await sara.read()).payer).toEqual({ phone: '+9665••••••33' })
  api.clock.pass(2)
  await sweep(api)
  expect(await storedPhones()).toEqual([STORED])
  api.clock.pass(30 * 60)
  await sweep(api)
  expect(await storedPhones()).toEqual([])
})

test('the console lists no payer without an account among its users', async () => {
  const { token } = await aSplit()
  await aVisitor(token).prove(PHONE, 'Nobody')
  const admin = await aGuest(api)
  await api.db.update(users).set({ role: 'Admin', adminRole: 'owner' }).where(eq(users.id, admin.id))
  await api.db.update(sessions).set({ secondStepAt: api.clock.now() })
  const { data } = (await api.call('GET', '/admin/users', { as: admin })).body
  expect(data.map(({ name }: { name: string }) => name)).not.toContain('Nobody')
  expect(data.length).toBeGreaterThan(0)
})
