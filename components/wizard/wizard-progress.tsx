'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { STEPS, type StepId, type StepPart } from '@/lib/domain/listing/steps'

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
export function WizardProgress({ step }: { step: StepId }) {
  const t = useTranslations('wizard')
  const ids = STEPS.map(({ id }) => id)
  const now = ids.indexOf(step)
  return (
    <Bar aria-label={t('progress')}>
      {PARTS.map((part) => {
        const own = STEPS.filter((one) => one.part === part)
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
