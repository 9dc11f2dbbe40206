'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { IconButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import type { StepId } from '@/lib/domain/listing/steps'
import type { SyncState } from './drafts/draft-sync'
import { WizardProgress } from './wizard-progress'

const Row = styled.div`
  flex: 1; display: flex; align-items: center; gap: var(--s-4); min-inline-size: 0; max-inline-size: var(--form-max); margin-inline: auto;
  @media (max-width: 700px) {
    gap: var(--s-3);
    flex-wrap: wrap;
  }
`

const SavedState = styled.p`
  flex: none; display: flex; align-items: center; gap: var(--s-1); font-size: var(--fs-xs); color: var(--c-ink-3); min-inline-size: 20px;
  &[data-state='here'] { color: var(--c-warn); }
  &[data-state='saved'] svg { color: var(--c-ok); }
  @media (max-width: 700px) {
    &:not([data-state='here']) span { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
    &[data-state='here'] { flex: 1 0 100%; justify-content: center; }
  }
`

const STATES = {
  sending: { icon: 'clock', text: 'sending' },
  saved: { icon: 'check', text: 'kept' },
  here: { icon: 'alert', text: 'here' },
  changed: { icon: 'alert', text: 'here' },
} as const

interface WizardHeaderProps {
  step: StepId
  syncState: SyncState
  onClose: () => void
}

/** The close button, the progress, and the state of the draft. */
export function WizardHeader({ step, syncState, onClose }: WizardHeaderProps) {
  const t = useTranslations('wizard')
  const { state } = syncState
  return (
    <Row>
      <IconButton type="button" $size={44} aria-label={t('close')} onClick={onClose}>
        <Icon name="close" />
      </IconButton>
      <WizardProgress step={step} />
      <SavedState role="status" data-state={state === 'changed' ? 'here' : state}>
        {state === 'idle' ? null : (
          <>
            <Icon name={STATES[state].icon} size={18} />
            <span>{t(`keeping.${STATES[state].text}`)}</span>
          </>
        )}
      </SavedState>
    </Row>
  )
}
