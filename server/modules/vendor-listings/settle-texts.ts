import { isPublished } from '@/lib/domain/listing/listing-lifecycle'
import type { Db } from '@/server/db/open'
import type { PendingTexts } from '@/server/db/schema/listing-changes'
import { insertHistoryEvent } from './history-store'
import { deletePending, type ListingRecord, readPending, readTexts, writePending } from './store'

/**
 * Decides which texts and pictures are shown after an edit. On a published place changed ones wait beside the old ones
 * (contract.md, PUT {type}); the same as before leave nothing waiting.
 */
export async function settleTexts(
  tx: Db,
  service: ListingRecord,
  edited: PendingTexts,
  now: Date,
): Promise<PendingTexts> {
  const shown = await shownTextsOf(tx, service)
  const isWaiting = isPublished(service.state) && !isSame(shown, edited)
  if (isWaiting) await keepWaiting(tx, service, edited, now)
  else await deletePending(tx, service.id)
  return isWaiting ? shown : edited
}

/** What waits already keeps its place in the queue. */
async function keepWaiting(
  tx: Db,
  service: ListingRecord,
  edited: PendingTexts,
  createdAt: Date,
): Promise<void> {
  const waiting = await readPending(tx, service.id)
  if (waiting && isSame(waiting, edited)) return
  await writePending(tx, service.id, edited, createdAt)
  const states = { fromState: service.state, toState: service.state }
  const changed = { event: 'change', role: 'owner', ...states, createdAt } as const
  await insertHistoryEvent(tx, { serviceId: service.id, ...changed })
}

async function shownTextsOf(tx: Db, service: ListingRecord): Promise<PendingTexts> {
  const texts = await readTexts(tx, service.id)
  return {
    name: { en: service.name, ar: service.nameAr },
    description: { en: texts?.description ?? '', ar: texts?.descriptionAr ?? '' },
    images: service.images,
  }
}

function isSame(one: PendingTexts, other: PendingTexts): boolean {
  const parts = ({ name, description, images }: PendingTexts) =>
    JSON.stringify([name.en, name.ar, description.en, description.ar, images])
  return parts(one) === parts(other)
}
