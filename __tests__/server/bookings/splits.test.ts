import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { aBookingAt, bookStay, notificationsOf } from '@/__tests__/server/support/bookings'
import { booksOf } from '@/__tests__/server/support/books'
import { FAKE_SECRET } from '@/__tests__/server/support/fake-payments'
import { aListing } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, type TestUser } from '@/__tests__/server/support/users'
import { bellPage } from '@/lib/domain/notifications/notification'
import { invoices } from '@/server/db/schema/money/invoices'
import { payments, refunds } from '@/server/db/schema/money/payments'
import { sessions } from '@/server/db/schema/people/sessions'
import { sweep } from '@/server/jobs/sweeper'
import { settlePayment } from '@/server/modules/bookings/payments/settle-payment'
import { findDifferences } from '@/server/modules/bookings/reconciliation/find-differences'

const api = appForTests()

/** 1,000 for the stay and a deposit of 100, split into three; the guest has paid the first share. */
async function aSplit({ shares = [500, 300, 300], isOpen = true } = {}) {
  const stay = await aBookingAt(api, { paymentType: 'fullPayment', depositHalalas: 10_000 })
  const started = await stay.byGuest('split', { shares })
  if (started.status !== 200) throw new Error(JSON.stringify(started.body))
  const { token } = started.body.split
  const pay = (as: TestUser, share: number) =>
    api.call('POST', `/splits/${token}/pay`, { as, body: { share } })
  const read = async (as?: TestUser) => (await api.call('GET', `/splits/${token}`, as && { as })).body
  if (isOpen) await pay(stay.guest, 1)
  return { ...stay, token, pay, read }
}

const friends = () => Promise.all([aGuest(api), aGuest(api)])

test('friends pay their shares, the last one confirms the booking, and nothing is the vendor’s before', async () => {
  const { guest, host, token, pay, read, seenByGuest } = await aSplit({ isOpen: false })
  const [sara, omar] = await friends()
  expect((await pay(sara, 2)).body.code).toBe('not_in_this_state')
  expect((await pay(guest, 1)).body.split).toMatchObject({ state: 'open', remaining: 600 })
  const { payBy } = await read()
  expect(new Date(payBy).getTime() - api.clock.now().getTime()).toBe(24 * 3_600_000)
  expect((await pay(sara, 2)).status).toBe(200)
  expect((await pay(sara, 2)).status).toBe(200)
  expect((await pay(omar, 2)).body.code).toBe('already_done')
  expect(await booksOf(api)).toEqual({ psp_clearing: -80_000, split_held: 80_000 })
  expect((await seenByGuest()).status).toBe('awaiting_payment')
  expect((await pay(omar, 3)).body.split).toMatchObject({ state: 'whole', remaining: 0, payBy: null })
  expect(await seenByGuest()).toMatchObject({ status: 'confirmed', paid: 1000 })
  const shares = { commission_income: 10_000, vat_payable: 1_500, vendor_pending: 88_500 }
  expect(await booksOf(api)).toEqual({ psp_clearing: -110_000, deposit_held: 10_000, ...shares })
  expect(await notificationsOf(api, guest)).toEqual(['Split_share_paid', 'Booking_paid'])
  expect(await notificationsOf(api, host)).toEqual(['New_booking_alert'])
  expect(await findDifferences(api.db)).toEqual([])
  const strangers = await read()
  expect(strangers.bookingId).toBeNull()
  expect(JSON.stringify(strangers)).not.toContain(sara.id)
  const exported = (await api.call('GET', '/user/export', { as: sara })).body
  const paidAt = api.clock.now().toISOString()
  expect(exported.splitShares).toMatchObject([{ state: 'paid', amountHalalas: 30_000, paidAt }])
  expect(Object.keys(strangers).toSorted()).toEqual(
    'amount bookingId bookingState checkInAt checkOutAt guest mine payBy payer remaining service shares state title token'.split(
      ' ',
    ),
  )
  expect((await read(sara)).shares.map((one: { isMine: boolean }) => one.isMine)).toEqual([
    false,
    true,
    false,
  ])
  expect((await api.call('GET', `/splits/${token.slice(1)}x`)).status).toBe(404)
})

test('two last payments at once, with every webhook three times, confirm once', async () => {
  const { pay, seenByGuest } = await aSplit()
  const [sara, omar] = await friends()
  api.payments.next = 'initiated'
  await Promise.all([pay(sara, 2), pay(omar, 3)])
  const open = [...api.payments.reports.values()].filter(({ status }) => status === 'initiated')
  expect(open).toHaveLength(2)
  for (const one of open) api.payments.reports.set(one.providerId, { ...one, status: 'paid' })
  const said = [1, 2, 3].flatMap(() => open.map(({ providerId }) => providerId))
  await Promise.all(said.map((providerId) => settlePayment(api.app.deps, providerId)))
  const replay = open.map(({ providerId }) => ({
    secret_token: FAKE_SECRET,
    type: 'payment_paid',
    data: { id: providerId },
  }))
  for (const body of replay) {
    expect((await api.call('POST', '/payments/webhooks/sandbox', { body })).status).toBe(200)
  }
  expect(await seenByGuest()).toMatchObject({ status: 'confirmed', paid: 1000 })
  expect((await booksOf(api))['psp_clearing']).toBe(-110_000)
  expect(await api.db.select().from(refunds)).toEqual([])
  expect(await api.db.select().from(invoices)).toHaveLength(1)
})

