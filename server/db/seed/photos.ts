import pLimit from 'p-limit'
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

/** Re-encodes every photograph, or the named ones, as an upload would be; stored ones are skipped. */
export async function storePhotos(
  files: FilesPort,
  onProgress: (done: number, total: number) => void,
  names?: readonly string[],
): Promise<StoredPhotos> {
  const photos = [...readPhotos()].filter(([name]) => names?.includes(name) ?? true)
  const stored = new Map<string, StoredPhoto>()
  const limit = pLimit(AT_ONCE)
  const store = async ([name, photo]: (typeof photos)[number]) => {
    const head = await storePicture(files, readPhotoBytes(photo), DEMO_FORMATS)
    stored.set(name, { ...photo, ...head, url: pictureUrl(head.key) })
    onProgress(stored.size, photos.length)
  }
  await Promise.all(photos.map((one) => limit(store, one)))
  return stored
}

/** The address of a photograph that the content names. */
export function photoUrl(photos: StoredPhotos, name: string): string {
  const photo = photos.get(name)
  if (!photo) throw new Error(`no photograph ${name}`)
  return photo.url
}
