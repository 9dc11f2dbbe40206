import { createHmac } from 'node:crypto'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { notifyVendor } from '@/server/modules/people/notifications/notify-user'
import { enqueueJobs } from '@/server/modules/platform/outbox/enqueue-jobs'
import type { Job, JobHandlers, JobPayloads } from '@/server/modules/platform/outbox/jobs'
import { secretOf } from './endpoint-secret'
import { SIGNATURE_HEADER, signatureHeader, signedText } from './signature'
import {
  type Delivery,
  deleteDeliveriesBefore,
  disableEndpoint,
  type Endpoint,
  findDelivery,
  noteAttempt,
  setEndpoint,
} from './store'

const STORED_MS = 30 * 24 * 3_600_000

export function webhookJobHandlers(deps: Deps): Pick<JobHandlers, 'webhook'> {
  return { webhook: (payload) => deliver(deps, payload) }
}

/** Makes one attempt; its failure is an outcome with its own pauses, not a failure of the job. */
async function deliver(deps: Deps, payload: JobPayloads['webhook']): Promise<Job[]> {
  const found = await findDelivery(deps.db, payload.deliveryId)
  // A job that ran twice, or one of an endpoint that is gone.
  if (found?.delivery.state !== 'waiting' || found.delivery.attempts !== payload.attempts) return []
  const { delivery, endpoint } = found
  const status = await post(deps, endpoint, delivery)
  const now = deps.clock.now()
  await deps.db.transaction((tx) =>
    status !== null && status >= 200 && status < 300
      ? noteSuccess(tx, endpoint, delivery, status, now)
      : noteFailure(tx, endpoint, delivery, status, now),
  )
  return []
}

async function post(deps: Deps, endpoint: Endpoint, { body }: Delivery): Promise<number | null> {
  const { id, url } = endpoint
  const at = deps.clock.now()
  const hmac = createHmac('sha256', secretOf(deps, endpoint)).update(signedText(body, at)).digest('hex')
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Diyar webhooks',
    [SIGNATURE_HEADER]: signatureHeader(hmac, at),
  }
  try {
    return await deps.webhooks.post(url, body, headers)
  } catch (error) {
    deps.log.warn({ err: error, endpoint: id }, 'a webhook got no answer')
    return null
  }
}

async function noteSuccess(tx: Db, endpoint: Endpoint, delivery: Delivery, lastStatus: number, now: Date) {
  await noteAttempt(tx, delivery, { state: 'delivered', lastStatus, lastTriedAt: now })
  // A test alone enables: what was on its way when its maker was removed would bring the address back.
  const enabled = delivery.event === 'test' ? { disabledAt: null } : {}
  if (endpoint.failingSince) await setEndpoint(tx, endpoint.id, { failingSince: null, ...enabled })
}

async function noteFailure(
  tx: Db,
  endpoint: Endpoint,
  delivery: Delivery,
  lastStatus: number | null,
  now: Date,
) {
  const failingSince = endpoint.failingSince ?? now
  const isOver = endpoint.disabledAt !== null || isFailingForLong(failingSince, now)
  const next = isOver || delivery.event === 'test' ? null : nextAttemptAt(delivery.attempts + 1, now)
  const noted = await noteAttempt(tx, delivery, {
    ...{ state: next ? 'waiting' : 'failed', lastStatus, lastTriedAt: now },
  })
  if (!noted) return
  await setEndpoint(tx, endpoint.id, { failingSince })
  if (isOver && (await disableEndpoint(tx, endpoint.id, now))) await tellVendor(tx, endpoint, now)
  const payload = { deliveryId: delivery.id, attempts: noted.attempts, vendorId: endpoint.vendorId }
  if (next) await enqueueJobs(tx, [{ kind: 'webhook', payload }], next)
}

const tellVendor = (tx: Db, { vendorId, url }: Endpoint, createdAt: Date) =>
  notifyVendor(tx, { vendorId, type: 'Webhook_disabled', params: { address: new URL(url).host }, createdAt })

/** Deletes deliveries after a month. */
export const deleteOldDeliveries = (db: Db, now: Date): Promise<void> =>
  deleteDeliveriesBefore(db, new Date(now.getTime() - STORED_MS))

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** The pause after each failed attempt: eight attempts in about two days. */
const PAUSES_MS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 14 * HOUR, 24 * HOUR]

/** An endpoint that has only failed for this long gets nothing more. */
const DISABLED_AFTER_MS = 72 * HOUR

/** When to try again after `attempts` failures; null: never. */
export function nextAttemptAt(attempts: number, now: Date): Date | null {
  const pause = PAUSES_MS[attempts - 1]
  return pause === undefined ? null : new Date(now.getTime() + pause)
}

export const isFailingForLong = (failingSince: Date, now: Date) =>
  now.getTime() - failingSince.getTime() >= DISABLED_AFTER_MS
