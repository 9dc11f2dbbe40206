import { type Issue, Refusal } from '@/lib/domain/issues'
import type { ListingContent } from '@/lib/domain/listing/content'
import type { Kind } from '@/lib/domain/listing/listing-types'
import {
  contentFromWire,
  payloadSchema,
  type ServicePayload,
  variantOf,
  wirePathOf,
} from '@/lib/domain/listing/payload'
import { brokenRulesOfContent } from '@/lib/domain/listing/schema'
import { type OfferedKind, offered } from '@/lib/domain/listing/variants'
import type { Day } from '@/lib/domain/time/days'
import { check } from '@/lib/domain/validate-against'

export interface Finished {
  content: ListingContent
  kind: OfferedKind
}

/**
 * The content behind a payload, by the rules that the wizard shows. Refuses with every broken one, named by its place in
 * the payload: names that the variant does not know are a malformed call, the rest breaks a rule.
 */
export function finishedDraft(row: Kind, payload: ServicePayload, today: Day): Finished {
  const kind = offered(row, variantOf(payload, row))
  const malformed = check(payloadSchema(kind), payload).issues
  if (malformed.length > 0) throw new Refusal('bad_request', { issues: malformed })
  const content = contentFromWire(payload, kind)
  refuse(kind, brokenRulesOfContent(content, kind, today))
  return { content, kind }
}

/** Refuses with issues of the draft, told where the payload has them. */
export function refuse(kind: OfferedKind, issues: readonly Issue[]): void {
  if (issues.length === 0) return
  throw new Refusal('invalid', {
    issues: issues.map((one) => ({ ...one, path: wirePathOf(kind, one.path) })),
  })
}
