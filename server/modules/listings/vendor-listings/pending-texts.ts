import type { ShownTextsWire, TextChangeWire } from '@/lib/contract/schemas/listing/vendor-listing'
import type { ListingContent } from '@/lib/domain/listing/content'
import type { Listing } from '@/lib/domain/listing/listing'
import { isPublished } from '@/lib/domain/listing/listing-lifecycle'
import type { Bilingual } from '@/lib/domain/text/bilingual'
import type { Db } from '@/server/db/db'
import type { PendingTexts } from '@/server/db/schema/listings/listing-changes'
import { insertHistoryEvent } from './history-store'
import { deletePending, findPending, findTexts, type ListingRecord, writePending } from './store'

/**
 * Decides which texts and pictures are public after an edit. On a published listing changed ones become pending
 * (contract.md, PUT {type}); unchanged ones delete a pending change.
 */
export async function settleTexts(
  tx: Db,
  listing: ListingRecord,
  edited: PendingTexts,
  now: Date,
): Promise<PendingTexts> {
  const shown = await shownTextsOf(tx, listing)
  const isWaiting = isPublished(listing.state) && !isSame(shown, edited)
  if (isWaiting) await keepPending(tx, listing, edited, now)
  else await deletePending(tx, listing.id)
  return isWaiting ? shown : edited
}

/** The names, descriptions, pictures and their captions of a listing, which an admin approves. */
export function shownTexts({ name, description, images, photoCaptions }: ListingContent) {
  const captions = photoCaptions.map(({ image, ...caption }) => ({ image, ...trimmed(caption) }))
  return {
    name: trimmed(name),
    description: trimmed(description),
    images,
    photoCaptions: images.flatMap(
      (url) => captions.find(({ image, en, ar }) => image === url && (en || ar)) ?? [],
    ),
  }
}

const trimmed = ({ en, ar }: Bilingual): Bilingual => ({ en: en.trim(), ar: ar.trim() })

/** A change of a pending one keeps its position in the queue. */
async function keepPending(
  tx: Db,
  listing: ListingRecord,
  edited: PendingTexts,
  createdAt: Date,
): Promise<void> {
  const waiting = await findPending(tx, listing.id)
  if (waiting && isSame(waiting, edited)) return
  await writePending(tx, listing.id, edited, createdAt)
  const states = { fromState: listing.state, toState: listing.state }
  const version = listing.version + 1
  const changed = { event: 'change', role: 'owner', ...states, version, createdAt } as const
  await insertHistoryEvent(tx, { listingId: listing.id, ...changed })
}

async function shownTextsOf(tx: Db, listing: ListingRecord): Promise<PendingTexts> {
  const texts = await findTexts(tx, listing.id)
  return {
    name: { en: listing.name, ar: listing.nameAr },
    description: { en: texts?.description ?? '', ar: texts?.descriptionAr ?? '' },
    images: listing.images,
    photoCaptions: texts?.extras?.photoCaptions ?? [],
  }
}

function isSame(one: PendingTexts, other: PendingTexts): boolean {
  const parts = ({ name, description, images, photoCaptions = [] }: PendingTexts) => {
    const captions = photoCaptions.map(({ image, en, ar }) => [image, en, ar])
    return JSON.stringify([name.en, name.ar, description.en, description.ar, images, captions])
  }
  return parts(one) === parts(other)
}

/** The public texts beside the pending ones; null where nothing is pending. */
export function textChangeOf(listing: Listing, pending: PendingTexts | null): TextChangeWire | null {
  return pending && { published: textsToWire(listing), proposed: textsToWire({ ...listing, ...pending }) }
}

function textsToWire({ name, description, images, photoCaptions }: Listing): ShownTextsWire {
  return {
    nameInEnglish: name.en,
    nameInArabic: name.ar,
    descriptionInEnglish: description.en,
    descriptionInArabic: description.ar,
    images,
    photoCaptions,
  }
}
