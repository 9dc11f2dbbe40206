import { memoryFiles } from '@/__tests__/server/support/files/memory-files'
import type { FilesPort } from '@/server/ports/files'

/** Stands in for a storage that has every picture already, so nothing is encoded. */
export const allPicturesStored: FilesPort = {
  ...memoryFiles(),
  put: async () => undefined,
  sizeOf: async () => 1,
}
