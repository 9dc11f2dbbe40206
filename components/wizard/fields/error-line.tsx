import styled from 'styled-components'
import { Icon } from '@/components/ui/icon/icon'

const Line = styled.p`
  display: flex; align-items: center; gap: var(--s-1); font-size: var(--fs-xs); color: var(--c-err); font-weight: var(--fw-medium);
  svg { flex: none; }
`

/** The error under a control, for `aria-describedby`. */
export function ErrorLine({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null
  return (
    <Line id={id}>
      <Icon name="alert" size={16} />
      {children}
    </Line>
  )
}
