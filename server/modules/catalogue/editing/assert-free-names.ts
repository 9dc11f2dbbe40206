import { DomainError, issue } from '@/lib/domain/issues'
import { normaliseArabic } from '@/lib/domain/text/arabic'
import type { LocalizedName } from '@/lib/domain/text/bilingual'

/** Throws with each name that a row beside it has already, in either language and any spelling. */
export function assertFreeNames(
  names: LocalizedName,
  others: readonly { name: string; nameAr: string }[],
): void {
  const taken = new Set(others.flatMap((one) => [one.name, one.nameAr].map(normaliseArabic)))
  const paths = (['name', 'name_ar'] as const).filter((path) => taken.has(normaliseArabic(names[path])))
  if (paths.length > 0) {
    throw new DomainError('invalid', { issues: paths.map((path) => issue(path, 'name_taken')) })
  }
}
