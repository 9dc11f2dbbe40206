import { ApiError } from '@/lib/api/http'
import type { UnusualChange, UnusualPart } from '@/lib/domain/listing/pricing/unusual-change'

/** What a vendor has to confirm before a refused change is saved; null for other failures. */
export function unusualPartsIn(failure: unknown): UnusualPart[] | null {
  if (!(failure instanceof ApiError) || failure.code !== 'unusual_change') return null
  return (failure.answer as Partial<UnusualChange>).unusual ?? null
}
