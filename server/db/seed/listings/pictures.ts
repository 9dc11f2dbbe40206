import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import { fewestPictures } from '@/server/db/seed/content'
import type { StoredPhoto, StoredPhotos } from '@/server/db/seed/photos'
import { randomOf } from '@/server/db/seed/random'
import type { PlannedListing } from './plan'

/** Within the 5 to 15 pictures of a listing (wizard.md, section 5). */
const PICTURES = { min: 8, max: 10 }

/** Numbers that an earlier choice drew; skipping as many keeps the facts of a listing that are drawn after it. */
const SKIPPED: Record<PropertyType, number> = {
  ...{ Chalets: 16, Resorts: 17, Hotel: 13, Apartment: 10, Stadium: 7 },
  ...{ Lounges: 8, Camps: 8, Wedding_Halls: 8, Farms: 14 },
}

/** Chooses each listing's photographs: those of its building, then rooms that may belong to any. */
export function pictureChooser(photos: StoredPhotos): (plan: PlannedListing) => StoredPhoto[] {
  const all = [...photos.values()].sort((one, other) => (one.file < other.file ? -1 : 1))
  const used = new Map<StoredPhoto, number>()
  return (plan) => {
    for (let i = 0; i < SKIPPED[plan.type]; i += 1) plan.random.next()
    const own = all.filter((photo) => photo.building === plan.buildingName && photo.types.includes(plan.type))
    const [cover] = own
      .filter((photo) => photo.role === 'cover')
      .sort((one, other) => (used.get(one) ?? 0) - (used.get(other) ?? 0))
    if (!cover) throw new Error(`no cover of ${plan.buildingName}`)
    used.set(cover, (used.get(cover) ?? 0) + 1)
    const views = own.filter((photo) => photo !== cover && photo.role !== 'detail')
    const whole = [cover, ...views, ...roomsOf(all, plan)]
    const details = own.filter((photo) => photo.role === 'detail')
    return [...whole, ...details.slice(0, Math.max(0, fewestPictures(plan.type) - whole.length))]
  }
}

/** A majlis or a living room is one per listing; bedrooms and bathrooms may be several. */
function roomsOf(all: StoredPhoto[], { id, type }: PlannedListing): StoredPhoto[] {
  const random = randomOf(`pictures ${id}`)
  const fitting = all.filter((photo) => photo.isRoom && photo.types.includes(type))
  const single = fitting.filter((photo) => photo.building !== null && photo.types[0] !== type)
  const room = single.length > 0 ? random.pick(single).building : null
  const rooms = [
    ...single.filter((photo) => photo.building === room),
    ...fitting.filter((photo) => photo.building === null),
  ]
  return random.some(rooms, random.between(PICTURES.min, PICTURES.max) - 1)
}
