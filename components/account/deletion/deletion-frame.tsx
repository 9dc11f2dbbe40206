'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/icon-paths'

const Page = styled.div`
  display: grid; gap: var(--s-6); inline-size: min(100%, var(--read-max)); margin-inline: auto; padding: var(--s-8) var(--gutter) var(--s-20); min-block-size: 60vh; align-content: start;
  h1 { font-size: var(--fs-3xl); }
  h2 { font-size: var(--fs-lg); }
`

const IntroText = styled.p`
  color: var(--c-ink-2); margin-block-start: var(--s-2);
`

const Consequences = styled.section`
  display: grid; gap: var(--s-4); padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-sub);
  ul { display: grid; gap: var(--s-3); }
  li { display: flex; gap: var(--s-3); align-items: start; }
  li svg { flex: none; margin-block-start: .3em; color: var(--c-ink-3); }
`

export const DeletionActions = styled.div`
  display: flex; flex-wrap: wrap; gap: var(--s-3);
`

const CONSEQUENCES = {
  removed: ['identity', 'papers', 'lists', 'number'],
  kept: ['kept', 'written'],
} as const
const SIGNS: Record<keyof typeof CONSEQUENCES, IconName> = { removed: 'trash', kept: 'info' }

/** What deleting the account removes and what is retained by law or for other users; the same for visitors and users. */
export function DeletionFrame({ children }: { children: ReactNode }) {
  const t = useTranslations('leave')
  return (
    <Page>
      <header>
        <h1>{t('title')}</h1>
        <IntroText>{t('lead')}</IntroText>
      </header>
      {(['removed', 'kept'] as const).map((kind) => (
        <Consequences key={kind} aria-labelledby={`leave-${kind}`}>
          <h2 id={`leave-${kind}`}>{t(`${kind}Title`)}</h2>
          <ul>
            {CONSEQUENCES[kind].map((one) => (
              <li key={one}>
                <Icon name={SIGNS[kind]} size={18} />
                <span>{t(`means.${one}`)}</span>
              </li>
            ))}
          </ul>
        </Consequences>
      ))}
      {children}
    </Page>
  )
}
