'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon'
import { Sadu } from '@/components/ui/sadu'

const Frame = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s-12); align-content: start;
  inline-size: min(100%, 1080px); margin-inline: auto; padding: var(--s-8) var(--gutter) var(--s-20); min-block-size: 60vh;
  .top { display: grid; gap: var(--s-6); justify-items: start; padding: var(--s-8) var(--s-6); border-radius: var(--r-xl); background: var(--c-sub); overflow: hidden; }
  h1 { font-size: var(--fs-4xl); max-inline-size: 16ch; }
  .lead { color: var(--c-ink-2); font-size: var(--fs-lg); max-inline-size: 52ch; margin-block-start: var(--s-3); }
  .action { inline-size: 100%; max-inline-size: 640px; }
  .steps { display: grid; gap: var(--s-6); grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr)); }
  h2 { font-size: var(--fs-2xl); margin-block-end: var(--s-5); }
  .step { display: grid; gap: var(--s-2); align-content: start; }
  .sign { inline-size: 48px; block-size: 48px; display: grid; place-items: center; border-radius: var(--r-md); background: var(--c-primary-soft); color: var(--c-primary); }
  h3 { font-size: var(--fs-lg); }
  .step p { color: var(--c-ink-2); }
  @media (min-width: 960px) { .top { padding: var(--s-16) var(--s-12); } }
`

const STEPS = [
  { word: 'ask', icon: 'user' },
  { word: 'check', icon: 'shield' },
  { word: 'list', icon: 'home' },
] as const

/** What hosting is, in one sentence and three steps; the way in stands under the sentence. */
export function VendorIntro({ children }: { children: ReactNode }) {
  const t = useTranslations('vendor')
  return (
    <Frame>
      <section className="top">
        <Sadu id="sadu-vendor" diamonds={7} />
        <div>
          <h1>{t('title')}</h1>
          <p className="lead">{t('lead')}</p>
        </div>
        <div className="action">{children}</div>
      </section>
      <section aria-labelledby="vendor-steps">
        <h2 id="vendor-steps">{t('stepsTitle')}</h2>
        <ol className="steps">
          {STEPS.map(({ word, icon }) => (
            <li key={word} className="step">
              <span className="sign">
                <Icon name={icon} size={24} />
              </span>
              <h3>{t(`steps.${word}.title`)}</h3>
              <p>{t(`steps.${word}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
    </Frame>
  )
}
