import ar from '@/messages/ar.json'
import en from '@/messages/en.json'
import type { Locale } from './routing'

export interface Tree {
  [key: string]: string | Tree
}

/** The build compiles a text with arguments to a list (next.config.mjs): that is one text too, not a branch. */
export function isText(value: string | Tree): value is string {
  return typeof value === 'string' || Array.isArray(value)
}

/** English stands under every catalogue: a text that one language lacks is shown in English, never as a key. */
export function withFallback(catalogue: Tree, fallback: Tree): Tree {
  const merged: Tree = { ...fallback }
  for (const [key, value] of Object.entries(catalogue)) {
    const under = fallback[key]
    merged[key] = isText(value) || under === undefined || isText(under) ? value : withFallback(value, under)
  }
  return merged
}

const CATALOGUES: Record<Locale, Tree> = { en, ar: withFallback(ar, en) }

export function messagesOf(locale: Locale): Tree {
  return CATALOGUES[locale]
}
