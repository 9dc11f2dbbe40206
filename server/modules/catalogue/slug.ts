import { latinName } from '@/lib/domain/text/latin-name'

const MAX_LENGTH = 60

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
    .slice(0, MAX_LENGTH)
    .replace(/^-|-$/g, '')
}

/** The slug of a name that no other has: `hada`, `hada-2`, …; of a name without letters `place`. */
export function freeSlug(name: string, taken: ReadonlySet<string>): string {
  const plain = slugOf(name) || 'place'
  let slug = plain
  for (let count = 2; taken.has(slug); count += 1) slug = `${plain}-${count}`
  return slug
}
