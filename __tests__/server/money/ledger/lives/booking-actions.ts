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
  'guest moves to other nights': (world, at) =>
    stayAt(world, at).byGuest('dates', { checkIn: '2026-03-25', checkOut: '2026-03-29' }),
  'guest gives up the new dates': (world, at) => stayAt(world, at).byGuest('dates/give-up'),
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

/** The actions of dearer dates that wait for their payment while other changes come, and are paid in time or too late. */
export const DEARER_DATES = [
  'guest pays',
  'guest lengthens the stay',
  'guest pays the difference, the answer is open',
  'guest moves to other nights',
  'admin adds to a balance',
  'guest pays the difference with balance and card, the answer is open',
  'a minute passes',
  'guest pays the difference',
  'guest lengthens the stay',
  'guest pays the difference, the answer is open',
  'minutes pass',
  'timers run',
  'the provider reports',
  'guest moves to other nights',
  'guest gives up the new dates',
  'guest shortens the stay',
] as const
