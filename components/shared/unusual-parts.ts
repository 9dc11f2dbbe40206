import { errorDataOf } from '@/lib/api/http'
import type { UnusualPart } from '@/lib/domain/listing/pricing/unusual-change'

/** What a vendor has to confirm before a refused change is saved; null for other failures. */
export const unusualPartsIn = (failure: unknown): UnusualPart[] | null =>
  errorDataOf(failure, 'unusual_change')?.unusual ?? null
