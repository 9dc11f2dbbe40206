import { type ServiceActor, type ServiceEvent, stateAfter } from '@/lib/domain/listing/listing-lifecycle'
import type { ServiceState } from '@/lib/domain/listing/vocabulary'
import type { Db } from '@/server/db/open'
import { writeHappening } from './history-store'
import { type Service, updateService } from './store'

interface Move {
  event: ServiceEvent
  role: ServiceActor
  /** what its owner reads; gone with the next move */
  reason?: string
  now: Date
}

/** Moves a locked place along the table of its life, and writes that into its history; refuses what cannot happen. */
export async function moveService(
  tx: Db,
  service: Service,
  { event, role, reason, now }: Move,
): Promise<ServiceState> {
  const state = stateAfter(service.state, event)
  const publishedAt = state === 'live' ? (service.publishedAt ?? now) : service.publishedAt
  await updateService(tx, service.id, { state, stateReason: reason ?? null, publishedAt })
  await writeHappening(tx, {
    serviceId: service.id,
    event,
    role,
    fromState: service.state,
    toState: state,
    reason: reason ?? null,
    createdAt: now,
  })
  return state
}
