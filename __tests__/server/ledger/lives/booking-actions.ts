import { type Actions, REASON, stayAt } from './world'

export const BOOKING_ACTIONS: Actions = {
  'vendor approves': (world, at) => stayAt(world, at).byVendor('approve'),
  'vendor rejects': (world, at) => stayAt(world, at).byVendor('reject', REASON),
  'guest cancels': (world, at) => stayAt(world, at).byGuest('cancel'),
  'guest cancels to the balance': (world, at) => stayAt(world, at).byGuest('cancel', { refundTo: 'balance' }),
  'vendor cancels': (world, at) => stayAt(world, at).byVendor('cancel', REASON),
  'admin cancels': async (world, at) => {
    const { api, admin } = world
    const path = `/admin/bookings/${stayAt(world, at).booking._id}`
    const { version } = (await api.call('GET', path, { as: admin })).body
    return api.call('POST', `${path}/cancel`, { as: admin, body: { ...REASON, version } })
  },
  'guest shortens the stay': (world, at) =>
    stayAt(world, at).byGuest('dates', { checkIn: '2026-03-20', checkOut: '2026-03-21' }),
  'guest lengthens the stay': (world, at) =>
    stayAt(world, at).byGuest('dates', { checkIn: '2026-03-20', checkOut: '2026-03-24' }),
  'guest checks in': (world, at) => stayAt(world, at).byGuest('check-in'),
  'vendor collects': (world, at) => stayAt(world, at).byVendor('collect'),
  'vendor takes the collection back': (world, at) => stayAt(world, at).byVendor('undo-collect'),
  'guest checks out': (world, at) => stayAt(world, at).byGuest('check-out'),
  'vendor says no-show': (world, at) => stayAt(world, at).byVendor('no-show'),
}
