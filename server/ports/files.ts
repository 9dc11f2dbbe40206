import { randomUUID } from 'node:crypto'
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Keeps bytes under keys such as `3f2a…/640.webp`. A key is written once and never changes its content. */
export interface FilesPort {
  /** Stores the whole content or nothing; throws when the storage refuses. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Null when nothing is stored under the key. */
  get(key: string): Promise<Uint8Array | null>
  exists(key: string): Promise<boolean>
  /** Takes what is stored under the key away; nothing happens when there is nothing. */
  remove(key: string): Promise<void>
}

const KEY = /^[a-z0-9-]+(\/[a-z0-9-]+)*(\.[a-z0-9]+)?$/

/** Files in a folder of this machine, outside the web root. */
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

/** A reader sees the old state or the whole new file, also when the machine stops in between. */
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
