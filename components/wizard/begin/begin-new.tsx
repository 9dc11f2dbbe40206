'use client'

import { useEffect, useState } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import { showToast } from '@/components/ui/toast/show-toast'
import { deleteLocalDraft, listLocalDrafts } from '@/components/wizard/drafts/local-draft'
import { startOfLocalDraft, startOfNew, type WizardStart } from '@/components/wizard/wizard-start'
import { call } from '@/lib/api/call'
import { BeginDraft } from './begin-draft'
import { LoadFailed } from './load-failed'
import { ResumeChoice } from './resume-choice'
import { type Unfinished, unfinishedOf } from './unfinished-drafts'
import { useFresh, WizardLoading } from './wizard-loading'

interface BeginNewProps {
  ownerId: string
  onBegin: (start: WizardStart) => void
  onClose: () => void
}

/** A new listing, or a draft from this device or another. */
export function BeginNew({ ownerId, onBegin, onClose }: BeginNewProps) {
  const failureText = useFailureText()
  const [here, setHere] = useState(() => listLocalDrafts(ownerId))
  const [chosen, setChosen] = useState<string | null>(null)
  const { data, error, mutate } = useFresh('drafts', () => call('GET /vendor/drafts'))
  const choices = data ? unfinishedOf(data, here) : null
  const isFresh = choices?.length === 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once, when there is no draft to continue
  useEffect(() => {
    if (isFresh) onBegin(startOfNew())
  }, [isFresh])

  async function remove({ draftId, here: localDraft }: Unfinished) {
    if (localDraft) {
      deleteLocalDraft(localDraft.listingKey)
      setHere(listLocalDrafts(ownerId))
    }
    try {
      if (draftId) await call('DELETE /vendor/drafts/:id', { params: { id: draftId } })
    } catch (failure) {
      showToast({ kind: 'error', text: failureText(failure) })
    }
    await mutate()
  }

  if (chosen) return <BeginDraft id={chosen} ownerId={ownerId} onBegin={onBegin} onClose={onClose} />
  if (error) return <LoadFailed failure={error} onRetry={() => mutate()} onClose={onClose} />
  if (!choices || isFresh) return <WizardLoading onClose={onClose} />
  return (
    <ResumeChoice
      choices={choices}
      onContinue={({ here, draftId }) =>
        draftId === null ? here && onBegin(startOfLocalDraft(here)) : setChosen(draftId)
      }
      onRemove={remove}
      onNew={() => onBegin(startOfNew())}
      onClose={onClose}
    />
  )
}
