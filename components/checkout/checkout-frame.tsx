import type { ReactNode } from 'react'
import styled from 'styled-components'

const Frame = styled.div`
  display: grid; gap: var(--s-6); grid-template-columns: minmax(0, 1fr); align-content: start;
  inline-size: min(100%, 1080px); margin-inline: auto; padding: var(--s-6) var(--gutter) calc(var(--h-bookbar) + var(--s-10)); min-block-size: 70vh;
  @media (min-width: 960px) {
    grid-template-columns: minmax(0, 7fr) minmax(340px, 5fr); column-gap: var(--s-12); padding-block: var(--s-8) var(--s-20);
  }
`

const Title = styled.h1`
  font-size: var(--fs-3xl);
  @media (min-width: 960px) { grid-column: 1 / -1; }
`

const Steps = styled.div`
  display: grid; gap: var(--s-8); align-content: start; grid-template-columns: minmax(0, 1fr);
  @media (scripting: none) { display: none; }
  @media (min-width: 960px) { grid-column: 1; grid-row: 2; }
`

export const ConfirmBar = styled.div`
  position: fixed; z-index: var(--z-tabbar); inset-inline: 0; inset-block-end: 0; min-block-size: var(--h-bookbar);
  display: flex; align-items: center; justify-content: space-between; gap: var(--s-4);
  padding: var(--s-3) var(--gutter) calc(var(--s-3) + env(safe-area-inset-bottom));
  background: var(--c-raised); box-shadow: var(--e-up);
  @media (max-width: 959px) {
    button { flex: 1; max-inline-size: 260px; padding-inline: var(--s-4); font-size: var(--fs-md); }
    p:empty { display: none; + button { max-inline-size: none; } }
  }
  @media (min-width: 960px) { position: static; padding: 0; background: none; box-shadow: none; justify-content: flex-end; button { min-inline-size: 260px; } }
`

export const ConfirmTotal = styled.p`
  display: grid; font-weight: var(--fw-semibold); font-size: var(--fs-lg); line-height: 1.3;
  small { font-size: var(--fs-xs); font-weight: var(--fw-regular); color: var(--c-ink-2); }
  @media (min-width: 960px) { ${ConfirmBar} & { display: none; } }
`

const WithoutScript = styled.div`
  display: none;
  @media (scripting: none) { display: block; }
`

const Summary = styled.div`
  @media (scripting: none) { display: none; }
  @media (min-width: 960px) { grid-column: 2; grid-row: 2; position: sticky; inset-block-start: calc(var(--h-header) + var(--s-4)); align-self: start; }
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
      <Title>{title}</Title>
      <WithoutScript>{plain}</WithoutScript>
      <Summary>{summary}</Summary>
      <Steps>{children}</Steps>
    </Frame>
  )
}
