import pLimit from 'p-limit'
import sharp from 'sharp'
import { DEMO_FORMATS } from '@/server/modules/platform/media/read-head'
import { pictureUrl, storePicture } from '@/server/modules/platform/media/store-picture'
import type { FilesPort } from '@/server/ports/files'
import { DETAIL_SIZE, type Photo, readPhotoBytes, readPhotos } from './content'

export interface StoredPhoto extends Photo {
  key: string
  url: string
  width: number
  height: number
}
export type StoredPhotos = ReadonlyMap<string, StoredPhoto>

/** Stands for pictures that nobody is shown: nothing is encoded or stored. */
export function inventedPhotos(): StoredPhotos {
  return new Map(
    [...readPhotos()].map(([name, photo]) => [
      name,
      { ...photo, key: name, url: `/api/v1/media/${name}`, width: 1080, height: 720 },
    ]),
  )
}

const AT_ONCE = 2
/** Encoded once more when it is stored. */
const DETAIL_QUALITY = 90

/** Re-encodes every photograph, or the named ones, as an upload would be, but quickly; stored ones are skipped. */
export async function storePhotos(
  files: FilesPort,
  onProgress: (done: number, total: number) => void,
  names?: readonly string[],
): Promise<StoredPhotos> {
  const photos = [...readPhotos()].filter(([name]) => names?.includes(name) ?? true)
  const stored = new Map<string, StoredPhoto>()
  const limit = pLimit(AT_ONCE)
  const store = async ([name, photo]: (typeof photos)[number]) => {
    const head = await storePicture(files, await bytesOf(photo), DEMO_FORMATS, 'quick')
    stored.set(name, { ...photo, ...head, url: pictureUrl(head.key) })
    onProgress(stored.size, photos.length)
  }
  await Promise.all(photos.map((one) => limit(store, one)))
  return stored
}

async function bytesOf(photo: Photo): Promise<Uint8Array> {
  const bytes = readPhotoBytes(photo)
  if (!photo.part) return bytes
  const { width, height } = await sharp(bytes).metadata()
  const at = (share: number, size: number) => Math.round(share * size)
  const { left, top } = photo.part
  return sharp(bytes)
    .extract({
      left: at(left, width),
      top: at(top, height),
      width: at(DETAIL_SIZE, width),
      height: at(DETAIL_SIZE, height),
    })
    .webp({ quality: DETAIL_QUALITY, effort: 0 })
    .toBuffer()
}

/** The address of a photograph that the content names. */
export function photoUrl(photos: StoredPhotos, name: string): string {
  const photo = photos.get(name)
  if (!photo) throw new Error(`no photograph ${name}`)
  return photo.url
}
