import ar from '@/messages/ar.json'
import en from '@/messages/en.json'
import type { Locale } from './routing'

interface Tree {
  [key: string]: string | Tree
}

/** English stands under every catalogue: a text that one language lacks is shown in English, never as a key. */
export function withFallback(catalogue: Tree, fallback: Tree): Tree {
  const merged: Tree = { ...fallback }
  for (const [key, value] of Object.entries(catalogue)) {
    const under = fallback[key]
    merged[key] = typeof value === 'object' && typeof under === 'object' ? withFallback(value, under) : value
  }
  return merged
}

const CATALOGUES: Record<Locale, Tree> = { en, ar: withFallback(ar, en) }

export function messagesOf(locale: Locale): Tree {
  return CATALOGUES[locale]
}

/** The namespaces that a client component needs, so that the rest stays out of the page. */
export function pickMessages(messages: Tree, namespaces: readonly string[]): Tree {
  return Object.fromEntries(namespaces.flatMap((name) => (messages[name] ? [[name, messages[name]]] : [])))
}
