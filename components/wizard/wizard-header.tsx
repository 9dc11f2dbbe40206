'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { IconButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import type { SyncState } from '@/components/wizard/drafts/draft-sync'
import { STEPS, type StepId, type StepPart } from '@/lib/domain/listing/steps'

const Row = styled.div`
  flex: 1; display: flex; align-items: center; gap: var(--s-4); min-inline-size: 0; max-inline-size: var(--form-max); margin-inline: auto;
  @media (min-width: 1280px) { max-inline-size: var(--page-max); }
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
  /** the numbered ones */
  screens: readonly StepId[]
  syncState: SyncState
  onClose: () => void
}

/** The close button, the progress, and the state of the draft. */
export function WizardHeader({ step, screens, syncState, onClose }: WizardHeaderProps) {
  const t = useTranslations('wizard')
  const { state } = syncState
  return (
    <Row>
      <IconButton $size={44} aria-label={t('close')} onClick={onClose}>
        <Icon name="close" />
      </IconButton>
      <WizardProgress step={step} screens={screens} />
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

const Bar = styled.ol`
  flex: 1; display: grid; grid-template-columns: 2fr 2fr 3fr; gap: var(--s-3); min-inline-size: 0;
`

const Part = styled.li`
  display: grid; gap: var(--s-2); align-content: end; color: var(--c-ink-3); font-size: var(--fs-xs); line-height: 1.3;
  &[data-now] { color: var(--c-ink); font-weight: var(--fw-semibold); }
  &[data-done] { color: var(--c-primary); }
`

const Name = styled.span`
  overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
`

const Steps = styled.ol`
  display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; gap: var(--s-1);
  li { block-size: 6px; border-radius: var(--r-full); background: var(--c-line); transition: background var(--t-3) var(--ease); }
  li[data-done] { background: var(--c-primary); opacity: .55; }
  li[aria-current] { background: var(--c-primary); }
`

const PARTS: readonly StepPart[] = ['info', 'service', 'price']

/** The three parts with their screens; the visible one is the current step. */
function WizardProgress({ step, screens }: Pick<WizardHeaderProps, 'step' | 'screens'>) {
  const t = useTranslations('wizard')
  const ids = STEPS.map(({ id }) => id)
  const now = ids.indexOf(step)
  return (
    <Bar aria-label={t('progress')}>
      {PARTS.map((part) => {
        const own = STEPS.filter((one) => one.part === part && screens.includes(one.id))
        const isNow = own.some(({ id }) => id === step)
        const isDone = own.every(({ id }) => ids.indexOf(id) < now)
        return (
          <Part key={part} data-now={isNow || undefined} data-done={isDone || undefined}>
            <Name>{t(`parts.${part}.short`)}</Name>
            <Steps>
              {own.map(({ id }) => (
                <li
                  key={id}
                  aria-current={id === step ? 'step' : undefined}
                  data-done={ids.indexOf(id) < now || undefined}
                >
                  <span className="sr-only">{t(`steps.${id}.title`)}</span>
                </li>
              ))}
            </Steps>
          </Part>
        )
      })}
    </Bar>
  )
}
