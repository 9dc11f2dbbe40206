import { DomainError, type Issue } from '@/lib/domain/issues'
import type { ListingContent } from '@/lib/domain/listing/content'
import type { ListingType } from '@/lib/domain/listing/listing-types'
import {
  contentFromWire,
  type ListingPayload,
  payloadSchema,
  variantOf,
  wirePathOf,
} from '@/lib/domain/listing/payload'
import { validateContent } from '@/lib/domain/listing/schema'
import { type ListingTypeVariant, withVariant } from '@/lib/domain/listing/variants'
import type { Day } from '@/lib/domain/time/days'
import { validateAgainst } from '@/lib/domain/validate-against'

export interface FinishedDraft {
  content: ListingContent
  listingType: ListingTypeVariant
}

interface Rules {
  today: Day
  /** fields by their path that are decided elsewhere, so that nobody can mend them here */
  isFixed?: (path: string) => boolean
}

/**
 * The listing behind a payload, validated by the rules of the wizard. Throws every issue by its path in the payload:
 * unknown names make a bad request, the rest breaks a rule.
 */
export function finishedDraft(
  row: ListingType,
  payload: ListingPayload,
  { today, isFixed = () => false }: Rules,
): FinishedDraft {
  const listingType = withVariant(row, variantOf(payload, row))
  const malformed = validateAgainst(payloadSchema(listingType), payload).issues
  if (malformed.length > 0) throw new DomainError('bad_request', { issues: malformed })
  const content = contentFromWire(payload, listingType)
  const broken = validateContent(content, listingType, today)
  throwWirePaths(
    listingType,
    broken.filter(({ path }) => !isFixed(path)),
  )
  return { content, listingType }
}

/** Throws issues of the draft under their paths in the payload. */
export function throwWirePaths(listingType: ListingTypeVariant, issues: readonly Issue[]): void {
  if (issues.length === 0) return
  throw new DomainError('invalid', {
    issues: issues.map((one) => ({ ...one, path: wirePathOf(listingType, one.path) })),
  })
}
