'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import type { WizardState } from './use-wizard'

const Row = styled.div`
  flex: 1; display: flex; justify-content: space-between; gap: var(--s-3); max-inline-size: var(--read-max); margin-inline: auto;
  .next { min-inline-size: 148px; margin-inline-start: auto; }
`

/** Back and Next; the last one sends the place, once. */
export function WizardFooter({ wizard }: { wizard: WizardState }) {
  const t = useTranslations('wizard')
  const { isLast, isEdit, isSaving, goOn, goBack } = wizard
  const last = isEdit ? 'saveChanges' : 'publish'
  return (
    <Row>
      {goBack ? (
        <Button type="button" $kind="outline" disabled={isSaving} onClick={goBack}>
          {t('back')}
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
