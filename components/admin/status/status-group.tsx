import { useTranslations } from 'next-intl'
import { useId } from 'react'
import styled from 'styled-components'
import { Panel, Section } from '@/components/admin/overview/panel'
import { Icon } from '@/components/ui/icon/icon'
import {
  type StatusGroup as Group,
  linesOfGroup,
  needsAttention,
  type StatusLine,
} from '@/lib/domain/status/status'
import { StatusRow } from './status-row'

const List = styled.ul`
  display: grid; margin: 0; padding: 0; list-style: none;
  > li { padding-block: var(--s-4); box-shadow: inset 0 1px 0 var(--c-line); }
  > li:first-child { padding-block-start: 0; box-shadow: none; }
  > li:last-child { padding-block-end: 0; }
`

const More = styled.details`
  border-block-start: 1px solid var(--c-line);
  summary { display: flex; align-items: center; gap: var(--s-2); min-block-size: var(--tap); inline-size: fit-content; font-weight: var(--fw-semibold); }
  &[open] summary svg { transform: rotate(180deg); }
  ul { padding-block-start: var(--s-2); }
`

interface StatusGroupProps {
  group: Group
  lines: readonly StatusLine[]
  at: string
}

/** The lines of a group, the worse ones first; timers that work are folded, because there are many. */
export function StatusGroup({ group, lines, at }: StatusGroupProps) {
  const t = useTranslations('admin.status')
  const id = useId()
  const all = linesOfGroup(lines, group)
  const folded = all.filter((line) => line.part === 'timer' && !needsAttention(line))
  const shown = all.filter((line) => !folded.includes(line))
  const rows = (some: readonly StatusLine[]) =>
    some.map((line) => <StatusRow key={`${line.part} ${line.item}`} line={line} at={at} />)
  return (
    <Section title={t(`groups.${group}`)}>
      <Panel>
        <List>{rows(shown)}</List>
        {folded.length > 0 ? (
          <More>
            <summary id={id}>
              {t('foldedTimers', { number: folded.length })}
              <Icon name="chevronDown" size={16} />
            </summary>
            <List aria-labelledby={id}>{rows(folded)}</List>
          </More>
        ) : null}
      </Panel>
    </Section>
  )
}
