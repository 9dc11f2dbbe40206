import { eq } from 'drizzle-orm'
import { anAppointment, aVisitedHall, HOURS, setHours } from '@/__tests__/server/support/appointments'
import { notificationsOf } from '@/__tests__/server/support/bookings'
import { aListing } from '@/__tests__/server/support/listings'
import { anOfferedStay } from '@/__tests__/server/support/private-offers'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, aMember, anAdmin, type TestUser } from '@/__tests__/server/support/users'
import { APPOINTMENTS } from '@/lib/domain/appointments/appointment'
import { addMinutes } from '@/lib/domain/time/days'
import { allocations } from '@/server/db/schema/bookings/allocations'
import { appointments } from '@/server/db/schema/listings/appointments'
import { listings } from '@/server/db/schema/listings/listings'
import { sweep } from '@/server/jobs/sweeper'
import { insertAppointment, markReminded } from '@/server/modules/listings/appointments/store'
import { eraseListings } from '@/server/modules/listings/personal-data'

const api = appForTests()

const onAppointment = (as: TestUser, id: string, act: 'move' | 'cancel', body?: object, side = '') =>
  api.call('POST', `${side}/appointments/${id}/${act}`, { as, ...(body ? { body } : {}) })

test('a guest books an appointment at once, both sides read it and are notified, and it takes no dates', async () => {
  const { id, host, guest, appointment, startsAt, slots } = await anAppointment(api)
  expect(startsAt).toBe('2026-03-15T13:00:00.000Z')
  expect(appointment).toMatchObject({
    serviceId: id,
    startsAt,
    endsAt: '2026-03-15T13:30:00.000Z',
    state: 'booked',
  })
  expect((await slots()).free).not.toContain(startsAt)
  expect((await slots(guest)).own).toEqual(appointment)
  expect((await api.call('GET', '/appointments', { as: guest })).body.data).toEqual([appointment])
  expect((await api.call('GET', '/vender/appointments', { as: host })).body.data).toMatchObject([
    { _id: appointment._id },
  ])
  expect(await notificationsOf(api, guest)).toEqual(['Appointment_confirmed'])
  expect(await notificationsOf(api, host)).toEqual(['Appointment_booked'])
  expect(await api.db.$count(allocations)).toBe(0)
})

