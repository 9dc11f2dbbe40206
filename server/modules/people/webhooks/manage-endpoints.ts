import type {
  DeliveryWire,
  NewWebhookWire,
  WebhookListWire,
  WebhookWire,
} from '@/lib/contract/schemas/webhooks/webhook'
import type { TrailAct } from '@/lib/domain/account/vendor-trail'
import { DomainError, issue } from '@/lib/domain/issues'
import { MAX_ENDPOINTS, type WebhookBody } from '@/lib/domain/webhooks/webhook'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { type TrailLine, writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import { lockVendor } from '@/server/modules/people/vendors/lock-vendor'
import { enqueueJobs } from '@/server/modules/platform/outbox/enqueue-jobs'
import type { Member } from '@/server/policy/signed-in'
import { isFeedAddress } from '@/server/ports/calendar-feeds'
import { writeDelivery } from './emit-event'
import { newEndpointSecret } from './endpoint-secret'
import {
  countEndpoints,
  type Delivery,
  deleteOwnEndpoint,
  disableEndpointsOf,
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
  member: Member,
  { url, events }: WebhookBody,
): Promise<NewWebhookWire> {
  if (!isFeedAddress(url)) throw new DomainError('bad_request', { issues: [issue('url', 'webhook_address')] })
  const createdAt = deps.clock.now()
  const { secret, ...stored } = newEndpointSecret(deps)
  await deps.db.transaction(async (tx) => {
    await lockVendor(tx, member.vendorId)
    if ((await countEndpoints(tx, member.vendorId)) >= MAX_ENDPOINTS)
      throw new DomainError('too_many_webhooks')
    const row = {
      ...stored,
      vendorId: member.vendorId,
      createdBy: member._id,
      url,
      events: [...new Set(events)],
      createdAt,
    }
    const endpoint = await insertEndpoint(tx, row)
    await writeTrail(tx, member, lineOf('webhook_created', { ...row, ...endpoint }, createdAt))
  })
  return { _id: stored.id, secret }
}

export async function listWebhooks({ db }: Deps, member: Member): Promise<WebhookListWire> {
  const endpoints = await listEndpoints(db, member.vendorId)
  const data = endpoints.map(async (one) => endpointToWire(one, await listDeliveries(db, one.id)))
  return { data: await Promise.all(data) }
}

export async function deleteEndpoint({ db, clock }: Deps, member: Member, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const deleted = await deleteOwnEndpoint(tx, member.vendorId, id)
    if (!deleted) throw new DomainError('not_found')
    await writeTrail(tx, member, lineOf('webhook_deleted', deleted, clock.now()))
  })
}

/** Sends a test, also to a disabled endpoint: its success enables it again. */
export async function sendTest({ db, clock }: Deps, member: Member, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const endpoint = await findOwnEndpoint(tx, member.vendorId, id)
    if (!endpoint) throw new DomainError('not_found')
    const now = clock.now()
    await writeDelivery(tx, { endpoint, event: 'test', data: {}, now })
    await writeTrail(tx, member, lineOf('webhook_tested', endpoint, now))
  })
}

/** Sends an ended delivery again, with the body and the id that it had. */
export async function sendAgain({ db, clock }: Deps, member: Member, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const delivery = await reviveOwn(tx, member.vendorId, id)
    if (!delivery) throw new DomainError('not_found')
    const payload = { deliveryId: id, attempts: 0, vendorId: member.vendorId }
    await enqueueJobs(tx, [{ kind: 'webhook', payload }], clock.now())
  })
}

/** Disables the endpoints that a member made for a vendor. */
export const endEndpointsMadeBy = (
  tx: Db,
  made: { vendorId: string; createdBy: string },
  now: Date,
): Promise<void> => disableEndpointsOf(tx, made, now)

function lineOf(act: TrailAct, { id, url }: Pick<Endpoint, 'id' | 'url'>, createdAt: Date): TrailLine {
  return { act, subjectId: id, details: { name: url }, createdAt }
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
