import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import type { PlannedListing } from './listing-plan'
import type { StoredPhoto, StoredPhotos } from './photos'

/** Within the 5 to 15 pictures of a listing (wizard.md, section 5). */
const PICTURES = { min: 7, max: 12 }

/** Chooses each listing's photographs so that neighbours in a list start with different ones. */
export function pictureChooser(photos: StoredPhotos): (plan: PlannedListing) => StoredPhoto[] {
  const all = [...photos.values()].sort((one, other) => (one.file < other.file ? -1 : 1))
  const used = new Map<string, number>()
  const lastCovers = new Map<string, StoredPhoto>()
  return (plan) => {
    const cover = leastUsedCover(all, plan, used, lastCovers)
    used.set(`${plan.type} ${cover.key}`, usesOf(used, plan.type, cover) + 1)
    lastCovers.set(plan.type, cover)
    lastCovers.set(`${plan.type} ${plan.city.name}`, cover)
    return [cover, ...othersOf(all, plan, cover)]
  }
}

function leastUsedCover(
  all: StoredPhoto[],
  plan: PlannedListing,
  used: Map<string, number>,
  lastCovers: Map<string, StoredPhoto>,
): StoredPhoto {
  const { type, city } = plan
  const avoided = [lastCovers.get(type), lastCovers.get(`${type} ${city.name}`)]
  const [best] = all
    .filter((photo) => photo.role === 'cover' && photo.types[0] === type && !avoided.includes(photo))
    .sort((one, other) => usesOf(used, type, one) - usesOf(used, type, other))
  if (!best) throw new Error(`no cover for ${type}`)
  return best
}

function usesOf(used: Map<string, number>, type: PropertyType, photo: StoredPhoto): number {
  return used.get(`${type} ${photo.key}`) ?? 0
}

/** Photographs of this type first, then rooms that fit any type. */
function othersOf(all: StoredPhoto[], { type, random }: PlannedListing, cover: StoredPhoto): StoredPhoto[] {
  const fitting = all.filter((photo) => photo !== cover && photo.types.includes(type))
  const own = fitting.filter((photo) => photo.types[0] === type)
  const rooms = fitting.filter((photo) => photo.types[0] !== type)
  const ordered = [...random.some(own, own.length), ...random.some(rooms, rooms.length)]
  return ordered.slice(0, random.between(PICTURES.min, PICTURES.max) - 1)
}
