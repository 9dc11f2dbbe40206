import { aBookingAt, notificationsOf } from '../support/bookings'
import { appForTests } from '../support/test-app'
import { aGuest, aHost } from '../support/users'

const api = appForTests()

const BY_REQUEST = { bookingType: '24-Hour', paymentType: 'fullPayment', depositHalalas: 10_000 } as const
const ARRIVAL = new Date('2026-03-20T12:00:00Z')

test('booking-request: requested, approved, paid, checked in and out; each step notifies the other side', async () => {
  const stay = await aBookingAt(api, BY_REQUEST)
  expect(await notificationsOf(api, stay.host)).toEqual(['Booking_request_send_by_user'])
  const approved = await stay.byVendor('approve')
  expect(approved.body).toMatchObject({ status: 'awaiting_payment', expiresAt: '2026-03-15T15:00:00.000Z' })
  expect(await notificationsOf(api, stay.guest)).toEqual(['Booking_request_approved_by_vender'])
  const paid = await stay.byGuest('pay')
  expect(paid.body).toMatchObject({
    booking: { status: 'confirmed', paid: 1000, expiresAt: null },
    payment: { actionUrl: null },
  })
  api.clock.set(ARRIVAL)
  expect((await stay.byGuest('check-in')).body.status).toBe('checked_in')
  expect((await stay.byGuest('check-out')).body).toMatchObject({ status: 'completed', tab: 'completed' })
  expect(await notificationsOf(api, stay.host)).toEqual([
    'Booking_request_send_by_user',
    'New_booking_alert',
    'Checkin_by_user',
    'Checkout_by_user',
  ])
})

test('a request without an amount due now is confirmed by its approval', async () => {
  const stay = await aBookingAt(api, { bookingType: '24-Hour' })
  expect((await stay.byVendor('approve')).body).toMatchObject({ status: 'confirmed', collect: 1000 })
})

test('a declined request has its reason, notifies the guest and frees the dates', async () => {
  const stay = await aBookingAt(api, BY_REQUEST)
  expect((await stay.byVendor('reject')).status).toBe(400)
  const declined = await stay.byVendor('reject', { reason: 'Repairs' })
  expect(declined.body).toMatchObject({ status: 'rejected', tab: 'cancelled', allowed: [] })
  expect(await stay.seenByGuest()).toMatchObject({ status: 'rejected', hostReason: 'Repairs' })
  expect(await notificationsOf(api, stay.guest)).toEqual(['Booking_request_rejected_by_vender'])
  const { body } = await api.call('GET', '/services/search?checkIn=20-03-2026&checkOut=22-03-2026')
  expect(body.total).toBe(1)
})

test('the exact address, the arrival code and the phones are shown after confirmation only', async () => {
  const stay = await aBookingAt(api, { paymentType: 'fullPayment' })
  expect(await stay.seenByGuest()).toMatchObject({ arrival: null, host: { phone: null } })
  expect((await stay.seenByVendor()).guest.phone).toBeNull()
  await stay.byGuest('pay')
  expect(await stay.seenByGuest()).toMatchObject({
    arrival: { address: 'Obhur', houseNumber: '17' },
    host: { phone: '+966500000077' },
  })
  const vendorSees = await stay.seenByVendor()
  expect(vendorSees.guest).toMatchObject({ name: 'Sara A.', phone: stay.guest.phone })
  expect(vendorSees).not.toHaveProperty('arrival')
})

test('the vendor sees the amount to collect at the door and the income of the stay', async () => {
  const half = { paymentType: 'halfPayment', partialHalalas: 20_000, depositHalalas: 5_000 } as const
  const stay = await aBookingAt(api, half)
  await stay.byGuest('pay')
  expect(await stay.seenByVendor()).toMatchObject({
    paid: 200,
    collect: 850,
    earnings: { byDiyar: 0, commission: 100, commissionVat: 15, stayVat: 0, net: 885 },
  })
})

test('check-in opens an hour before the time; the vendor needs the four digits of the booking', async () => {
  const stay = await aBookingAt(api)
  api.clock.set(new Date(ARRIVAL.getTime() - 3_600_001))
  expect((await stay.byGuest('check-in')).body.code).toBe('too_early')
  api.clock.pass(1)
  const { arrival } = await stay.seenByGuest()
  const wrong = String((Number(arrival.code) + 1) % 10_000).padStart(4, '0')
  const refused = await stay.byVendor('check-in', { code: wrong })
  expect([refused.status, refused.body.code]).toEqual([422, 'wrong_arrival_code'])
  expect((await stay.byVendor('check-in', { code: arrival.code })).body.status).toBe('checked_in')
  expect((await stay.byGuest('check-in')).body.code).toBe('not_in_this_state')
})

test('after five wrong arrival codes, also at once, the right one is refused: the vendor has the guest check in', async () => {
  const stay = await aBookingAt(api)
  api.clock.set(ARRIVAL)
  const { arrival } = await stay.seenByGuest()
  const wrong = (by: number) => String((Number(arrival.code) + by) % 10_000).padStart(4, '0')
  const tries = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map((by) => stay.byVendor('check-in', { code: wrong(by) })),
  )
  const codes = tries.map(({ body }) => body.code).sort()
  expect(codes).toEqual([...Array(4).fill('arrival_code_locked'), ...Array(4).fill('wrong_arrival_code')])
  const locked = await stay.byVendor('check-in', { code: arrival.code })
  expect([locked.status, locked.body.code]).toEqual([409, 'arrival_code_locked'])
  expect(locked.body.message).toMatch(/الضيف/)
  expect((await stay.byGuest('check-in')).body.status).toBe('checked_in')
})

test('a no-show: the vendor reports it after the time, and the guest gets the refund of a late cancellation', async () => {
  const stay = await aBookingAt(api, { paymentType: 'fullPayment', depositHalalas: 10_000 })
  await stay.byGuest('pay')
  expect((await stay.byVendor('no-show')).body.code).toBe('too_early')
  api.clock.set(ARRIVAL)
  expect((await stay.byVendor('no-show')).body.status).toBe('no_show')
  expect(await notificationsOf(api, stay.guest)).toEqual(['Booking_paid', 'Booking_no_show', 'Deposit_sent'])
})

test('another vendor, and a guest, find no such booking on the vendor side', async () => {
  const stay = await aBookingAt(api, BY_REQUEST)
  const path = `/vender/bookings/${stay.booking._id}`
  const other = await aHost(api)
  expect((await api.call('GET', path, { as: other })).status).toBe(404)
  expect((await api.call('POST', `${path}/approve`, { as: other })).status).toBe(404)
  expect((await api.call('POST', `${path}/approve`, { as: await aGuest(api) })).status).toBe(403)
  expect((await stay.seenByGuest()).status).toBe('requested')
})

test('booking-tabs: the vendor lists the bookings of own listings under the same five tabs', async () => {
  const stay = await aBookingAt(api, BY_REQUEST)
  await aBookingAt(api)
  const list = (tab: string) => api.call('GET', `/vender/bookings?tab=${tab}`, { as: stay.host })
  expect((await list('waiting')).body).toMatchObject({
    total: 1,
    data: [{ _id: stay.booking._id, allowed: ['approve', 'reject'] }],
    counts: { waiting: 1, upcoming: 0 },
  })
  expect((await list('upcoming')).body.data).toEqual([])
})
