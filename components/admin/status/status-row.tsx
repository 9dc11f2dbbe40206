import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { JOB_KINDS } from '@/lib/domain/status/job-kinds'
import {
  type StatusFacts as Facts,
  STATUS_PARTS,
  type StatusFact,
  type StatusLine,
  type StatusState,
} from '@/lib/domain/status/status'
import { TIMERS } from '@/lib/domain/status/timers'
import { Link } from '@/lib/i18n/navigation'
import { formatSpan } from '@/lib/i18n/relative-time'

const Row = styled.li`
  display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: var(--s-2) var(--s-3); align-items: start;
  h3 { font-size: var(--fs-md); font-weight: var(--fw-semibold); }
  > :not(h3, h3 + *) { grid-column: 1 / -1; }
  > p { font-size: var(--fs-sm); color: var(--c-ink-2); }
  > p a { display: inline-flex; align-items: center; color: var(--c-primary); font-weight: var(--fw-semibold); text-decoration: underline; }
`

const TONES: Record<StatusState, BadgeTone> = {
  works: 'ok',
  slow: 'warn',
  down: 'err',
  unknown: 'plain',
  off: 'plain',
}

/** One line: its state, what that means and what to do, since when, and the figures. */
export function StatusRow({ line, at }: { line: StatusLine; at: string }) {
  const t = useTranslations('admin.status')
  const locale = useLocale()
  const name = useLineName(line)
  const part = STATUS_PARTS[line.part]
  const href = 'href' in part ? part.href : null
  const isWell = line.state === 'works' || line.state === 'off'
  return (
    <Row>
      <h3>{name}</h3>
      <Badge $tone={TONES[line.state]}>{t(`states.${line.state}`)}</Badge>
      <p>
        {t(`reasons.${line.reason}`)}{' '}
        {line.since ? t('since', { age: formatSpan(line.since, new Date(at), locale) }) : null}
      </p>
      {href && !isWell ? (
        <p>
          <Link href={href} prefetch={false}>
            {t('openHelp')}
          </Link>
        </p>
      ) : null}
      <StatusFacts facts={line.facts} at={at} />
    </Row>
  )
}

/** What a line is about: of jobs and timers which ones, of replicas the number. */
function useLineName({ part, item }: Pick<StatusLine, 'part' | 'item'>): string {
  const t = useTranslations('admin.status')
  const timer = TIMERS.find((one) => part === 'timer' && one === item)
  if (timer) return t(`timers.${timer}`)
  const kind = JOB_KINDS.find((one) => part === 'outbox' && one === item)
  if (kind) return t(`jobs.${kind}`)
  return part === 'replica' && item ? t('replica', { number: item }) : t(`parts.${part}`)
}

const List = styled.dl`
  display: flex; flex-wrap: wrap; gap: var(--s-1) var(--s-4); margin: 0; font-size: var(--fs-sm);
  div { display: flex; flex-wrap: wrap; gap: var(--s-1); min-inline-size: 0; }
  dt { color: var(--c-ink-2); }
  dt::after { content: ':'; }
  dd { margin: 0; min-inline-size: 0; font-weight: var(--fw-medium); }
  code { overflow-wrap: anywhere; font-size: var(--fs-xs); }
`

/** The figures of a line, each with its name. */
function StatusFacts({ facts, at }: { facts: Facts; at: string }) {
  const t = useTranslations('admin.status')
  const locale = useLocale()
  const entries = Object.entries(facts) as [StatusFact, string | number][]
  if (entries.length === 0) return null
  const text = (name: StatusFact, value: string | number) => {
    if (name.endsWith('At')) return formatSpan(String(value), new Date(at), locale)
    if (name.endsWith('Ms')) return t('milliseconds', { number: Number(value).toLocaleString('en-US') })
    if (typeof value === 'number') return value.toLocaleString('en-US')
    return name === 'problem' ? <code dir="ltr">{value}</code> : <bdi dir="ltr">{value}</bdi>
  }
  return (
    <List>
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`facts.${name}`)}</dt>
          <dd>{text(name, value)}</dd>
        </div>
      ))}
    </List>
  )
}
