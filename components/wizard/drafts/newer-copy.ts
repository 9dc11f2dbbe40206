import { hasCode } from '@/lib/api/http'
import type { DraftWire } from '@/lib/contract/schemas/listing/stored-draft'
import type { EditableListingWire } from '@/lib/domain/listing/vendor-listing'

const isDraft = (copy: DraftWire | EditableListingWire): copy is DraftWire => 'draft' in copy
const newerCopyIn = (failure: unknown) =>
  hasCode(failure, 'changed_meanwhile') ? failure.answer.current : null

/** The stored draft that a refused save would have replaced; null for other failures. */
export function newerDraftIn(failure: unknown): DraftWire | null {
  const copy = newerCopyIn(failure)
  return copy && isDraft(copy) ? copy : null
}

/** The same of a listing. */
export function newerListingIn(failure: unknown): EditableListingWire | null {
  const copy = newerCopyIn(failure)
  return copy && !isDraft(copy) ? copy : null
}
