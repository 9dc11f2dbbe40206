import { PICTURE_WIDTHS } from '@/lib/domain/listing/picture'
import type { Deps } from '@/server/deps'
import { StorageFailure } from '@/server/ports/files'
import { findUploadWithoutAvif, writeAvifWidths } from './avif-widths'
import { encodeAvif } from './encode-avif'
import { avifFile } from './store-picture'

/** A form in progress, and a start, have the processor to themselves for so long. */
const REST_MS = 120_000

type AvifDeps = Pick<Deps, 'db' | 'files' | 'clock' | 'config' | 'log'>

/** Stores one uploaded picture as AVIF where that pays; the next one waits for the next round. */
export async function makeAvif(deps: AvifDeps): Promise<void> {
  const { db, files, clock, config } = deps
  if (!config.pictureAvif) return
  const key = await findUploadWithoutAvif(db, new Date(clock.now().getTime() - REST_MS))
  if (!key) return
  // Decided before it is tried: a picture that ends the process is not begun again at every start.
  await writeAvifWidths(db, key, [])
  try {
    const made = await encodeAvif(files, key)
    for (const [width, bytes] of made) await files.put(avifFile(key, width), bytes)
    const isThere = await writeAvifWidths(db, key, [...made.keys()])
    // Deleted meanwhile, together with the files that it had then.
    if (!isThere) await removeAvif(deps, key)
  } catch (error) {
    if (isOfStorage(error)) await writeAvifWidths(db, key, null)
    else deps.log.warn({ err: error, key }, 'a picture could not be encoded as AVIF')
  }
}

/** Deletes what a picture has as AVIF. */
export async function removeAvif({ files }: Pick<Deps, 'files'>, key: string): Promise<void> {
  for (const width of PICTURE_WIDTHS) await files.remove(avifFile(key, width))
}

/** A storage that failed, unlike a picture that is broken, may work in the next round. */
const isOfStorage = (error: unknown) =>
  error instanceof StorageFailure || (error instanceof Error && 'code' in error)
