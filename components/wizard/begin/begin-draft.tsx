'use client'

import { useEffect } from 'react'
import { listLocalDrafts } from '@/components/wizard/drafts/local-draft'
import { startOfDraft, startOfLocalDraft, type WizardStart } from '@/components/wizard/wizard-start'
import { ApiError } from '@/lib/api/http'
import { getDraft } from '@/lib/api/vendor-listings'
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

/** Continues a draft; a newer local draft overrides the server's. */
export function BeginDraft({ id, ownerId, onBegin, onClose }: BeginDraftProps) {
  const { data, error, mutate } = useFresh(`draft/${id}`, () => getDraft(id))
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once, when the draft is loaded
  useEffect(() => {
    if (!data) return
    const here = listLocalDrafts(ownerId).find(({ draftId }) => draftId === id)
    onBegin(here ? startOfLocalDraft(here) : startOfDraft(data))
  }, [data])
  if (error instanceof ApiError && GONE.includes(error.status)) {
    return <NotAllowed reason="draftGone" onClose={onClose} />
  }
  if (error) return <LoadFailed failure={error} onRetry={() => mutate()} onClose={onClose} />
  return <WizardLoading onClose={onClose} />
}
