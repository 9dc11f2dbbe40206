import type { ReactNode } from 'react'
import styled from 'styled-components'

const Frame = styled.div`
  display: grid; gap: var(--s-6); grid-template-columns: minmax(0, 1fr); align-content: start;
  inline-size: min(100%, 1080px); margin-inline: auto; padding: var(--s-6) var(--gutter) calc(var(--h-bookbar) + var(--s-10)); min-block-size: 70vh;
  .title { font-size: var(--fs-3xl); }
  .steps { display: grid; gap: var(--s-8); align-content: start; grid-template-columns: minmax(0, 1fr); }
  .confirm {
    position: fixed; z-index: var(--z-tabbar); inset-inline: 0; inset-block-end: 0; min-block-size: var(--h-bookbar);
    display: flex; align-items: center; justify-content: space-between; gap: var(--s-4);
    padding: var(--s-3) var(--gutter) calc(var(--s-3) + env(safe-area-inset-bottom));
    background: var(--c-raised); box-shadow: var(--e-up);
  }
  .sum { display: grid; font-weight: var(--fw-semibold); font-size: var(--fs-lg); line-height: 1.3; }
  .sum small { font-size: var(--fs-xs); font-weight: var(--fw-regular); color: var(--c-ink-2); }
  .plain { display: none; }
  @media (scripting: none) { .summary, .steps { display: none; } .plain { display: block; } }
  @media (max-width: 959px) { .confirm button { flex: 1; max-inline-size: 260px; padding-inline: var(--s-4); font-size: var(--fs-md); } }
  @media (min-width: 960px) {
    grid-template-columns: minmax(0, 7fr) minmax(340px, 5fr); column-gap: var(--s-12); padding-block: var(--s-8) var(--s-20);
    .title { grid-column: 1 / -1; }
    .summary { grid-column: 2; grid-row: 2; position: sticky; inset-block-start: calc(var(--h-header) + var(--s-4)); align-self: start; }
    .steps { grid-column: 1; grid-row: 2; }
    .confirm { position: static; padding: 0; background: none; box-shadow: none; justify-content: flex-end; }
    .confirm .sum { display: none; }
    .confirm button { min-inline-size: 260px; }
  }
`

interface CheckoutFrameProps {
  title: string
  summary: ReactNode
  /** shown instead of the steps where no script runs */
  plain: ReactNode
  children: ReactNode
}

/** One column of steps; the summary beside it, or as the top line of a phone. */
export function CheckoutFrame({ title, summary, plain, children }: CheckoutFrameProps) {
  return (
    <Frame>
      <h1 className="title">{title}</h1>
      <div className="plain">{plain}</div>
      <div className="summary">{summary}</div>
      <div className="steps">{children}</div>
    </Frame>
  )
}
