import { PICTURE_WIDTHS } from '@/lib/domain/listing/picture'
import type { Deps } from '@/server/deps'
import { type FilesPort, StorageFailure } from '@/server/ports/files'
import { findUploadWithoutAvif, writeAvifWidths } from './avif-widths'
import { EncoderStopped, encodeApart } from './encode-apart'
import type { StoredWidths } from './encode-avif'
import { avifFile, pictureFile } from './store-picture'

/** A form in progress, and a start, have the processor to themselves for so long. */
const REST_MS = 120_000

const LARGEST = Math.max(...PICTURE_WIDTHS)

type Encode = (stored: StoredWidths) => Promise<Map<number, Uint8Array>>
type AvifDeps = Pick<Deps, 'db' | 'files' | 'clock' | 'config' | 'log'>

/** Stores one uploaded picture as AVIF where that pays; the next one waits for the next round. */
export async function makeAvif(deps: AvifDeps, encode: Encode = encodeApart): Promise<void> {
  const { db, files, clock, config } = deps
  if (!config.pictureAvif) return
  const key = await findUploadWithoutAvif(db, new Date(clock.now().getTime() - REST_MS))
  if (!key) return
  try {
    const made = await encodeStored(files, key, encode)
    for (const [width, bytes] of made) await files.put(avifFile(key, width), bytes)
    const isThere = await writeAvifWidths(db, key, [...made.keys()])
    // Deleted meanwhile, together with the files that it had then.
    if (!isThere) await removeAvif(deps, key)
  } catch (error) {
    if (mayWorkLater(error)) return
    await writeAvifWidths(db, key, [])
    deps.log.warn({ err: error, key }, 'a picture could not be encoded as AVIF')
  }
}

async function encodeStored(files: FilesPort, key: string, encode: Encode): Promise<Map<number, Uint8Array>> {
  const source = await files.get(pictureFile(key, LARGEST))
  if (!source) return new Map()
  const smaller = new Map<number, Uint8Array>()
  for (const width of PICTURE_WIDTHS.filter((one) => one < LARGEST)) {
    const webp = await files.get(pictureFile(key, width))
    if (webp) smaller.set(width, webp)
  }
  return encode({ source, smaller })
}

/** Deletes what a picture has as AVIF. */
export async function removeAvif({ files }: Pick<Deps, 'files'>, key: string): Promise<void> {
  for (const width of PICTURE_WIDTHS) await files.remove(avifFile(key, width))
}

/** Unlike a picture that is broken: a storage or a system that failed, and an encoder that was stopped. */
const mayWorkLater = (error: unknown) =>
  error instanceof StorageFailure ||
  error instanceof EncoderStopped ||
  (error instanceof Error && 'code' in error)
