import type { Listing } from '@/lib/domain/listing/listing'
import type { ShownTextsWire, TextChangeWire } from '@/lib/domain/listing/vendor-listing'
import type { PendingTexts } from '@/server/db/schema/listing-changes'

/** The public texts beside the pending ones; null where nothing is pending. */
export function textChangeOf(listing: Listing, pending: PendingTexts | null): TextChangeWire | null {
  return pending && { published: textsToWire(listing), proposed: textsToWire(pending) }
}

function textsToWire({ name, description, images }: PendingTexts): ShownTextsWire {
  return {
    nameInEnglish: name.en,
    nameInArabic: name.ar,
    descriptionInEnglish: description.en,
    descriptionInArabic: description.ar,
    images,
  }
}
