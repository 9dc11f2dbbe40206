import { DomainError, issue } from '@/lib/domain/issues'
import {
  type DeliveryWire,
  MAX_ENDPOINTS,
  type NewWebhookWire,
  type WebhookBody,
  type WebhookListWire,
  type WebhookWire,
} from '@/lib/domain/webhooks/webhook'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { enqueueJobs } from '@/server/modules/outbox/enqueue-jobs'
import { lockUser } from '@/server/modules/personal-data/lock-user'
import { isFeedAddress } from '@/server/ports/calendar-feeds'
import { secretOf } from './deliver'
import { writeDelivery } from './emit-event'
import {
  countEndpoints,
  type Delivery,
  deleteOwnEndpoint,
  type Endpoint,
  findOwnEndpoint,
  insertEndpoint,
  listDeliveries,
  listEndpoints,
  reviveOwn,
} from './store'

/** Throws `too_many_webhooks`; an address that is not public is an issue of `url`. */
export async function createEndpoint(
  deps: Deps,
  vendor: SignedIn,
  { url, events }: WebhookBody,
): Promise<NewWebhookWire> {
  if (!isFeedAddress(url)) throw new DomainError('bad_request', { issues: [issue('url', 'webhook_address')] })
  const { id } = await deps.db.transaction(async (tx) => {
    await lockUser(tx, vendor._id)
    if ((await countEndpoints(tx, vendor._id)) >= MAX_ENDPOINTS) throw new DomainError('too_many_webhooks')
    const row = { userId: vendor._id, url, events: [...new Set(events)], createdAt: deps.clock.now() }
    return insertEndpoint(tx, row)
  })
  return { _id: id, secret: secretOf(deps, id) }
}

export async function listWebhooks({ db }: Deps, vendor: SignedIn): Promise<WebhookListWire> {
  const endpoints = await listEndpoints(db, vendor._id)
  const data = endpoints.map(async (one) => endpointToWire(one, await listDeliveries(db, one.id)))
  return { data: await Promise.all(data) }
}

export async function deleteEndpoint({ db }: Deps, vendor: SignedIn, id: string): Promise<void> {
  if (!(await deleteOwnEndpoint(db, vendor._id, id))) throw new DomainError('not_found')
}

/** Sends a test, also to a disabled endpoint: its success enables it again. */
export async function sendTest({ db, clock }: Deps, vendor: SignedIn, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const endpoint = await findOwnEndpoint(tx, vendor._id, id)
    if (!endpoint) throw new DomainError('not_found')
    await writeDelivery(tx, { endpoint, event: 'test', data: {}, now: clock.now() })
  })
}

/** Sends an ended delivery again, with the body and the id that it had. */
export async function sendAgain({ db, clock }: Deps, vendor: SignedIn, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const delivery = await reviveOwn(tx, vendor._id, id)
    if (!delivery) throw new DomainError('not_found')
    const payload = { deliveryId: id, attempts: 0, userId: vendor._id }
    await enqueueJobs(tx, [{ kind: 'webhook', payload }], clock.now())
  })
}

function endpointToWire({ id, url, events, disabledAt, createdAt }: Endpoint, rows: Delivery[]): WebhookWire {
  return {
    ...{ _id: id, url, events, disabledAt: disabledAt?.toISOString() ?? null },
    ...{ createdAt: createdAt.toISOString(), deliveries: rows.map(deliveryToWire) },
  }
}

function deliveryToWire({ id, event, state, attempts, ...row }: Delivery): DeliveryWire {
  return {
    ...{ _id: id, event, state, attempts, lastStatus: row.lastStatus },
    ...{ createdAt: row.createdAt.toISOString(), lastTriedAt: row.lastTriedAt?.toISOString() ?? null },
  }
}
