import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'

/** The content must be read to its end or destroyed. */
export interface OpenFile {
  size: number
  content: Readable
}

/** Stores bytes under keys such as `3f2a…/640.webp`. A key is written once; its content never changes. */
export interface FilesPort {
  /** Stores the whole content or nothing; rejects when the storage fails. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Resolves with the bytes, or null for an unknown key; rejects when the storage fails. */
  get(key: string): Promise<Uint8Array | null>
  /** The same as a stream, for answers. */
  open(key: string): Promise<OpenFile | null>
  /** The bytes of a file; null for an unknown key. */
  sizeOf(key: string): Promise<number | null>
  /** Deletes a file; an unknown key is ignored. */
  remove(key: string): Promise<void>
}

/** A storage on another machine that refused, or did not answer. Its message has no secret; it has no `cause`. */
export class StorageFailure extends Error {
  override name = 'StorageFailure'
}

const KEY = /^[a-z0-9-]+(\/[a-z0-9-]+)*(\.[a-z0-9]+)?$/

/** Throws for a key in another format, which might leave the folder or the bucket. */
export function assertFileKey(key: string): void {
  if (!KEY.test(key)) throw new Error(`not a file key: ${key}`)
}

/** Files in a local folder outside the web root. */
export function diskFiles(folder: string): FilesPort {
  const pathOf = (key: string) => {
    assertFileKey(key)
    return join(folder, key)
  }
  return {
    put: async (key, bytes) => writeWhole(pathOf(key), bytes),
    get: async (key) => readFile(pathOf(key)).catch(nullWhenMissing),
    open: async (key) => {
      const file = await open(pathOf(key)).catch(nullWhenMissing)
      return file && { size: (await file.stat()).size, content: file.createReadStream() }
    },
    sizeOf: async (key) => stat(pathOf(key)).then(({ size }) => size, nullWhenMissing),
    remove: async (key) => rm(pathOf(key), { force: true }),
  }
}

/** Writes to a temporary file and renames it, so that a crash never leaves half a file. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}.part`
  await mkdir(dirname(path), { recursive: true })
  try {
    await writeFile(draft, bytes)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
