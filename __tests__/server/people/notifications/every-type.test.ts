import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { hostDetails } from '@/__tests__/server/support/applications'
import { aBookingAt } from '@/__tests__/server/support/bookings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, anAdmin, type TestUser } from '@/__tests__/server/support/users'
import {
  aLiveListing,
  aPayload,
  ownPictures,
  send,
  versionOf,
} from '@/__tests__/server/support/vendor-listings'
import { type NotificationType, notificationRule } from '@/lib/domain/notifications/notification'
import { notifications } from '@/server/db/schema/people/notifications'

const api = appForTests()

const PAID = { paymentType: 'fullPayment' } as const
const BY_REQUEST = { ...PAID, bookingType: '24-Hour' } as const
const AFTER_DEADLINE = new Date('2026-03-19T12:00:01Z')
const ARRIVAL = new Date('2026-03-20T12:00:00Z')

/** A call that must succeed, or what follows from it proves nothing. */
async function call(as: TestUser, method: string, path: string, body?: object) {
  const headers = { 'idempotency-key': randomUUID() }
  const answer = await api.call(method, path, { as, headers, ...(body ? { body } : {}) })
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

async function byAdmin(path: string, body?: object) {
  return call(await anAdmin(api), 'POST', `/admin/${path}`, body)
}

async function decideOnListing(id: string, verb: string, reason?: string) {
  await byAdmin(`services/${id}/${verb}`, {
    version: await versionOf(api, id),
    ...(reason ? { reason } : {}),
  })
}

async function aChangedListing(): Promise<{ host: TestUser; id: string }> {
  const host = await aHost(api)
  const { id, payload } = await aLiveListing(api, host)
  const description = {
    ...(payload['description'] as object),
    nameInEnglish: 'Palm Palace',
    images: await ownPictures(api, host, 6),
  }
  await send(api, host, `/chalet/${id}`, { ...payload, description }, 'PUT')
  return { host, id }
}

async function anApplicant() {
  const person = await aGuest(api)
  const details = await hostDetails(api, person)
  const { application } = await call(person, 'PUT', '/user/upgrade-vender-host', details)
  return {
    person,
    decide: (verb: string, more = {}) =>
      byAdmin(`vendors/${application._id}/${verb}`, { version: 1, ...more }),
  }
}

async function adjusted(direction: 'add' | 'deduct') {
  const person = await aGuest(api)
  for (const one of direction === 'add' ? ['add'] : ['add', 'deduct']) {
    await byAdmin(`balances/${person.id}/adjustments`, { direction: one, amount: 50, reason: 'Heating' })
  }
  return person
}

async function aPaidStay() {
  const stay = await aBookingAt(api, PAID)
  await stay.byGuest('pay')
  return stay
}

async function anException(verb: 'approve' | 'reject', body?: object) {
  const stay = await aPaidStay()
  api.clock.set(AFTER_DEADLINE)
  await stay.byGuest('exception', { reason: 'Ill' })
  const { data } = await call(await anAdmin(api), 'GET', '/admin/cancellations')
  await byAdmin(`cancellations/${data[0]._id}/${verb}`, body)
  return stay.guest
}

async function aGuestInTheHouse() {
  const stay = await aPaidStay()
  api.clock.set(ARRIVAL)
  await stay.byGuest('check-in')
  return stay
}

/** The notification table of the specification; each row makes its type happen by calls and answers who is notified. */
const TYPES: Record<string, { page: string; happens: () => Promise<TestUser> }> = {
  Service_approve_by_admin: {
    page: '/my-services',
    happens: async () => {
      const { host, id } = await aChangedListing()
      await decideOnListing(id, 'approve')
      return host
    },
  },
  Service_publish_by_admin: {
    page: '/my-services',
    happens: async () => {
      const host = await aHost(api)
      const { body } = await send(api, host, '/chalet', await aPayload(api, host))
      await decideOnListing(body._id, 'publish')
      return host
    },
  },
  Service_suspend_by_admin: {
    page: '/my-services',
    happens: async () => {
      const host = await aHost(api)
      const { id } = await aLiveListing(api, host)
      await decideOnListing(id, 'suspend', 'The licence is of another place')
      return host
    },
  },
  Vender_rejected_by_admin: {
    page: '/my-profile',
    happens: async () => {
      const { person, decide } = await anApplicant()
      await decide('reject', { reason: 'The photo of the ID is blurred' })
      return person
    },
  },
  Vender_approve_by_admin: {
    page: '/my-profile',
    happens: async () => {
      const { person, decide } = await anApplicant()
      await decide('approve')
      return person
    },
  },
  Balance_deduction: { page: '/my-profile', happens: () => adjusted('deduct') },
  Balance_added: { page: '/my-profile', happens: () => adjusted('add') },
  Booking_cancellation_approved_by_admin: {
    page: '/my-bookings',
    happens: () => anException('approve', { percent: 40 }),
  },
  Booking_cancellation_rejected_by_admin: { page: '/my-bookings', happens: () => anException('reject') },
  Booking_cancelled_by_admin: {
    page: '/my-bookings',
    happens: async () => {
      const { guest, booking } = await aPaidStay()
      await byAdmin(`bookings/${booking._id}/cancel`, { reason: 'The chalet burnt down', version: 2 })
      return guest
    },
  },
  Booking_request_rejected_by_vender: {
    page: '/my-bookings',
    happens: async () => {
      const { guest, byVendor } = await aBookingAt(api, BY_REQUEST)
      await byVendor('reject', { reason: 'Repairs' })
      return guest
    },
  },
  Booking_request_approved_by_vender: {
    page: '/my-bookings',
    happens: async () => {
      const { guest, byVendor } = await aBookingAt(api, BY_REQUEST)
      await byVendor('approve')
      return guest
    },
  },
  Booking_request_send_by_user: {
    page: '/booking-request',
    happens: async () => (await aBookingAt(api, BY_REQUEST)).host,
  },
  Checkout_by_user: {
    page: '/service-booking',
    happens: async () => {
      const { host, byGuest } = await aGuestInTheHouse()
      await byGuest('check-out')
      return host
    },
  },
  Checkin_by_user: {
    page: '/service-booking',
    happens: async () => (await aGuestInTheHouse()).host,
  },
  New_booking_alert: { page: '/service-booking', happens: async () => (await aPaidStay()).host },
  Booking_cancelled_by_user: {
    page: '/service-booking',
    happens: async () => {
      const { host, byGuest } = await aPaidStay()
      await byGuest('cancel')
      return host
    },
  },
}

test('the table has the 17 types of the specification', () => {
  expect(Object.keys(TYPES)).toHaveLength(17)
})

test.each(Object.entries(TYPES))(
  'bell-routing: %s is sent by a real action to the right user alone, with words, and opens its page',
  async (type, { page, happens }) => {
    const recipient = await happens()
    const list = await call(recipient, 'GET', '/vender/notification')
    const own = list.filter((one: { type: string }) => one.type === type)
    expect(own).toMatchObject([{ read: false, title: expect.stringMatching(/\S/) }])
    expect(own[0].description).not.toMatch(/[{}]/)
    const rows = await api.db
      .select()
      .from(notifications)
      .where(eq(notifications.type, type as NotificationType))
    expect(rows.map(({ userId }) => userId)).toEqual([recipient.id])
    expect(notificationRule(type).route).toBe(page)
  },
)
