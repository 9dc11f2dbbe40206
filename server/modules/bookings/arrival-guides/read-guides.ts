import { isDeepStrictEqual } from 'node:util'
import { type ArrivalGuide, guideOfRoomType, isEmptyGuide } from '@/lib/domain/arrival-guide/arrival-guide'
import { can } from '@/lib/domain/policy/vendor-policy'
import type { Bilingual } from '@/lib/domain/text/bilingual'
import type { Db } from '@/server/db/db'
import { documentUrl } from '@/server/modules/platform/uploads/document-file'
import type { SignedIn } from '@/server/policy/signed-in'
import { guideOf, isPhotoOfVendor, listGuides, listProperties } from './store'

/** The guide of a listing. */
export interface ListingGuide {
  listingId: string
  name: Bilingual
  updatedAt: Date
  guide: ArrivalGuide
}

/** The guide of each of these listings, with the parts of its property that it lacks; that of a property alone comes once. */
export async function listGuidesOf(db: Db, listingIds: readonly string[]): Promise<ListingGuide[]> {
  const rooms = await listProperties(db, listingIds)
  const rows = await listGuides(db, [
    ...new Set(rooms.flatMap(({ id, propertyId }) => [id, propertyId ?? id])),
  ])
  const written = rows
    .map(({ guide, name, nameAr }) => ({
      listingId: guide.listingId,
      name: { en: name, ar: nameAr },
      updatedAt: guide.updatedAt,
      guide: guideOf(guide),
    }))
    .filter(({ guide }) => !isEmptyGuide(guide))
  const of = (id: string | null) => written.find(({ listingId }) => listingId === id)
  const guides = listingIds.flatMap((id) => {
    const [own, property] = [of(id), of(rooms.find((room) => room.id === id)?.propertyId ?? null)]
    return (own && property && own !== property ? withProperty(own, property) : (own ?? property)) ?? []
  })
  return [...new Map(guides.map((one) => [one.listingId, one])).values()]
}

function withProperty(own: ListingGuide, property: ListingGuide): ListingGuide {
  const guide = guideOfRoomType(own.guide, property.guide)
  if (isDeepStrictEqual(guide, own.guide)) return own
  const updatedAt = new Date(Math.max(own.updatedAt.getTime(), property.updatedAt.getTime()))
  return { ...own, guide, updatedAt }
}

/** Whether a private upload is a photo in a guide that this member may edit. */
export async function canReadGuidePhoto(db: Db, uploadId: string, user: SignedIn): Promise<boolean> {
  const { vendor } = user
  if (!vendor || !can(user, 'editArrivalGuides')) return false
  return isPhotoOfVendor(db, vendor.vendorId, documentUrl(uploadId))
}
