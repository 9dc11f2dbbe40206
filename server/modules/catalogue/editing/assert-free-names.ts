import { sql } from 'drizzle-orm'
import { DomainError, issue } from '@/lib/domain/issues'
import { normaliseArabic } from '@/lib/domain/text/arabic'
import type { LocalizedName } from '@/lib/domain/text/bilingual'
import type { Db } from '@/server/db/db'

/**
 * Throws with each name that a row beside it has already, in either language and any spelling. Of two admins who write
 * at once the second one waits for the first, and finds its names.
 */
export async function assertFreeNames(
  tx: Db,
  names: LocalizedName,
  listOthers: () => Promise<readonly { name: string; nameAr: string }[]>,
): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('names of the content', 0))`)
  const taken = new Set((await listOthers()).flatMap((one) => [one.name, one.nameAr].map(normaliseArabic)))
  const paths = (['name', 'name_ar'] as const).filter((path) => taken.has(normaliseArabic(names[path])))
  if (paths.length > 0) {
    throw new DomainError('invalid', { issues: paths.map((path) => issue(path, 'name_taken')) })
  }
}
