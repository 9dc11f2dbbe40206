import { DomainError } from '@/lib/domain/issues'
import type { BasePrices } from '@/lib/domain/listing/pricing/price-changes'
import { type UnusualPart, unusualListPrices } from '@/lib/domain/listing/pricing/unusual-change'

/**
 * Throws `unusual_change` for prices far from the usual that are not confirmed; `before` is null for a new listing, whose
 * terms are asked about in the same question.
 */
export function assertUsualPrices(
  before: BasePrices | null,
  after: BasePrices,
  isConfirmed: boolean,
  ofTerms: readonly UnusualPart[] = [],
): void {
  const unusual = isConfirmed ? [] : [...unusualListPrices(before, after), ...ofTerms]
  if (unusual.length > 0) throw new DomainError('unusual_change', { data: { unusual } })
}
