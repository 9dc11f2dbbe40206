'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { deleteLocalDraft, listLocalDrafts } from '@/components/wizard/drafts/local-draft'
import { startOfEdit, startOfLocalDraft, type WizardStart } from '@/components/wizard/wizard-start'
import { ApiError } from '@/lib/api/http'
import { getVendorListing } from '@/lib/api/vendor-listings'
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

/** Fills the wizard from the stored listing; unsent local changes are offered first. */
export function BeginEdit({ id, ownerId, onBegin, onClose }: BeginEditProps) {
  const [here, setHere] = useState(() =>
    listLocalDrafts(ownerId).find(({ serviceId: listingId }) => listingId === id),
  )
  const { data, error, mutate } = useFresh(`service/${id}`, () => getVendorListing(id))
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once, when both are loaded
  useEffect(() => {
    if (data && !here) onBegin(startOfEdit(data))
  }, [data, here])
  if (error instanceof ApiError && NOT_YOURS.includes(error.status)) {
    return <NotAllowed reason="notYours" onClose={onClose} />
  }
  if (error) return <LoadFailed isEdit failure={error} onRetry={() => mutate()} onClose={onClose} />
  if (!data || !here) return <WizardLoading isEdit onClose={onClose} />
  return (
    <UnsavedChanges
      onContinue={() => onBegin(startOfLocalDraft(here, data.fieldReasons))}
      onForget={() => {
        deleteLocalDraft(here.listingKey)
        setHere(undefined)
      }}
      onClose={onClose}
    />
  )
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
        <Button type="button" onClick={onContinue}>
          {t('unsaved.goOn')}
        </Button>
        <Button type="button" $kind="outline" onClick={onForget}>
          {t('unsaved.forget')}
        </Button>
      </Actions>
    </Dialog>
  )
}
