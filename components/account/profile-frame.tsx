'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styled from 'styled-components'

/** The sections of the page in order; each is a heading with an id and an entry of the contents. */
const PROFILE_PARTS = [
  'personal',
  'balance',
  'hosting',
  'security',
  'notices',
  'preferences',
  'data',
] as const
type ProfilePartName = (typeof PROFILE_PARTS)[number]

const Frame = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s-8); align-content: start;
  inline-size: min(100%, 1080px); margin-inline: auto; padding: var(--s-6) var(--gutter) var(--s-20); min-block-size: 60vh;
  @media (min-width: 960px) {
    grid-template-columns: 232px minmax(0, 1fr); gap: var(--s-6) var(--s-16); padding-block-start: var(--s-10);
  }
`

const Contents = styled.nav`
  display: none;
  @media (min-width: 960px) {
    display: grid; align-content: start; gap: var(--s-1); position: sticky; inset-block-start: calc(var(--h-header) + var(--s-6)); align-self: start;
    a { display: flex; align-items: center; min-block-size: var(--tap); padding-inline: var(--s-4); border-radius: var(--r-md); font-size: var(--fs-sm); font-weight: var(--fw-medium); color: var(--c-ink-2); }
    a:hover { background: var(--c-sub); color: var(--c-ink); }
  }
`

const Parts = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s-8);
`

const HeadBox = styled.div`
  @media (min-width: 960px) { grid-column: 1 / -1; }
`

const Part = styled.section`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s-4);
  h2 { font-size: var(--fs-xl); }
`

const IntroText = styled.p`
  color: var(--c-ink-2); font-size: var(--fs-sm); max-inline-size: 60ch; margin-block-start: var(--s-1);
`

export const PartCard = styled.div`
  border-radius: var(--r-lg); background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line); overflow: hidden;
`

/** The contents beside the sections on wide screens, above them on narrow ones. */
export function ProfileFrame({ head, children }: { head: ReactNode; children: ReactNode }) {
  const t = useTranslations('profile')
  return (
    <Frame>
      <HeadBox>{head}</HeadBox>
      <Contents aria-label={t('contents')}>
        {PROFILE_PARTS.map((part) => (
          <a key={part} href={`#${part}`}>
            {t(`parts.${part}`)}
          </a>
        ))}
      </Contents>
      <Parts>{children}</Parts>
    </Frame>
  )
}

export function ProfilePart({
  name,
  lead,
  children,
}: {
  name: ProfilePartName
  lead?: string
  children: ReactNode
}) {
  const t = useTranslations('profile')
  return (
    <Part aria-labelledby={name}>
      <div>
        <h2 id={name}>{t(`parts.${name}`)}</h2>
        {lead ? <IntroText>{lead}</IntroText> : null}
      </div>
      {children}
    </Part>
  )
}
