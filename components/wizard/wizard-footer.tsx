'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import type { WizardState } from './use-wizard'

const Row = styled.div`
  flex: 1; display: flex; justify-content: space-between; gap: var(--s-3); max-inline-size: var(--read-max); margin-inline: auto;
  @media (max-width: 480px) { flex-wrap: wrap; .now { order: -1; flex: 1 0 100%; } }
  .next { min-inline-size: 128px; }
  .next:first-child, .now, .next:nth-child(2):last-child { margin-inline-start: auto; }
`

/** Back and Next; the last screen submits the listing, once. An edit can be saved from any screen. */
export function WizardFooter({ wizard }: { wizard: WizardState }) {
  const t = useTranslations('wizard')
  const { isLast, isEdit, isSaving, goOn, goBack, saveNow } = wizard
  const last = isEdit ? 'saveChanges' : 'publish'
  return (
    <Row>
      {goBack ? (
        <Button type="button" $kind="outline" disabled={isSaving} onClick={goBack}>
          {t('back')}
        </Button>
      ) : null}
      {saveNow && !isSaving ? (
        <Button type="button" $kind="outline" className="now" onClick={saveNow}>
          {t('saveChanges')}
        </Button>
      ) : null}
      <Button
        type="button"
        className="next"
        aria-busy={isSaving || undefined}
        disabled={isSaving}
        onClick={goOn}
      >
        {isSaving ? t('saving') : t(isLast ? last : 'next')}
      </Button>
    </Row>
  )
}
