import styled from 'styled-components'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/icon-paths'

export type NoteTone = 'info' | 'warn' | 'err'

const ICONS: Record<NoteTone, IconName> = { info: 'info', warn: 'alert', err: 'alert' }

const Line = styled.p<{ $tone: NoteTone }>`
  display: flex; gap: var(--s-2); padding: var(--s-3) var(--s-4); border-radius: var(--r-md); font-size: var(--fs-sm); overflow-wrap: anywhere;
  background: ${({ $tone }) => `var(--c-${$tone}-soft)`};
  svg { flex: none; margin-block-start: 3px; color: ${({ $tone }) => `var(--c-${$tone})`}; }
`

/** A note for the owner, with an optional action. */
export function Note({ tone, children }: { tone: NoteTone; children: React.ReactNode }) {
  return (
    <Line $tone={tone}>
      <Icon name={ICONS[tone]} size={18} />
      <span>{children}</span>
    </Line>
  )
}
