import { type DeliveredEvent, WEBHOOK_VERSION, type WebhookEvent } from '@/lib/domain/webhooks/webhook'
import type { Db } from '@/server/db/db'
import { newId } from '@/server/db/schema/columns'
import { enqueueJobs } from '@/server/modules/platform/outbox/enqueue-jobs'
import { type Endpoint, insertDeliveries, listSubscribed } from './store'

/** Writes the deliveries of an event in the transaction of its cause; `read` is called only if an endpoint wants it. */
export async function emitEvent(
  tx: Db,
  { vendorId, event, now }: { vendorId: string; event: WebhookEvent; now: Date },
  read: () => Promise<object>,
): Promise<void> {
  const endpoints = await listSubscribed(tx, vendorId, event)
  if (endpoints.length === 0) return
  const data = await read()
  for (const endpoint of endpoints) await writeDelivery(tx, { endpoint, event, data, now })
}

export async function writeDelivery(
  tx: Db,
  { endpoint, event, data, now }: { endpoint: Endpoint; event: DeliveredEvent; data: object; now: Date },
): Promise<void> {
  const id = newId()
  const body = JSON.stringify({
    id,
    type: event,
    version: WEBHOOK_VERSION,
    createdAt: now.toISOString(),
    data,
  })
  await insertDeliveries(tx, [{ id, endpointId: endpoint.id, event, body, createdAt: now }])
  const payload = { deliveryId: id, attempts: 0, vendorId: endpoint.vendorId }
  await enqueueJobs(tx, [{ kind: 'webhook', payload }], now)
}