test('twenty guests who want one slot at once: one gets it, or as many as there are places', async () => {
  for (const places of [1, 3]) {
    const { slots, book } = await aVisitedHall(api, { places })
    const [startsAt = ''] = (await slots()).free
    const guests: TestUser[] = []
    for (let i = 0; i < 20; i += 1) guests.push(await aGuest(api))
    const answers = await Promise.all(guests.map((guest) => book(guest, startsAt)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(places)
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([undefined, 'slot_taken']))
  }
}, 60_000)

test('one appointment of a place and so many in all are open for one guest, also when booked at once', async () => {
  const { guest, book, slots } = await anAppointment(api)
  const [other = ''] = (await slots()).free
  expect((await book(guest, other)).body.code).toBe('appointment_booked_already')
  const twice = await aVisitedHall(api, { places: 9 })
  const [first = '', second = ''] = (await twice.slots()).free
  const answers = await Promise.all([twice.book(guest, first), twice.book(guest, second)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  for (let open = 2; open < APPOINTMENTS.openOfGuest; open += 1) {
    const hall = await aVisitedHall(api)
    expect((await hall.book(guest, (await hall.slots()).free[0] ?? '')).status).toBe(201)
  }
  const last = await aVisitedHall(api)
  expect((await last.book(guest, (await last.slots()).free[0] ?? '')).body.code).toBe('appointment_limit')
})

test('both sides move and cancel an appointment until it begins, and the other one is notified', async () => {
  const { host, guest, appointment, startsAt, slots } = await anAppointment(api)
  const { free } = await slots()
  expect((await onAppointment(guest, appointment._id, 'move', { startsAt: free[0] })).body.startsAt).toBe(
    free[0],
  )
  expect((await slots()).free).toContain(startsAt)
  expect(
    (await onAppointment(host, appointment._id, 'move', { startsAt: free[1] }, '/vender')).body.startsAt,
  ).toBe(free[1])
  expect((await onAppointment(host, appointment._id, 'cancel', undefined, '/vender')).status).toBe(204)
  expect((await onAppointment(guest, appointment._id, 'cancel')).body.code).toBe('already_done')
  expect((await onAppointment(guest, appointment._id, 'move', { startsAt: free[0] })).body.code).toBe(
    'already_done',
  )
  expect(await notificationsOf(api, guest)).toEqual([
    'Appointment_confirmed',
    'Appointment_moved',
    'Appointment_cancelled',
  ])
  expect(await notificationsOf(api, host)).toEqual(['Appointment_booked', 'Appointment_moved_by_guest'])
  const begun = await anAppointment(api)
  api.clock.pass(8 * 3600)
  expect((await onAppointment(begun.guest, begun.appointment._id, 'cancel')).body.code).toBe('already_done')
})

test('a move to a slot races a booking of it, and a cancellation by one side that of the other', async () => {
  const { host, guest, appointment, book, slots } = await anAppointment(api)
  const [wanted = ''] = (await slots()).free
  const [moved, booked] = await Promise.all([
    onAppointment(guest, appointment._id, 'move', { startsAt: wanted }),
    book(await aGuest(api), wanted),
  ])
  expect([moved.status, booked.status].filter((status) => status < 300)).toHaveLength(1)
  const both = await Promise.all([
    onAppointment(guest, appointment._id, 'cancel'),
    onAppointment(host, appointment._id, 'cancel', undefined, '/vender'),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([204, 409])
})

test('appointments of others, of foreign vendors and by members without the right are refused', async () => {
  const { id, host, appointment, startsAt } = await anAppointment(api)
  const stranger = await aGuest(api)
  expect((await onAppointment(stranger, appointment._id, 'cancel')).status).toBe(404)
  expect(
    (await onAppointment(await aHost(api), appointment._id, 'cancel', undefined, '/vender')).status,
  ).toBe(404)
  const finance = await aMember(api, host.vendorId, 'finance')
  expect((await onAppointment(finance, appointment._id, 'cancel', undefined, '/vender')).body.code).toBe(
    'role_may_not',
  )
  const desk = await aMember(api, host.vendorId, 'frontDesk')
  expect((await setHours(api, { id, host: { ...desk, vendorId: host.vendorId } })).body.code).toBe(
    'role_may_not',
  )
  const own = await api.call('POST', `/services/${id}/appointments`, { as: host, body: { startsAt } })
  expect(own.body.code).toBe('own_service')
})

test('a slot that has passed, is too near, too far or none at all is taken; a paused place shows none', async () => {
  const { id, slots, book } = await aVisitedHall(api)
  const guest = await aGuest(api)
  for (const startsAt of [
    '2026-03-10T13:00:00.000Z',
    '2026-03-15T13:10:00.000Z',
    '2026-03-16T13:00:00.000Z',
    '2026-06-14T13:00:00.000Z',
    'no instant',
  ])
    expect((await book(guest, startsAt)).body.code).toBe('slot_taken')
  api.clock.pass(3 * 3600)
  expect((await book(guest, '2026-03-15T13:30:00.000Z')).body.code).toBe('slot_taken')
  expect((await slots()).free[0]).toBe('2026-03-15T14:00:00.000Z')
  await api.db.update(listings).set({ state: 'paused' }).where(eq(listings.id, id))
  expect((await book(guest, '2026-03-17T13:00:00.000Z')).status).toBe(404)
})

test('the hours are checked, stored by version, and those of a type without appointments are not found', async () => {
  const { id, host } = await aVisitedHall(api)
  const codeOf = async (hours: object) => (await setHours(api, { id, host }, hours)).body
  expect((await codeOf({ places: 2 })).code).toBe('changed_meanwhile')
  expect((await codeOf({ basedOn: 1, places: 2 })).version).toBe(2)
  expect((await codeOf({ basedOn: 1, places: 2 })).version).toBe(2)
  const short = [{ weekday: 'monday', from: '16:00', to: '16:00' }]
  expect((await codeOf({ basedOn: 2, days: short })).issues[0].code).toBe('appointment_does_not_fit')
  expect((await codeOf({ basedOn: 2, days: [HOURS.days[0], HOURS.days[0]] })).issues[0].code).toBe(
    'duplicate_key',
  )
  expect((await codeOf({ basedOn: 2, minutes: 45 })).code).toBe('bad_request')
  const flat = await aListing(api, { type: 'Apartment' })
  expect((await setHours(api, flat)).status).toBe(404)
  expect((await api.call('GET', `/services/${flat.id}/appointments`)).body).toEqual({
    minutes: 0,
    free: [],
    own: null,
  })
})

test('longer appointments after a change of the hours never overlap those that were booked', async () => {
  const { id, host, slots } = await anAppointment(api)
  await setHours(api, { id, host }, { basedOn: 1, minutes: 60 })
  expect((await slots()).free.slice(0, 2)).toEqual(['2026-03-15T14:00:00.000Z', '2026-03-17T13:00:00.000Z'])
})

test('both sides are reminded once a day before, but not of an appointment that was booked within that day', async () => {
  const { guest, host, appointment, slots } = await anAppointment(api)
  await sweep(api.app.deps)
  expect(await notificationsOf(api, guest)).toEqual(['Appointment_confirmed'])
  const tuesday = (await slots()).free.find((one) => one > '2026-03-17') ?? ''
  await onAppointment(guest, appointment._id, 'move', { startsAt: tuesday })
  api.clock.pass(36 * 3600)
  await sweep(api.app.deps)
  await sweep(api.app.deps)
  expect(await notificationsOf(api, guest)).toEqual(['Appointment_confirmed', 'Appointment_reminder'])
  expect((await notificationsOf(api, host)).slice(-1)).toEqual(['Appointment_tomorrow'])
})

test('a move to within the day sends no reminder, and neither is one of the slot before a move sent', async () => {
  const { guest, host, appointment, slots } = await anAppointment(api)
  const { free } = await slots()
  const tuesday = free.find((one) => one > '2026-03-17') ?? ''
  await onAppointment(guest, appointment._id, 'move', { startsAt: tuesday })
  await onAppointment(guest, appointment._id, 'move', { startsAt: free[0] })
  await sweep(api.app.deps)
  expect(await notificationsOf(api, host)).not.toContain('Appointment_tomorrow')
  await onAppointment(guest, appointment._id, 'move', { startsAt: tuesday })
  const old = { id: appointment._id, startsAt: new Date(appointment.startsAt) }
  expect(await markReminded(api.db, old, api.clock.now())).toBe(false)
  expect(await markReminded(api.db, { ...old, startsAt: new Date(tuesday) }, api.clock.now())).toBe(true)
})

test('a guest changes appointments up to a limit a day, and a move to the same slot notifies no one', async () => {
  const { guest, host, appointment, startsAt } = await anAppointment(api)
  const again = () => onAppointment(guest, appointment._id, 'move', { startsAt })
  const answers: number[] = []
  for (let moves = 0; moves < 20; moves += 1) answers.push((await again()).status)
  expect(answers).toEqual([...Array(19).fill(200), 429])
  expect(await notificationsOf(api, host)).toEqual(['Appointment_booked'])
})

test('a guest whom the vendor has blocked books no appointment at any of its places', async () => {
  const { host, guest, appointment } = await anAppointment(api)
  const other = await aVisitedHall(api, {}, { host })
  const opened = await api.call('POST', '/conversations', {
    as: guest,
    body: { serviceId: appointment.serviceId },
  })
  await api.call('POST', `/conversations/${opened.body._id}/block`, { as: host })
  const [startsAt = ''] = (await other.slots()).free
  expect((await other.book(guest, startsAt)).body.code).toBe('appointments_closed')
  expect((await other.book(await aGuest(api), startsAt)).status).toBe(201)
})

test('a suspension and a block cancel appointments and options, and the other side is notified', async () => {
  const admin = await anAdmin(api)
  const suspended = await anAppointment(api)
  const { vendorId } = suspended.host
  const { vendor } = (await api.call('GET', `/admin/vendors/${vendorId}`, { as: admin })).body
  const body = { version: vendor.version, reason: 'Fraud', bookings: 'keep' }
  const done = await api.call('POST', `/admin/vendors/${vendorId}/suspend`, { as: admin, body })
  expect(done.status).toBe(200)
  expect((await notificationsOf(api, suspended.guest)).at(-1)).toBe('Appointment_cancelled')
  const hall = await aVisitedHall(api)
  const { guest, serviceId } = await anOfferedStay(api, {}, { optionUntil: '2026-03-17' })
  await hall.book(guest, (await hall.slots()).free[0] ?? '')
  const blocked = { as: admin, body: { reason: 'Fraud' } }
  expect((await api.call('POST', `/admin/users/${guest.id}/block`, blocked)).status).toBeLessThan(300)
  expect((await notificationsOf(api, hall.host)).at(-1)).toBe('Appointment_cancelled_by_guest')
  expect(await api.db.$count(allocations, eq(allocations.listingId, serviceId))).toBe(0)
  expect(await api.db.$count(appointments, eq(appointments.state, 'booked'))).toBe(0)
})

test('a deleted place and a closed account cancel their appointments and notify the other side', async () => {
  const deleted = await anAppointment(api)
  const gone = await api.call('DELETE', `/weddinghalls/${deleted.id}`, { as: deleted.host })
  expect(gone.status).toBeLessThan(300)
  expect(await notificationsOf(api, deleted.guest)).toEqual([
    'Appointment_confirmed',
    'Appointment_cancelled',
  ])
  const closed = await anAppointment(api)
  expect((await api.call('DELETE', '/user/profile', { as: closed.guest })).status).toBeLessThan(300)
  expect((await notificationsOf(api, closed.host)).at(-1)).toBe('Appointment_cancelled_by_guest')
  expect(await api.db.$count(appointments, eq(appointments.state, 'booked'))).toBe(0)
})

test('an appointment that is booked while the account of its vendor closes is cancelled with the others', async () => {
  const { id, host, slots } = await aVisitedHall(api)
  const guest = await aGuest(api)
  const startsAt = new Date((await slots()).free[0] ?? '')
  const row = { listingId: id, guestId: guest.id, startsAt, endsAt: addMinutes(startsAt, 30), place: 1 }
  await api.db.transaction(async (tx) => {
    // The update waits for whoever has the lock of the listing, and so comes behind that booking.
    const update = (table: typeof listings) => {
      if (table === listings) void insertAppointment(tx, { ...row, createdAt: api.clock.now() })
      return tx.update(table)
    }
    await eraseListings(Object.create(tx, { update: { value: update } }), host.id, api.clock.now())
  })
  expect(await api.db.select().from(appointments)).toMatchObject([{ guestId: guest.id, state: 'cancelled' }])
  expect(await notificationsOf(api, guest)).toEqual(['Appointment_cancelled'])
})

test('an appointment that has begun is in no list, and its guest books another one', async () => {
  const { guest, host, startsAt, slots, book } = await anAppointment(api)
  api.clock.set(new Date(startsAt))
  expect((await slots(guest)).own).toBeNull()
  expect((await api.call('GET', '/appointments', { as: guest })).body.data).toEqual([])
  expect((await api.call('GET', '/vender/appointments', { as: host })).body.data).toEqual([])
  expect((await book(guest, (await slots()).free[0] ?? '')).status).toBe(201)
})
