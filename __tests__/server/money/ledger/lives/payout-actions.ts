import { type Actions, REASON, type World } from './world'

export const PAYOUT_ACTIONS: Actions = {
  'vendor requests a payout': requestPayout,
  'vendor chooses a daily schedule': ({ api, host }) =>
    api.call('PUT', '/vender/payout-schedule', { as: host, body: { schedule: 'daily' } }),
  'admin stops payouts': (world) => onVendor(world, 'hold', REASON),
  'admin lets payouts go on': (world) => onVendor(world, 'lift', REASON),
  'admin sets a reserve': (world) => onVendor(world, 'reserve', { percent: 15, days: 2, ...REASON }),
  'admin ends the reserve': (world) => onVendor(world, 'reserve', { percent: 0, days: 1, ...REASON }),
  'vendor requests payouts at once': (world) => Promise.all([requestPayout(world), requestPayout(world)]),
  'admin refuses payouts': (world) => movePayouts(world, 'requested', 'refuse'),
  'admin sends payouts': sendPayouts,
  'payouts arrive': (world) => movePayouts(world, 'sent', 'pay'),
  'the bank returns payouts': (world) => movePayouts(world, 'sent', 'return'),
  'the bank returns what was paid': (world) => movePayouts(world, 'paid', 'return'),
}

function requestPayout({ api, host }: World) {
  return api.call('POST', '/vender/payouts', { as: host, body: {} })
}

function onVendor({ api, admin, host }: World, verb: string, body: object) {
  return api.call('POST', `/admin/earnings/${host.vendorId}/${verb}`, { as: admin, body })
}

/** Decides on all payouts of a state; an event that is not possible now is an answer too. */
async function movePayouts(world: World, state: string, event: string): Promise<void> {
  const { api, admin, otherAdmin } = world
  const as = event === 'pay' ? otherAdmin : admin
  const { body } = await api.call('GET', `/admin/payouts?state=${state}`, { as: admin })
  const why = event === 'refuse' || event === 'return' ? REASON : {}
  for (const { _id } of body.data) await api.call('POST', `/admin/payouts/${_id}/${event}`, { as, body: why })
}

/** Puts what is approved into a bank file and marks it as sent. */
async function sendPayouts(world: World): Promise<void> {
  await movePayouts(world, 'requested', 'approve')
  const { api, admin, otherAdmin } = world
  const { status, body } = await api.call('POST', '/admin/payout-batches', { as: admin, body: {} })
  if (status !== 201) return
  await api.call('POST', `/admin/payout-batches/${body._id}/approve`, { as: otherAdmin, body: {} })
  await api.call('POST', `/admin/payout-batches/${body._id}/send`, { as: admin, body: {} })
}
