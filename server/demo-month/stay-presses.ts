import { addDays } from '@/lib/domain/time/days'
import { type Press, REASON } from './demo-booking'
import { photoOf } from './open-marketplace'

const SHARE_OF_CLAIM = 1 / 3
const reason = { reason: REASON }

/** What guests, vendors and admins do about a stay. */
export const STAY_PRESSES = {
  approve: ({ call }, { host, id }) => call(host, 'POST /vendor/bookings/:id/approve', { params: { id } }),
  reject: ({ call }, { host, id }) =>
    call(host, 'POST /vendor/bookings/:id/reject', { params: { id }, body: reason }),
  checkIn: ({ call }, { guest, id }) => call(guest, 'POST /bookings/:id/check-in', { params: { id } }),
  checkOut: ({ call }, { guest, id }) => call(guest, 'POST /bookings/:id/check-out', { params: { id } }),
  collect: ({ call }, { host, id }) => call(host, 'POST /vendor/bookings/:id/collect', { params: { id } }),
  freeDates: ({ call }, { host, id }) =>
    call(host, 'POST /vendor/bookings/:id/free-dates', { params: { id } }),
  noShow: ({ call }, { host, id }) => call(host, 'POST /vendor/bookings/:id/no-show', { params: { id } }),
  cancel: ({ call }, { guest, id }) => call(guest, 'POST /bookings/:id/cancel', { params: { id }, body: {} }),
  cancelToBalance: ({ call }, { guest, id }) =>
    call(guest, 'POST /bookings/:id/cancel', { params: { id }, body: { refundTo: 'balance' } }),
  cancelByVendor: ({ call }, { host, id }) =>
    call(host, 'POST /vendor/bookings/:id/cancel', { params: { id }, body: reason }),
  cancelByAdmin: async ({ call, admins: [admin] }, { id }) => {
    const { version } = await call(admin, 'GET /admin/bookings/:id', { params: { id } })
    await call(admin, 'POST /admin/bookings/:id/cancel', { params: { id }, body: { ...reason, version } })
  },
  lengthen: ({ call }, { guest, id, checkIn, checkOut }) => {
    const body = { checkIn, checkOut: addDays(checkOut, 1) }
    return call(guest, 'POST /bookings/:id/dates', { params: { id }, body })
  },
  shorten: ({ call }, { guest, id, checkIn, checkOut }) => {
    const body = { checkIn, checkOut: addDays(checkOut, -1) }
    return call(guest, 'POST /bookings/:id/dates', { params: { id }, body })
  },
  claim: ({ call }, { host, id }) => {
    const photos = [`/api/v1/documents/${photoOf(host)}`]
    const body = { amount: 99.99, photos, ...reason }
    return call(host, 'POST /vendor/bookings/:id/deposit/claim', { params: { id }, body })
  },
  agree: ({ call }, { guest, id }) =>
    call(guest, 'POST /bookings/:id/deposit/answer', { params: { id }, body: { agrees: true } }),
  disagree: ({ call }, { guest, id }) =>
    call(guest, 'POST /bookings/:id/deposit/answer', {
      params: { id },
      body: { agrees: false, text: REASON },
    }),
  decideClaim: async ({ call, admins: [admin] }, { code }) => {
    const { data } = await call(admin, 'GET /admin/deposit-claims', { query: { q: code } })
    for (const { _id: id, amount } of data) {
      const body = { amount: Math.floor(amount * 100 * SHARE_OF_CLAIM) / 100, ...reason }
      await call(admin, 'POST /admin/deposit-claims/:id/decide', { params: { id }, body })
    }
  },
  complain: ({ call }, { guest, id }) =>
    call(guest, 'POST /bookings/:id/exception', { params: { id }, body: reason }),
  grantThird: async ({ call, admins: [admin] }, { code }) => {
    const { data } = await call(admin, 'GET /admin/cancellations', { query: { q: code } })
    for (const { _id: id } of data)
      await call(admin, 'POST /admin/cancellations/:id/approve', { params: { id }, body: { percent: 33 } })
  },
} satisfies Record<string, Press>
