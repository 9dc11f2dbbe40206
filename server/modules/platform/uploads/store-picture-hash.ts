import type { Deps } from '@/server/deps'
import { readPictureHash } from '@/server/modules/platform/media/picture-hash'
import { keyOfPictureUrl } from '@/server/modules/platform/media/store-picture'
import { listKeysWithoutHash, writePictureHash } from './store'

/** Computes the hashes of pictures that were uploaded before hashes were stored. */
export async function storeMissingHashes(
  { db, files, log }: Pick<Deps, 'db' | 'files' | 'log'>,
  urls: readonly string[],
): Promise<void> {
  const keys = urls.flatMap((url) => keyOfPictureUrl(url) ?? [])
  for (const key of await listKeysWithoutHash(db, keys)) {
    try {
      const hash = await readPictureHash(files, key)
      if (hash !== null) await writePictureHash(db, key, hash)
    } catch (err) {
      // A broken file shows as broken in the review; it must not hide the review.
      log.warn({ err, key }, 'the hash of a picture could not be computed')
    }
  }
}
