import type { ReactNode } from 'react'
import styled from 'styled-components'

const Frame = styled.section`
  max-inline-size: calc(var(--page-max) + 2 * var(--gutter)); margin-inline: auto; padding-inline: var(--gutter); margin-block-start: var(--s-12);
  @media (min-width: 960px) { margin-block-start: var(--s-16); }
  .head { display: flex; align-items: end; justify-content: space-between; gap: var(--s-4); margin-block-end: var(--s-5); }
  .head .words { display: grid; gap: var(--s-1); }
  .head h2 { font-size: var(--fs-2xl); font-weight: var(--fw-bold); }
  .head p { color: var(--c-ink-3); font-size: var(--fs-sm); }
  .head a { color: var(--c-primary); font-size: var(--fs-sm); font-weight: var(--fw-semibold); white-space: nowrap; text-underline-offset: 4px; min-block-size: 32px; display: inline-flex; align-items: center; }
  .head a:hover { text-decoration: underline; }
  @media (min-width: 701px) { .head.turning { padding-inline-end: 112px; } }
`

interface SectionProps {
  id: string
  title: string
  text?: string
  /** a link to everything of this kind */
  more?: ReactNode
  /** keeps room for the buttons of the carousel below */
  isCarousel?: boolean
  children: ReactNode
}

export function Section({ id, title, text, more, isCarousel = false, children }: SectionProps) {
  return (
    <Frame aria-labelledby={id}>
      <div className={isCarousel ? 'head turning' : 'head'}>
        <div className="words">
          <h2 id={id}>{title}</h2>
          {text ? <p>{text}</p> : null}
        </div>
        {more}
      </div>
      {children}
    </Frame>
  )
}
