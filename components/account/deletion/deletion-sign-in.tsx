'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import { useRouter } from '@/lib/i18n/navigation'
import { requestSignIn } from '@/lib/session/sign-in-prompt'
import { DeletionActions, DeletionFrame } from './deletion-frame'

const Steps = styled.section`
  display: grid; gap: var(--s-4);
  ol { display: grid; gap: var(--s-2); padding-inline-start: var(--s-6); list-style: decimal; }
`

const STEPS = ['signIn', 'finish', 'code'] as const

/** Explains account deletion to a visitor; after sign-in the same page offers it. */
export function DeletionSignIn() {
  const t = useTranslations('leave')
  const router = useRouter()
  return (
    <DeletionFrame>
      <Steps aria-labelledby="leave-how">
        <h2 id="leave-how">{t('howTitle')}</h2>
        <ol>
          {STEPS.map((step) => (
            <li key={step}>{t(`steps.${step}`)}</li>
          ))}
        </ol>
      </Steps>
      <DeletionActions>
        <Button onClick={() => requestSignIn(() => router.refresh())}>{t('signIn')}</Button>
      </DeletionActions>
    </DeletionFrame>
  )
}