test('a share captured twice counts once: the second capture goes back to its payer', async () => {
  const { pay } = await aSplit()
  const [sara, omar] = await friends()
  api.payments.next = 'initiated'
  await pay(sara, 2)
  expect((await pay(omar, 2)).body.code).toBe('payment_in_progress')
  api.clock.pass(61)
  await pay(omar, 2)
  for (const one of api.payments.reports.values()) {
    api.payments.reports.set(one.providerId, { ...one, status: 'paid' })
    await settlePayment(api.app.deps, one.providerId)
  }
  await sweep(api)
  expect(api.payments.refunds).toMatchObject([{ amountHalalas: 30_000 }])
  expect(await booksOf(api)).toEqual({ psp_clearing: -80_000, split_held: 80_000 })
})

test('at the deadline everything goes back to each card, the dates are free, and a share that comes later follows', async () => {
  const { guest, pay, read, seenByGuest } = await aSplit()
  const [sara, omar] = await friends()
  await pay(sara, 2)
  api.payments.next = 'initiated'
  await pay(omar, 3)
  api.clock.pass(24 * 3600 + 1)
  expect((await pay(omar, 3)).body.code).toBe('deadline_passed')
  await sweep(api)
  expect((await seenByGuest()).status).toBe('payment_expired')
  expect(await read()).toMatchObject({ state: 'returned', payBy: null })
  const late = [...api.payments.reports.values()].find(({ status }) => status === 'initiated')
  if (!late) throw new Error('no payment is open')
  api.payments.reports.set(late.providerId, { ...late, status: 'paid' })
  await settlePayment(api.app.deps, late.providerId)
  await sweep(api)
  await sweep(api)
  expect(api.payments.refunds.map((one) => one.amountHalalas).toSorted()).toEqual([30_000, 30_000, 50_000])
  expect(await booksOf(api)).toEqual({})
  expect(await api.db.select().from(invoices)).toEqual([])
  expect(await notificationsOf(api, guest)).toEqual(expect.arrayContaining(['Split_ended', 'Refund_arrived']))
  expect(await notificationsOf(api, sara)).toEqual(['Share_returned'])
  expect(await findDifferences(api.db)).toEqual([])
})

test('giving up returns everything and leaves a quarter of an hour to pay alone; a second split is refused', async () => {
  const stay = await aSplit()
  expect((await stay.byGuest('pay')).body.code).toBe('not_in_this_state')
  const given = await stay.byGuest('split/give-up')
  expect(given.body).toMatchObject({ split: { state: 'returned' }, mayStart: false })
  const { expiresAt } = await stay.seenByGuest()
  expect(new Date(expiresAt).getTime() - api.clock.now().getTime()).toBe(15 * 60_000)
  expect((await stay.byGuest('split', { shares: [500, 600] })).body.code).toBe('already_done')
  await sweep(api)
  expect(await booksOf(api)).toEqual({})
  expect((await stay.byGuest('pay')).body.booking).toMatchObject({ status: 'confirmed', paid: 1000 })
})

test('each payer sees and gets back the own share, and the page behind the link shows that the booking was cancelled', async () => {
  const { guest, booking, byGuest, pay, read, seenByGuest } = await aSplit()
  const [sara, omar] = await friends()
  await pay(sara, 2)
  await pay(omar, 3)
  const preview = (await api.call('GET', `/bookings/${booking._id}/cancellation`, { as: guest })).body
  expect(preview).toMatchObject({ refund: 500, refundToFriends: 600, vendorKeeps: 0 })
  expect(await read(sara)).toMatchObject({ bookingState: 'confirmed', mine: { paid: 300, returned: 0 } })
  await byGuest('cancel')
  api.clock.pass(1)
  await sweep(api)
  const { money } = await seenByGuest()
  expect(money.map((one: { kind: string; amount: number }) => [one.kind, one.amount])).toEqual([
    ['payment', 500],
    ['refund', 500],
  ])
  const receipt = (await api.call('GET', `/bookings/${booking._id}/receipt`, { as: guest })).body
  expect(receipt).toMatchObject({ paid: 500, returned: 500, balance: 0 })
  const cancelled = { state: 'whole', bookingState: 'cancelled_by_guest' }
  expect(await read(sara)).toMatchObject({ ...cancelled, mine: { paid: 300, returned: 300 } })
  expect(await read(guest)).toMatchObject({ ...cancelled, mine: { paid: 500, returned: 500 } })
  expect(await read()).toMatchObject({ ...cancelled, mine: null })
  const told = await api.call('GET', '/vender/notification', {
    as: sara,
    headers: { 'accept-language': 'ar' },
  })
  expect(told.body.map((one: { description: string }) => one.description)).toEqual([
    expect.stringMatching(/^رددنا .*300/),
    expect.stringMatching(/^أُلغي حجز .* نرد .*300.* من حصتك إلى بطاقتك\.$/),
  ])
  const organiser = await api.call('GET', '/vender/notification', { as: guest })
  const sent = organiser.body.find((one: { type: string }) => one.type === 'Split_refund_sent')
  expect(sent.description).toMatch(/^نرد إليك 500 /)
})

