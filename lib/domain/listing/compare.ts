import { ID } from '@/lib/domain/id'

/** Beside each other on a wide screen; more cannot be read. */
export const MAX_COMPARED = 4

/** The listings of an address, `ids` repeated or with commas: each once. The page shows the first `MAX_COMPARED`. */
export function comparedIds(ids: string | readonly string[] | undefined): string[] {
  const given = [ids ?? []].flat().flatMap((one) => one.split(','))
  return [...new Set(given.filter((id) => ID.test(id)))]
}
