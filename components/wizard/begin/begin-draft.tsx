'use client'

import { useEffect, useState } from 'react'
import { deleteLocalDraft, listLocalDrafts } from '@/components/wizard/drafts/local-draft'
import { TwoCopies } from '@/components/wizard/drafts/two-copies'
import { startOfDraft, startOfLocalDraft, type WizardStart } from '@/components/wizard/wizard-start'
import { call } from '@/lib/api/call'
import { ApiError } from '@/lib/api/http'
import { changedCopy } from '@/lib/domain/listing/stored-draft'
import { LoadFailed } from './load-failed'
import { NotAllowed } from './not-allowed'
import { useFresh, WizardLoading } from './wizard-loading'

const GONE = [400, 404]

interface BeginDraftProps {
  id: string
  ownerId: string
  onBegin: (start: WizardStart) => void
  onClose: () => void
}

/** Continues a draft with the copy that changed, here or on the server; where both did, the vendor chooses. */
export function BeginDraft({ id, ownerId, onBegin, onClose }: BeginDraftProps) {
  const { data, error, mutate } = useFresh(`draft/${id}`, () =>
    call('GET /vendor/drafts/:id', { params: { id } }),
  )
  const [here] = useState(() => listLocalDrafts(ownerId).find(({ draftId }) => draftId === id) ?? null)
  const isGone = error instanceof ApiError && GONE.includes(error.status)
  const changed = here && data ? changedCopy(here, data) : 'stored'

  function begin(copy: 'here' | 'stored') {
    if (here && copy === 'here') return onBegin(startOfLocalDraft({ ...here, base: data ?? null }))
    if (!data) return
    if (here) deleteLocalDraft(here.listingKey)
    onBegin(startOfDraft(data))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once, when the draft is loaded or known to be gone
  useEffect(() => {
    if (data && changed !== 'both') begin(changed)
    if (isGone && here) begin('here')
  }, [data, isGone])

  if (isGone)
    return here ? <WizardLoading onClose={onClose} /> : <NotAllowed reason="draftGone" onClose={onClose} />
  if (here && data && changed === 'both') {
    const copies = { here: { ...here, at: here.storedAt }, stored: { ...data, at: data.updatedAt } }
    return <TwoCopies {...copies} onChoose={begin} onClose={onClose} />
  }
  if (error) return <LoadFailed failure={error} onRetry={() => mutate()} onClose={onClose} />
  return <WizardLoading onClose={onClose} />
}
