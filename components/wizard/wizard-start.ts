import { type Draft, emptyDraft } from '@/lib/domain/listing/draft'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { draftFromPayload, type ListingPayload, variantOf } from '@/lib/domain/listing/payload'
import type { StepId } from '@/lib/domain/listing/steps'
import type { DraftWire } from '@/lib/domain/listing/stored-draft'
import { withVariant } from '@/lib/domain/listing/variants'
import type { EditableListingWire } from '@/lib/domain/listing/vendor-listing'
import type { LocalDraft } from './drafts/local-draft'

/** Where the wizard begins: what is filled in already, and what will be written in the end. */
export interface WizardStart {
  /** which listing it is in this browser: the listing's or the draft's id, or one of its own until it has any */
  place: string
  step: StepId
  draft: Draft
  draftId: string | null
  /** of the listing that is being edited; null for a new one */
  serviceId: string | null
  /** the server has not got it yet: it was written down in this browser */
  isUnsent: boolean
}

export function startOfNew(): WizardStart {
  const draft = emptyDraft()
  const place = crypto.randomUUID()
  return { place, step: 'overview', draft, draftId: null, serviceId: null, isUnsent: false }
}

/** A stored listing as the wizard fills it in. */
export function startOfEdit(listing: EditableListingWire): WizardStart {
  const payload = listing as unknown as ListingPayload
  const listingType = listingTypeOf(listing.type)
  const draft = draftFromPayload(payload, withVariant(listingType, variantOf(payload, listingType)))
  const { _id } = listing
  return { place: _id, step: 'overview', draft, draftId: null, serviceId: _id, isUnsent: false }
}

/** An unfinished listing as the server keeps it. */
export function startOfDraft({ _id, step, draft }: DraftWire): WizardStart {
  return { place: _id, step, draft, draftId: _id, serviceId: null, isUnsent: false }
}

/** What was typed in this browser and never reached the server. */
export function startOfLocalDraft({
  place,
  step,
  draft,
  draftId,
  serviceId: listingId,
}: LocalDraft): WizardStart {
  return { place, step, draft, draftId, serviceId: listingId, isUnsent: true }
}
