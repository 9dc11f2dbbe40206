import { slugOf } from '@/lib/domain/text/slug'

/** The slug of a name that no other has: `hada`, `hada-2`, …; of a name without letters `place`. */
export function freeSlug(name: string, taken: ReadonlySet<string>): string {
  const plain = slugOf(name) || 'place'
  let slug = plain
  for (let count = 2; taken.has(slug); count += 1) slug = `${plain}-${count}`
  return slug
}
