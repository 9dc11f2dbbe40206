import { createHash } from 'node:crypto'

/** More than are rendered at a time. */
const MOST_STORED = 200

/** The bundler gives server components and the rendering of client components a module each, but one global object. */
const shared = globalThis as typeof globalThis & { serverTexts?: Map<string, string> }
shared.serverTexts ??= new Map()
const stored = shared.serverTexts

/** Keeps a text of a server component for the rendering of its HTML; returns its key, the same for the same text. */
export function storeServerText(text: string): string {
  const key = createHash('sha256').update(text).digest('base64url').slice(0, 16)
  stored.delete(key)
  stored.set(key, text)
  const [oldest] = stored.keys()
  if (stored.size > MOST_STORED && oldest !== undefined) stored.delete(oldest)
  return key
}

export const readServerText = (key: string): string | undefined => stored.get(key)
