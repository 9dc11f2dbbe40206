'use client'

import { useTranslations } from 'next-intl'
import styled, { css } from 'styled-components'
import { Button } from '@/components/ui/button'
import type { WizardState } from './use-wizard'

const Row = styled.div<{ $canSave: boolean }>`
  flex: 1; display: flex; justify-content: space-between; gap: var(--s-3); max-inline-size: var(--form-max); margin-inline: auto;
  @media (min-width: 1280px) { max-inline-size: var(--page-max); }
  @media (max-width: 480px) { flex-wrap: wrap; }
  > :last-child { min-inline-size: 128px; }
  > :only-child { margin-inline-start: auto; }
  ${({ $canSave }) =>
    $canSave &&
    css`
      > :nth-last-child(2) {
        margin-inline-start: auto;
        @media (max-width: 480px) { order: -1; flex: 1 0 100%; }
      }
      > :last-child:nth-child(2) {
        @media (max-width: 480px) { margin-inline-start: auto; }
      }
    `}
`

interface WizardFooterProps {
  wizard: WizardState
  /** in place of sending, while the vendor application is not approved */
  onSaveDraft: () => void
}

/** Back and Next; the last screen submits the listing, once. An edit can be saved from any screen. */
export function WizardFooter({ wizard, onSaveDraft }: WizardFooterProps) {
  const t = useTranslations('wizard')
  const { isLast, isEdit, isSaving, application, goOn, goBack, saveNow } = wizard
  const last = application ? 'application.save' : isEdit ? 'saveChanges' : 'publish'
  const save = isSaving ? null : saveNow
  return (
    <Row $canSave={save !== null}>
      {goBack ? (
        <Button $kind="outline" disabled={isSaving} onClick={goBack}>
          {t('back')}
        </Button>
      ) : null}
      {save ? (
        <Button $kind="outline" onClick={save}>
          {t('saveChanges')}
        </Button>
      ) : null}
      <Button
        aria-busy={isSaving || undefined}
        disabled={isSaving}
        onClick={isLast && application ? onSaveDraft : goOn}
      >
        {isSaving ? t('saving') : t(isLast ? last : 'next')}
      </Button>
    </Row>
  )
}
