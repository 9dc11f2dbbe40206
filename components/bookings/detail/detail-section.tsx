import { type ReactNode, useId } from 'react'
import styled from 'styled-components'

const Part = styled.section`
  display: grid; gap: var(--s-3); grid-template-columns: minmax(0, 1fr); align-content: start;
  padding: var(--s-5); border-radius: var(--r-lg); box-shadow: inset 0 0 0 1px var(--c-line);
  h2 { font-size: var(--fs-lg); }
`

export const Actions = styled.div`
  display: flex; flex-wrap: wrap; gap: var(--s-3);
`

interface DetailSectionProps {
  title: string
  /** id of the section, for links within the page */
  anchor?: string
  children: ReactNode
}

/** One section of a booking's page. */
export function DetailSection({ title, anchor, children }: DetailSectionProps) {
  const id = useId()
  return (
    <Part id={anchor} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Part>
  )
}