test('a friend is notified of a no-show, and of what returns of the share', async () => {
  const { booking, byVendor, pay, read } = await aSplit()
  const [sara, omar] = await friends()
  await pay(sara, 2)
  await pay(omar, 3)
  api.clock.set(new Date(booking.checkInAt))
  await api.db.update(sessions).set({ expiresAt: new Date('2027-01-01T00:00:00Z') })
  expect((await byVendor('no-show')).status).toBe(200)
  const share = await read(sara)
  expect(share).toMatchObject({ bookingState: 'no_show', mine: { paid: 300, returned: 27.27 } })
  const [newest] = (await api.call('GET', '/vender/notification', { as: sara })).body
  expect(newest).toMatchObject({ type: 'Shared_booking_ended' })
  expect(bellPage(newest.type, newest.data)).toBe(`/split/${share.token}`)
  expect(newest.description).toMatch(/لعدم الحضور\. نرد 27\.27 /)
})

test('a cancellation returns each share by its part, on one document; the balance is not offered', async () => {
  const { byGuest, pay } = await aSplit()
  const [sara, omar] = await friends()
  await pay(sara, 2)
  await pay(omar, 3)
  expect((await byGuest('cancel', { refundTo: 'balance' })).status).toBe(400)
  expect((await byGuest('cancel')).body.status).toBe('cancelled_by_guest')
  await sweep(api)
  const rows = await api.db
    .select({
      paid: payments.amountHalalas,
      returned: refunds.amountHalalas,
      deposit: refunds.depositHalalas,
    })
    .from(refunds)
    .innerJoin(payments, and(eq(payments.id, refunds.paymentId), isNotNull(payments.shareId)))
    .orderBy(asc(payments.amountHalalas))
  expect(rows.map(({ paid, returned }) => [paid, returned])).toEqual([
    [30_000, 30_000],
    [30_000, 30_000],
    [50_000, 50_000],
  ])
  expect(rows.reduce((sum, one) => sum + one.deposit, 0)).toBe(10_000)
  expect(await booksOf(api)).toEqual({})
  const documents = await api.db.select().from(invoices)
  expect(documents.map(({ kind }) => kind).toSorted()).toEqual([
    'credit_note',
    'credit_note',
    'credit_note',
    'receipt',
  ])
})

test.each([
  ['another sum', [500, 599]],
  ['one share', [1100]],
  ['a first share below the equal part', [100, 1000]],
  ['half a halala', [550.005, 549.995]],
])('%s is refused', async (_, shares) => {
  const stay = await aBookingAt(api, { paymentType: 'fullPayment', depositHalalas: 10_000 })
  expect((await stay.byGuest('split', { shares })).status).toBe(400)
})

test('of two splits that a guest starts at once one is refused, and after two incomplete ones each', async () => {
  const guest = await aGuest(api)
  const bookings = await Promise.all(
    [1, 2, 3].map(async () => {
      const { id } = await aListing(api, { paymentType: 'fullPayment' })
      return (await bookStay(api, guest, id, { paymentType: 'fullPayment' })).body
    }),
  )
  const ids = bookings.map(({ _id }) => _id as string)
  const start = (id = '') =>
    api.call('POST', `/bookings/${id}/split`, { as: guest, body: { shares: [500, 500] } })
  const giveUp = (id = '') => api.call('POST', `/bookings/${id}/split/give-up`, { as: guest })
  const payFirst = async (id = '') => {
    const { body } = await api.call('GET', `/bookings/${id}/split`, { as: guest })
    await api.call('POST', `/splits/${body.split.token}/pay`, { as: guest, body: { share: 1 } })
  }
  const answers = await Promise.all([start(ids[0]), start(ids[1])])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const [first, second] = answers[0]?.status === 200 ? ids : [ids[1], ids[0]]
  expect((await start(second)).body.code).toBe('split_limit')
  await payFirst(first)
  await giveUp(first)
  expect((await start(second)).status).toBe(200)
  await payFirst(second)
  await giveUp(second)
  expect((await start(ids[2])).body.code).toBe('split_limit')
})

test('strangers cannot split a booking, only the signed-in pay, and paying at check-in has nothing to split', async () => {
  const stay = await aSplit()
  const stranger = await aGuest(api)
  const path = `/bookings/${stay.booking._id}/split`
  expect((await api.call('POST', path, { as: stranger, body: { shares: [550, 550] } })).status).toBe(404)
  expect((await api.call('POST', `/splits/${stay.token}/pay`, { body: { share: 2 } })).status).toBe(401)
  expect((await stay.pay(stranger, 9)).status).toBe(404)
  const atDoor = await aBookingAt(api)
  expect((await atDoor.byGuest('split', { shares: [550, 550] })).body.code).toBe('not_in_this_state')
})
