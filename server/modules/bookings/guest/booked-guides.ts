import type { BookedGuidesWire, BookedGuideWire } from '@/lib/contract/schemas/arrival-guide/wire'
import { hasEntry } from '@/lib/domain/arrival-guide/arrival-guide'
import { type GuidedStay, type KnownGuide, whatIsKnown } from '@/lib/domain/arrival-guide/when-known'
import { amountToCollect } from '@/lib/domain/booking/money/due'
import { listingIdsOf } from '@/lib/domain/booking/rooms'
import { DomainError } from '@/lib/domain/issues'
import { nameToWire } from '@/lib/domain/text/bilingual'
import type { Deps } from '@/server/deps'
import { type ListingGuide, listGuidesOf } from '@/server/modules/bookings/arrival-guides/read-guides'
import { type HistoryRow, listHistories } from '@/server/modules/bookings/booking-list-store'
import { getOwnBooking } from '@/server/modules/bookings/get-own-booking'
import { CONTACT_STATES } from '@/server/modules/bookings/shared-wire'
import type { Booking } from '@/server/modules/bookings/store'
import { collectionOf } from '@/server/modules/bookings/vendor/collection'
import { documentFile, documentIdOf } from '@/server/modules/platform/uploads/document-file'

/** What the guest of a booking may know now of the way to it; throws `not_found` for bookings of others. */
export async function getBookedGuides(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  guestId: string,
  id: string,
): Promise<BookedGuidesWire> {
  const now = clock.now()
  const booking = await getOwnBooking(db, id, { guestId })
  const stay = guidedStayOf(booking, await listHistories(db, [id]))
  const guides = await listGuidesOf(db, listingIdsOf(booking))
  const known = guides.flatMap((one) => {
    const what = whatIsKnown(stay, one.guide.entryTime, now)
    return what ? [{ one, what }] : []
  })
  return {
    guides: known.map(({ one, what }) => guideToWire(booking, one, what)),
    knownUntil: known[0]?.what.until.toISOString() ?? null,
  }
}

/** The key of the file of a photo, for a guest who may see it now. */
export async function guidePhotoFile(deps: Deps, guestId: string, id: string, photoId: string) {
  const { guides } = await getBookedGuides(deps, guestId, id)
  const isShown = guides.some(({ photos }) => photos.some(({ _id }) => _id === photoId))
  if (!isShown) throw new DomainError('not_found')
  return documentFile(photoId)
}

function guidedStayOf(booking: Booking, history: readonly HistoryRow[]): GuidedStay {
  const { isCollected } = collectionOf(history)
  const isByVendor = history.some(({ event, role }) => event === 'check_in' && role === 'vendor')
  const completed = history.findLast(
    ({ toState, fromState }) => toState === 'completed' && fromState !== toState,
  )
  return {
    ...booking,
    isHourly: booking.period.mode === 'hourly',
    isPaid: isCollected || amountToCollect(booking) === 0,
    isLetIn: isByVendor,
    completedAt: completed?.createdAt ?? null,
  }
}

function guideToWire(
  { state, createdAt }: Booking,
  { listingId, name, updatedAt, guide }: ListingGuide,
  { entry, entryFrom }: KnownGuide,
): BookedGuideWire {
  const { entryWay: way, entry: text, entry_ar: text_ar, entryCode: code, wifiName, wifiPassword } = guide
  const isKnown = entry === 'known' && hasEntry(guide)
  const isToCome = entry !== 'known' && hasEntry(guide) && state !== 'completed'
  return {
    serviceId: listingId,
    service: nameToWire(name),
    updatedAt: updatedAt.toISOString(),
    isUpdated: updatedAt > createdAt,
    directions: guide.directions,
    directions_ar: guide.directions_ar,
    phone: (CONTACT_STATES.includes(state) && guide.phone) || null,
    sections: guide.sections,
    photos: guide.photos.flatMap(({ photo, ...captions }) => {
      const _id = documentIdOf(photo)
      return _id ? [{ _id, ...captions }] : []
    }),
    ...(isKnown ? { entry: { way, text, text_ar, code, wifiName, wifiPassword } } : {}),
    entryLater: isToCome ? { knownFrom: entryFrom.toISOString(), waitsFor: entry } : null,
  }
}
