import { sweep } from '@/server/jobs/sweeper'
import { whileAnswersAreLost } from './payment-actions'
import { type Actions, REASON, stayAt, type World } from './world'

export const REFUND_ACTIONS: Actions = {
  'guest wants an exception': (world, at) => stayAt(world, at).byGuest('exception', REASON),
  'admin grants a third': (world) => grant(world, 33),
  'admin grants all': (world) => grant(world, 100),
  'admin sends refunds again': retryRefunds,
  'admin returns a part of the price': (world, at) => give(world, at, { kind: 'partial', amount: 123.45 }),
  'admin returns most of the price': (world, at) => give(world, at, { kind: 'partial', amount: 700 }),
  'admin gives goodwill': (world, at) => give(world, at, { kind: 'goodwill', amount: 66.6 }),
  'refunds cannot be sent': async ({ api }) => {
    api.payments.areRefundsDown = true
    await sweep(api.app.deps).finally(() => {
      api.payments.areRefundsDown = false
    })
  },
  'the answers to refunds are lost': (world) =>
    whileAnswersAreLost(world, 'refund', () => sweep(world.api.app.deps)),
  'refunds are refused': ({ api }) =>
    sweep({ ...api.app.deps, payments: { ...api.app.deps.payments, refund: async () => false } }),
}

async function grant({ api, admin }: World, percent: number): Promise<void> {
  const { body } = await api.call('GET', '/admin/cancellations', { as: admin })
  const [request] = body.data
  if (request)
    await api.call('POST', `/admin/cancellations/${request._id}/approve`, { as: admin, body: { percent } })
}

async function give({ api, admin, ...world }: World, at: number, what: object): Promise<void> {
  const { _id } = stayAt({ api, admin, ...world }, at).booking
  const path = `/admin/bookings/${_id}/give-refund`
  const { version } = (await api.call('GET', path, { as: admin })).body
  await api.call('POST', path, {
    as: admin,
    body: { ...what, ...REASON, cause: 'other', version },
    headers: { 'idempotency-key': `give-${world.step}` },
  })
}

async function retryRefunds({ api, admin }: World): Promise<void> {
  const { body } = await api.call('GET', '/admin/failed-refunds', { as: admin })
  for (const { _id } of body.data)
    await api.call('POST', `/admin/refunds/${_id}/retry`, { as: admin, body: {} })
}

/** A part of the price goes back before, during and after a stay, with other dates, goodwill and a complaint between. */
export const GIVEN_BACK = [
  'guest pays',
  'admin returns a part of the price',
  'timers run',
  'admin gives goodwill',
  'guest lengthens the stay',
  'guest pays the rest',
  'an hour before arrival comes',
  'guest checks in',
  'vendor collects',
  'admin returns a part of the price',
  'timers run',
  'departure comes',
  'timers run',
  'admin returns most of the price',
  'timers run',
  'guest wants an exception',
  'admin grants a third',
  'timers run',
] as const
