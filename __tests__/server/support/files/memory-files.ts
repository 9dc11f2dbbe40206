import { Readable } from 'node:stream'
import type { FilesPort } from '@/server/ports/files'

/** Files in memory. */
export function memoryFiles(stored = new Map<string, Uint8Array>()): FilesPort {
  return {
    put: async (key, bytes) => void stored.set(key, bytes),
    get: async (key) => stored.get(key) ?? null,
    open: async (key) => {
      const bytes = stored.get(key)
      return bytes ? { size: bytes.length, content: Readable.from([bytes]) } : null
    },
    sizeOf: async (key) => stored.get(key)?.length ?? null,
    remove: async (key) => void stored.delete(key),
  }
}
