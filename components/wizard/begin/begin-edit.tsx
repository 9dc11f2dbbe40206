'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { deleteLocalDraft, listLocalDrafts } from '@/components/wizard/drafts/local-draft'
import { TwoCopies } from '@/components/wizard/drafts/two-copies'
import { startOfEdit, startOfLocalDraft, type WizardStart } from '@/components/wizard/wizard-start'
import { call } from '@/lib/api/call'
import { ApiError } from '@/lib/api/http'
import { changedCopy } from '@/lib/domain/listing/stored-draft'
import { LoadFailed } from './load-failed'
import { NotAllowed } from './not-allowed'
import { useFresh, WizardLoading } from './wizard-loading'

const NOT_YOURS = [400, 403, 404]

interface BeginEditProps {
  id: string
  ownerId: string
  onBegin: (start: WizardStart) => void
  onClose: () => void
}

/** Fills the wizard from the stored listing; unsent local changes are offered first, beside what was saved since. */
export function BeginEdit({ id, ownerId, onBegin, onClose }: BeginEditProps) {
  const [here] = useState(() => listLocalDrafts(ownerId).find(({ serviceId: listingId }) => listingId === id))
  const { data, error, mutate } = useFresh(`service/${id}`, () =>
    call('GET /vendor/services/:id', { params: { id } }),
  )
  const start = data ? startOfEdit(data) : null
  const changed = start && here ? changedCopy(here, start) : 'stored'
  function beginStored(stored: WizardStart) {
    if (here) deleteLocalDraft(here.listingKey)
    onBegin(stored)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once, when the listing is loaded
  useEffect(() => {
    if (start && changed === 'stored') beginStored(start)
  }, [data])
  if (error instanceof ApiError && NOT_YOURS.includes(error.status)) {
    return <NotAllowed reason="notYours" onClose={onClose} />
  }
  if (error) return <LoadFailed isEdit failure={error} onRetry={() => mutate()} onClose={onClose} />
  if (!data || !start || !here || changed === 'stored') return <WizardLoading isEdit onClose={onClose} />
  const beginHere = () => onBegin(startOfLocalDraft({ ...here, base: start.base }, start))
  if (changed === 'here' || here.base === null) {
    return <UnsavedChanges onContinue={beginHere} onForget={() => beginStored(start)} onClose={onClose} />
  }
  const choose = (copy: 'here' | 'stored') => (copy === 'here' ? beginHere() : beginStored(start))
  const copies = { here: { ...here, at: here.storedAt }, stored: { ...start, at: null, device: null } }
  return <TwoCopies {...copies} onChoose={choose} onClose={onClose} />
}

const Actions = styled.div`
  display: grid; gap: var(--s-3); margin-block-start: var(--s-5);
`

interface UnsavedChangesProps {
  onContinue: () => void
  onForget: () => void
  onClose: () => void
}

function UnsavedChanges({ onContinue, onForget, onClose }: UnsavedChangesProps) {
  const t = useTranslations('wizard')
  return (
    <Dialog open onOpenChange={onClose} title={t('unsaved.title')} closeLabel={t('close')}>
      <p>{t('unsaved.text')}</p>
      <Actions>
        <Button onClick={onContinue}>{t('unsaved.goOn')}</Button>
        <Button $kind="outline" onClick={onForget}>
          {t('unsaved.forget')}
        </Button>
      </Actions>
    </Dialog>
  )
}
