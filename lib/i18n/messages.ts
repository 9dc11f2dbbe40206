import ar from '@/messages/ar.json'
import en from '@/messages/en.json'
import type { Locale } from './routing'

export interface Tree {
  [key: string]: string | Tree
}

/** The build compiles a message with arguments to an array (next.config.mjs): a leaf, not a branch. */
function isText(value: string | Tree): value is string {
  return typeof value === 'string' || Array.isArray(value)
}

/** Adds the English message where a catalogue lacks one, so that no key is ever shown. */
export function withFallback(catalogue: Tree, fallback: Tree): Tree {
  const merged: Tree = { ...fallback }
  for (const [key, value] of Object.entries(catalogue)) {
    const below = fallback[key]
    merged[key] = isText(value) || below === undefined || isText(below) ? value : withFallback(value, below)
  }
  return merged
}

const CATALOGUES: Record<Locale, Tree> = { en, ar: withFallback(ar, en) }

export function messagesOf(locale: Locale): Tree {
  return CATALOGUES[locale]
}

/** The texts at the given paths (`home.banners`), at the same paths; an unknown path adds nothing. */
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
