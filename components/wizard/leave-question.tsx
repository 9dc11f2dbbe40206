'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'

const Actions = styled.div`
  display: grid; gap: var(--s-3); margin-block-start: var(--s-5);
`

interface LeaveQuestionProps {
  isEdit: boolean
  onStay: () => void
  onSave: () => Promise<void>
  onDiscard: () => void
}

/** Asks before unsaved input is lost: save, discard, or stay. */
export function LeaveQuestion({ isEdit, onStay, onSave, onDiscard }: LeaveQuestionProps) {
  const t = useTranslations('wizard.leave')
  const wizard = useTranslations('wizard')
  const [isSaving, setIsSaving] = useState(false)
  return (
    <Dialog open onOpenChange={onStay} title={t('title')} closeLabel={wizard('close')}>
      <p>{t(isEdit ? 'editText' : 'text')}</p>
      <Actions>
        {isEdit ? null : (
          <Button
            aria-busy={isSaving || undefined}
            disabled={isSaving}
            onClick={() => {
              setIsSaving(true)
              void onSave()
            }}
          >
            {t('keep')}
          </Button>
        )}
        <Button $kind={isEdit ? 'primary' : 'outline'} onClick={onStay}>
          {t('stay')}
        </Button>
        <Button $kind="danger" onClick={onDiscard}>
          {t('giveUp')}
        </Button>
      </Actions>
    </Dialog>
  )
}
