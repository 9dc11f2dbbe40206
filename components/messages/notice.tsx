import styled from 'styled-components'
import { Icon } from '@/components/ui/icon'

const Line = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; gap: var(--s-2) var(--s-3); padding: var(--s-3) var(--s-4); border-radius: var(--r-md);
  background: var(--c-warn-soft); color: var(--c-warn); font-size: var(--fs-sm); line-height: var(--lh-snug);
  p { flex: 1 1 12rem; }
  button { min-block-size: var(--tap); font-weight: var(--fw-semibold); text-decoration: underline; text-underline-offset: 4px; }
`

interface NoticeProps {
  text: string
  action?: string
  onAct?: () => void
}

/** What went wrong and what can be done, where it happened. */
export function Notice({ text, action, onAct }: NoticeProps) {
  return (
    <Line role="status">
      <Icon name="alert" />
      <p>{text}</p>
      {action ? (
        <button type="button" onClick={onAct}>
          {action}
        </button>
      ) : null}
    </Line>
  )
}
