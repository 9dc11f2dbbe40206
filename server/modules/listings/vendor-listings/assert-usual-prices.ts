import { DomainError } from '@/lib/domain/issues'
import type { BasePrices } from '@/lib/domain/listing/pricing/price-changes'
import { unusualListPrices } from '@/lib/domain/listing/pricing/unusual-change'

/** Throws `unusual_change` for prices far from the usual that are not confirmed; `before` is null for a new listing. */
export function assertUsualPrices(before: BasePrices | null, after: BasePrices, isConfirmed: boolean): void {
  const unusual = isConfirmed ? [] : unusualListPrices(before, after)
  if (unusual.length > 0) throw new DomainError('unusual_change', { data: { unusual } })
}
