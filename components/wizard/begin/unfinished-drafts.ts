import type { LocalDraft } from '@/components/wizard/drafts/local-draft'
import type { DraftCard } from '@/lib/contract/schemas/listing/stored-draft'

/** A draft: on the server, or in this browser with unsent changes. */
export type Unfinished = Pick<DraftCard, 'type' | 'step' | 'name' | 'name_ar' | 'image' | 'updatedAt'> & {
  key: string
} & ({ draftId: string; here: null } | { draftId: string | null; here: LocalDraft })

/** Local drafts first: each replaces its draft on the server. An edit of a stored listing is not listed. */
export function unfinishedOf(drafts: readonly DraftCard[], stored: readonly LocalDraft[]): Unfinished[] {
  const here = stored.filter(({ serviceId: listingId }) => listingId === null)
  const others = drafts.filter(({ _id }) => here.every(({ draftId }) => draftId !== _id))
  return [
    ...here.map(ofBrowser),
    ...others.map(({ _id, ...card }) => ({ ...card, key: _id, draftId: _id, here: null })),
  ]
}

function ofBrowser(here: LocalDraft): Unfinished {
  const { listingKey, draft, step, draftId, storedAt } = here
  return {
    key: listingKey,
    draftId,
    here,
    type: draft.type,
    step,
    name: draft.name.en,
    name_ar: draft.name.ar,
    image: draft.images[0] ?? null,
    updatedAt: storedAt,
  }
}
