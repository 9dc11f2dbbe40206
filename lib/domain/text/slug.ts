import { latinName } from './latin-name'

export const MAX_SLUG = 60

/** Words of small Latin letters and digits, joined by hyphens. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Signs within a word, as in `Ta'if`: they end no word. */
const WITHIN_WORDS = /['’‘ʿʾ]/g

/**
 * A name as a part of an address: `Al Nakheel` → `al-nakheel`. Arabic is written by sound; empty where nothing
 * remains.
 */
export function slugOf(name: string): string {
  return latinName(name.replace(WITHIN_WORDS, ''))
    .toLowerCase()
    .replace(WITHIN_WORDS, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-|-$/g, '')
}
