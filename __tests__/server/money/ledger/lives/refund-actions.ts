import { sweep } from '@/server/jobs/sweeper'
import { whileAnswersAreLost } from './payment-actions'
import { type Actions, REASON, stayAt, type World } from './world'

export const REFUND_ACTIONS: Actions = {
  'guest wants an exception': (world, at) => stayAt(world, at).byGuest('exception', REASON),
  'admin grants a third': (world) => grant(world, 33),
  'admin grants all': (world) => grant(world, 100),
  'admin sends refunds again': retryRefunds,
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

async function retryRefunds({ api, admin }: World): Promise<void> {
  const { body } = await api.call('GET', '/admin/failed-refunds', { as: admin })
  for (const { _id } of body.data)
    await api.call('POST', `/admin/refunds/${_id}/retry`, { as: admin, body: {} })
}
