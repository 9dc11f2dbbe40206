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

/** The texts at the given paths (`home.banners`), in their places in the tree; a path that leads nowhere adds nothing. */
export function pickMessages(messages: Tree, paths: readonly string[]): Tree {
  return paths.reduce((picked, path) => withPath(picked, messages, path.split('.')), {} as Tree)
}

function withPath(picked: Tree, source: Tree, [key = '', ...rest]: string[]): Tree {
  const value = source[key]
  if (value === undefined) return picked
  if (rest.length === 0 || isText(value)) return { ...picked, [key]: value }
  const before = picked[key]
  return { ...picked, [key]: withPath(before === undefined || isText(before) ? {} : before, value, rest) }
}
