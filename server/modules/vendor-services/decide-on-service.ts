import { Refusal } from '@/lib/domain/issues'
import { isPublished, stateAfter } from '@/lib/domain/listing/service-life'
import type { Db } from '@/server/db/open'
import type { PendingTexts } from '@/server/db/schema/listings'
import { tellPerson } from '@/server/modules/notifications/tell-person'
import {
  dropPending,
  lockAny,
  readPending,
  type Service,
  setState,
  updateService,
  writeDescription,
} from './store'

/**
 * An admin's yes: a new place goes live, the changed texts and pictures of a published one take the place of the old.
 * Call it in the transaction that also writes the audit line. Refuses with `already_done` when nothing waits.
 */
export async function approveService(tx: Db, id: string, now: Date): Promise<void> {
  const service = await lockAny(tx, id)
  if (!service) throw new Refusal('not_found')
  const pending = await readPending(tx, id)
  if (!isPublished(service.state)) await publish(tx, service, now)
  else if (pending) await showPending(tx, service, pending)
  else throw new Refusal('already_done')
  await dropPending(tx, id)
  const type = isPublished(service.state) ? 'Service_approve_by_admin' : 'Service_publish_by_admin'
  const params = {
    serviceId: id,
    service: pending?.name.en ?? service.name,
    service_ar: pending?.name.ar ?? service.nameAr,
  }
  await tellPerson(tx, { userId: service.ownerId, type, params, createdAt: now })
}

/** An admin's no to a new place, with the reason that its owner reads; a published one keeps its approved texts. */
export async function rejectService(tx: Db, id: string, reason: string): Promise<void> {
  const service = await lockAny(tx, id)
  if (!service) throw new Refusal('not_found')
  const isChange = isPublished(service.state) && (await readPending(tx, id)) !== null
  if (!isChange) await setState(tx, id, stateAfter(service.state, 'reject'), reason)
  else await updateService(tx, id, { stateReason: reason })
  await dropPending(tx, id)
}

async function publish(tx: Db, service: Service, now: Date): Promise<void> {
  await updateService(tx, service.id, {
    state: stateAfter(service.state, 'publish'),
    stateReason: null,
    publishedAt: service.publishedAt ?? now,
  })
}

async function showPending(tx: Db, service: Service, pending: PendingTexts): Promise<void> {
  await updateService(tx, service.id, {
    name: pending.name.en,
    nameAr: pending.name.ar,
    images: pending.images,
  })
  await writeDescription(tx, service.id, pending.description)
}
