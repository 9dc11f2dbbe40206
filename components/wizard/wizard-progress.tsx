'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { STEPS, type StepId, type StepPart } from '@/lib/domain/listing/steps'

const Bar = styled.ol`
  flex: 1; display: grid; grid-template-columns: 2fr 2fr 3fr; gap: var(--s-3); min-inline-size: 0;
  .part { display: grid; gap: var(--s-2); align-content: end; color: var(--c-ink-3); font-size: var(--fs-xs); line-height: 1.3; }
  .part[data-now] { color: var(--c-ink); font-weight: var(--fw-semibold); }
  .part[data-done] { color: var(--c-primary); }
  .name { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .steps { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; gap: var(--s-1); }
  .steps li { block-size: 6px; border-radius: var(--r-full); background: var(--c-line); transition: background var(--t-3) var(--ease); }
  .steps li[data-done] { background: var(--c-primary); opacity: .55; }
  .steps li[aria-current] { background: var(--c-primary); }
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
          <li key={part} className="part" data-now={isNow || undefined} data-done={isDone || undefined}>
            <span className="name">{t(`parts.${part}.short`)}</span>
            <ol className="steps">
              {own.map(({ id }) => (
                <li
                  key={id}
                  aria-current={id === step ? 'step' : undefined}
                  data-done={ids.indexOf(id) < now || undefined}
                >
                  <span className="sr-only">{t(`steps.${id}.title`)}</span>
                </li>
              ))}
            </ol>
          </li>
        )
      })}
    </Bar>
  )
}
