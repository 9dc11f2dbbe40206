'use client'

import { useRef, useState } from 'react'
import { unusualPartsIn } from '@/components/shared/terms/unusual-question'
import { ApiError } from '@/lib/api/http'
import type { Issue } from '@/lib/domain/issues'
import type { Draft } from '@/lib/domain/listing/draft'
import { draftPathOf, toPayload } from '@/lib/domain/listing/payload'
import type { UnusualPart } from '@/lib/domain/listing/pricing/unusual-change'
import { variantOfDraft } from '@/lib/domain/listing/variants'
import type { EditableListingWire } from '@/lib/domain/listing/vendor-listing'
import { requestSignIn } from '@/lib/session/sign-in-prompt'
import { newerListingIn } from './drafts/newer-copy'
import type { Copy } from './drafts/two-copies'
import { submitListing } from './submit-listing'
import { updateListing } from './update-listing'

/** An issue at its path in the draft; one from the server carries its own text. */
export type SpokenIssue = Issue & { message?: string }

interface SaveOptions {
  /** of the edited listing; null creates one */
  serviceId: string | null
  /** of the edited listing as it was read */
  version: number | undefined
  /** the edited listing as it is stored */
  stored: () => Draft
  /** the key of the new listing, see `WizardStart` */
  listingKey: () => string
  onSaved: (listingId: string) => void
  /** the issues from the server, at paths of the draft */
  onIssues: (issues: SpokenIssue[]) => void
  onFailure: (failure: unknown) => void
  /** prices to confirm before they are saved */
  onUnusual: (parts: UnusualPart[], confirm: () => void) => void
  /** another device saved since; `choose` goes on from its copy: over it with what is here, or with it */
  onChanged: (current: EditableListingWire, draft: Draft, choose: (copy: Copy) => void) => void
}

/** Creates or updates the listing, once despite repeated calls; an ended session is renewed and the save continues. */
export function useSave({
  serviceId: listingId,
  stored,
  listingKey,
  onSaved,
  onIssues,
  onFailure,
  onUnusual,
  onChanged,
  version,
}: SaveOptions) {
  const [isSaving, setSaving] = useState(false)
  const isBusy = useRef(false)
  const basedOn = useRef(version)

  async function save(draft: Draft, isConfirmed = false): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setSaving(true)
    try {
      const options = { isConfirmed, basedOn: basedOn.current }
      if (listingId === null) return onSaved(await submitListing(listingKey(), draft, options))
      await updateListing(draft.type, listingId, payloadOfEdit(draft, stored()), options)
      onSaved(listingId)
    } catch (failure) {
      isBusy.current = false
      setSaving(false)
      if (failure instanceof ApiError && failure.status === 401)
        return requestSignIn(() => void save(draft, isConfirmed))
      const unusual = unusualPartsIn(failure)
      if (unusual) return onUnusual(unusual, () => void save(draft, true))
      const current = newerListingIn(failure)
      if (current) {
        return onChanged(current, draft, (copy) => {
          basedOn.current = current.version
          if (copy === 'here') void save(draft)
        })
      }
      const issues = issuesOf(failure, draft)
      if (issues.length > 0) onIssues(issues)
      else onFailure(failure)
    }
  }

  return { isSaving, save }
}

function payloadOfEdit(draft: Draft, stored: Draft) {
  return toPayload(draft, variantOfDraft(draft), { isEdit: true, stored })
}

function issuesOf(failure: unknown, draft: Draft): SpokenIssue[] {
  const issues = failure instanceof ApiError ? (failure.answer.issues ?? []) : []
  return issues.map((one) => ({ ...one, path: draftPathOf(variantOfDraft(draft), one.path) }))
}
