import { ApiError } from '@/lib/api/http'
import type { DraftWire } from '@/lib/domain/listing/stored-draft'
import type { EditableListingWire } from '@/lib/domain/listing/vendor-listing'

/** The stored draft or listing that a refused save would have replaced; null for other failures. */
export function newerCopyIn<Copy extends DraftWire | EditableListingWire>(failure: unknown): Copy | null {
  if (!(failure instanceof ApiError) || failure.code !== 'changed_meanwhile') return null
  return (failure.answer as { current?: Copy }).current ?? null
}
