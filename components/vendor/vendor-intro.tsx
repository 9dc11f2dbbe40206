'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon'
import { Sadu } from '@/components/ui/sadu'

const Frame = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s-12); align-content: start;
  inline-size: min(100%, 1080px); margin-inline: auto; padding: var(--s-8) var(--gutter) var(--s-20); min-block-size: 60vh;
  .top { display: grid; grid-template-columns: minmax(0, 1fr); border-radius: var(--r-xl); background: var(--c-sub); overflow: hidden; }
  .top img { inline-size: 100%; block-size: 200px; object-fit: cover; background: var(--c-skeleton); }
  .words { display: grid; gap: var(--s-6); justify-items: start; padding: var(--s-8) var(--s-6); }
  h1 { font-size: var(--fs-4xl); max-inline-size: 16ch; }
  .lead { color: var(--c-ink-2); font-size: var(--fs-lg); max-inline-size: 52ch; margin-block-start: var(--s-3); }
  .action { inline-size: 100%; max-inline-size: 640px; }
  .steps { display: grid; gap: var(--s-6); grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr)); }
  h2 { font-size: var(--fs-2xl); margin-block-end: var(--s-5); }
  .step { display: grid; gap: var(--s-2); align-content: start; }
  .sign { inline-size: 48px; block-size: 48px; display: grid; place-items: center; border-radius: var(--r-md); background: var(--c-primary-soft); color: var(--c-primary); }
  h3 { font-size: var(--fs-lg); }
  .step p { color: var(--c-ink-2); }
  @media (min-width: 960px) {
    .top { grid-template-columns: 1.1fr 1fr; }
    .top img { order: 1; block-size: 100%; min-block-size: 420px; }
    .words { padding: var(--s-16) var(--s-12); align-content: center; }
  }
`

const STEPS = [
  { word: 'ask', icon: 'user' },
  { word: 'check', icon: 'shield' },
  { word: 'list', icon: 'home' },
] as const

/** Our own picture, kept ready in three widths. */
const PICTURE = {
  src: '/hero/evening-960.webp',
  srcSet: [640, 960, 1280].map((width) => `/hero/evening-${width}.webp ${width}w`).join(', '),
}

/** What hosting is, in one sentence and three steps; the way in stands under the sentence. */
export function VendorIntro({ children }: { children: ReactNode }) {
  const t = useTranslations('vendor')
  return (
    <Frame>
      <section className="top">
        {/* biome-ignore lint/performance/noImgElement: its widths are kept ready, nothing is left to optimise */}
        <img {...PICTURE} sizes="(min-width: 960px) 520px, 100vw" alt="" />
        <div className="words">
          <Sadu id="sadu-vendor" diamonds={7} />
          <div>
            <h1>{t('title')}</h1>
            <p className="lead">{t('lead')}</p>
          </div>
          <div className="action">{children}</div>
        </div>
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
