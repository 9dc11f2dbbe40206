import { DEMO_FORMATS } from '@/server/modules/media/read-head'
import { pictureUrl, storePicture } from '@/server/modules/media/store-picture'
import type { FilesPort } from '@/server/ports/files'
import { type Photo, readPhotoBytes, readPhotos } from './content'

export interface StoredPhoto extends Photo {
  key: string
  url: string
  width: number
  height: number
}
export type StoredPhotos = ReadonlyMap<string, StoredPhoto>

const AT_ONCE = 2

/** Every photograph through the same re-encoding as an upload; those that are already kept cost nothing. */
export async function storePhotos(
  files: FilesPort,
  onProgress: (done: number, total: number) => void,
): Promise<StoredPhotos> {
  const waiting = [...readPhotos()]
  const total = waiting.length
  const stored = new Map<string, StoredPhoto>()
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, photo] = next
      const head = await storePicture(files, readPhotoBytes(photo), DEMO_FORMATS)
      stored.set(name, { ...photo, ...head, url: pictureUrl(head.key) })
      onProgress(stored.size, total)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return stored
}

/** The address of a photograph that the content names. */
export function photoUrl(photos: StoredPhotos, name: string): string {
  const photo = photos.get(name)
  if (!photo) throw new Error(`no photograph ${name}`)
  return photo.url
}
