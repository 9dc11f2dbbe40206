import { memoryFiles } from '@/__tests__/server/support/memory-files'
import { readPhotos } from '@/server/db/seed/content'
import type { StoredPhotos } from '@/server/db/seed/photos'
import type { FilesPort } from '@/server/ports/files'

/** Stands in for a storage that has every picture already, so nothing is encoded. */
export const allPicturesStored: FilesPort = {
  ...memoryFiles(),
  put: async () => undefined,
  sizeOf: async () => 1,
}

export function inventedPhotos(): StoredPhotos {
  return new Map(
    [...readPhotos()].map(([name, photo]) => [
      name,
      { ...photo, key: name, url: `/api/v1/media/${name}`, width: 1080, height: 720 },
    ]),
  )
}
