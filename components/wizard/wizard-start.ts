import type { DraftWire } from '@/lib/contract/schemas/listing/stored-draft'
import { type Draft, emptyDraft } from '@/lib/domain/listing/draft'
import type { FieldReason } from '@/lib/domain/listing/field-reasons'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { draftFromPayload, type ListingPayload, variantOf } from '@/lib/domain/listing/payload'
import type { StepId } from '@/lib/domain/listing/steps'
import type { DraftBase } from '@/lib/domain/listing/stored-draft'
import { withVariant } from '@/lib/domain/listing/variants'
import type { EditableListingWire, PropertyOfRoomType } from '@/lib/domain/listing/vendor-listing'
import type { LocalDraft } from './drafts/local-draft'

/** The initial values of the wizard, and the target of the save. */
export interface WizardStart {
  /** the key of the listing in this browser: the id of the listing or draft, or a generated one */
  listingKey: string
  step: StepId
  draft: Draft
  draftId: string | null
  /** the stored copy that `draft` is a change of */
  base: DraftBase | null
  /** of the listing that is being edited; null for a new one */
  serviceId: string | null
  /** what an admin wants corrected, by field */
  corrections: readonly FieldReason[]
  /** of the room type that is being edited */
  property: PropertyOfRoomType | null
  /** has unsent changes, which were stored in this browser */
  isUnsent: boolean
}

const OF_A_NEW_ONE = { corrections: [], property: null } as const

export function startOfNew(): WizardStart {
  const draft = emptyDraft()
  const listingKey = crypto.randomUUID()
  return {
    ...OF_A_NEW_ONE,
    isUnsent: false,
    listingKey,
    step: 'overview',
    draft,
    draftId: null,
    base: null,
    serviceId: null,
  }
}

/** A stored listing as initial values. */
export function startOfEdit(listing: EditableListingWire): WizardStart {
  const payload = listing as unknown as ListingPayload
  const listingType = listingTypeOf(listing.type)
  const draft = draftFromPayload(payload, withVariant(listingType, variantOf(payload, listingType)))
  const { _id, version, fieldReasons: corrections, roomTypeOf: property = null } = listing
  return {
    listingKey: _id,
    step: 'overview',
    draft,
    draftId: null,
    base: { updatedAt: '', version, draft },
    serviceId: _id,
    corrections,
    property,
    isUnsent: false,
  }
}

/** A draft from the server as initial values. */
export function startOfDraft({ _id, step, draft, updatedAt }: DraftWire): WizardStart {
  const base = { updatedAt, draft }
  const draftOnly = { listingKey: _id, draftId: _id, serviceId: null }
  return { ...OF_A_NEW_ONE, isUnsent: false, ...draftOnly, step, draft, base }
}

/** A local draft that never reached the server; an edit has the corrections and the property of its listing. */
export function startOfLocalDraft(
  { listingKey, step, draft, draftId, base, serviceId: listingId }: LocalDraft,
  { corrections, property }: Pick<WizardStart, 'corrections' | 'property'> = OF_A_NEW_ONE,
): WizardStart {
  const own = { listingKey, step, draft, draftId, base, serviceId: listingId }
  return { ...own, corrections, property, isUnsent: true }
}
