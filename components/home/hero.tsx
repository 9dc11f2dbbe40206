import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styled from 'styled-components'

const Frame = styled.section`
  max-inline-size: calc(var(--page-max) + 2 * var(--gutter)); margin-inline: auto; position: relative; z-index: 1;
  .photo { position: relative; }
  .photo img { inline-size: 100%; block-size: clamp(400px, 108vw, 460px); object-fit: cover; background: var(--c-skeleton); }
  .shade { position: absolute; inset: 0; background: var(--c-hero-shade); }
  .words { position: absolute; inset-inline: 0; inset-block-end: var(--s-16); padding-inline: var(--gutter); color: var(--c-on-photo); display: grid; gap: var(--s-3); }
  h1 { font-size: var(--fs-4xl); font-weight: var(--fw-bold); max-inline-size: 18ch; text-wrap: balance; }
  .words p { font-size: var(--fs-lg); max-inline-size: 46ch; line-height: var(--lh-snug); }
  .bar { margin-block-start: -34px; padding-inline: var(--gutter); position: relative; }
  @media (min-width: 701px) {
    padding: var(--s-6) var(--gutter) 0;
    .photo, .photo img, .shade { border-radius: var(--r-xl); }
    .photo img { block-size: clamp(420px, 40vw, 520px); }
    .words { inset-block-end: var(--s-20); padding-inline: var(--s-12); }
    .bar { margin-block-start: -38px; padding-inline: var(--s-8); }
  }
`

/** Our own picture, kept ready in three widths. */
const PICTURE = {
  src: '/hero/evening-960.webp',
  srcSet: [640, 960, 1280].map((width) => `/hero/evening-${width}.webp ${width}w`).join(', '),
}

/** The first thing a guest sees: an evening by the pool, one sentence, and the search bar over its lower edge. */
export function Hero({ children }: { children: ReactNode }) {
  const t = useTranslations('home.hero')
  return (
    <Frame>
      <div className="photo">
        {/* biome-ignore lint/performance/noImgElement: its widths are kept ready, nothing is left to optimise */}
        <img
          {...PICTURE}
          sizes="(min-width: 1360px) 1280px, 100vw"
          alt=""
          fetchPriority="high"
          loading="eager"
        />
        <div className="shade" />
        <div className="words">
          <h1>{t('title')}</h1>
          <p>{t('text')}</p>
        </div>
      </div>
      <div className="bar">{children}</div>
    </Frame>
  )
}
