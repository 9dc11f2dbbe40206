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
  'vendor frees the dates': (world, at) => stayAt(world, at).byVendor('free-dates'),
  'vendor says that the guest stayed': (world, at) => stayAt(world, at).byVendor('stayed'),
  'vendor says no-show': (world, at) => stayAt(world, at).byVendor('no-show'),
}

/** The actions of a stay that ends early and is complained about, before its end and after it. */
export const EARLY_END = [
  'vendor approves',
  'guest pays',
  'an hour before arrival comes',
  'guest checks in',
  'guest checks out',
  'vendor frees the dates',
  'guest wants an exception',
  'a day passes',
  'timers run',
  'admin grants a third',
  'departure comes',
  'timers run',
  'guest wants an exception',
  'vendor claims a part',
  'admin grants all',
] as const
