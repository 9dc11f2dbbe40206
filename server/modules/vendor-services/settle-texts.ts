import { isPublished } from '@/lib/domain/listing/service-life'
import type { Db } from '@/server/db/open'
import type { PendingTexts } from '@/server/db/schema/listings'
import { dropPending, readTexts, type Service, writePending } from './store'

/**
 * Decides which texts and pictures are shown after an edit. On a published place changed ones wait beside the old ones
 * (contract.md, PUT {type}); the same as before leave nothing waiting.
 */
export async function settleTexts(
  tx: Db,
  service: Service,
  edited: PendingTexts,
  now: Date,
): Promise<PendingTexts> {
  const shown = await shownTextsOf(tx, service)
  const isWaiting = isPublished(service.state) && !isSame(shown, edited)
  if (isWaiting) await writePending(tx, service.id, edited, now)
  else await dropPending(tx, service.id)
  return isWaiting ? shown : edited
}

async function shownTextsOf(tx: Db, service: Service): Promise<PendingTexts> {
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
