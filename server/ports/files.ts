import { randomUUID } from 'node:crypto'
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Stores bytes under keys such as `3f2a…/640.webp`. A key is written once; its content never changes. */
export interface FilesPort {
  /** Stores the whole content or nothing; rejects when the storage fails. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Resolves with the bytes, or null for an unknown key; rejects when the storage fails. */
  get(key: string): Promise<Uint8Array | null>
  exists(key: string): Promise<boolean>
  /** Deletes a file; an unknown key is ignored. */
  remove(key: string): Promise<void>
}

const KEY = /^[a-z0-9-]+(\/[a-z0-9-]+)*(\.[a-z0-9]+)?$/

/** Files in a local folder outside the web root; throws for a key in another format. */
export function diskFiles(folder: string): FilesPort {
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error(`not a file key: ${key}`)
    return join(folder, key)
  }
  return {
    put: (key, bytes) => writeWhole(pathOf(key), bytes),
    get: (key) => readFile(pathOf(key)).catch(nullWhenMissing),
    exists: (key) =>
      access(pathOf(key)).then(
        () => true,
        () => false,
      ),
    remove: (key) => rm(pathOf(key), { force: true }),
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
