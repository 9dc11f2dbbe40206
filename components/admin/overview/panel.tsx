import { type ReactNode, useId } from 'react'
import styled from 'styled-components'

export const Panel = styled.div`
  display: grid; gap: var(--s-3); grid-template-columns: minmax(0, 1fr); align-content: start; min-inline-size: 0;
  padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line);
  h3 { font-size: var(--fs-md); font-weight: var(--fw-semibold); }
`

const Box = styled.section`
  display: grid; gap: var(--s-4); grid-template-columns: minmax(0, 1fr); align-content: start;
  h2 { font-size: var(--fs-xl); }
`

const Head = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--s-3);
`

/** A part of the overview under its heading, with an act beside it. */
export function Section({ title, act, children }: { title: string; act?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <Box aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {act}
      </Head>
      {children}
    </Box>
  )
}
