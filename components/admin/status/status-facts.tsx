import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import type { StatusFacts as Facts, StatusFact } from '@/lib/domain/status/status'
import { formatSpan } from '@/lib/i18n/relative-time'

const List = styled.dl`
  display: flex; flex-wrap: wrap; gap: var(--s-1) var(--s-4); margin: 0; font-size: var(--fs-sm);
  div { display: flex; flex-wrap: wrap; gap: var(--s-1); min-inline-size: 0; }
  dt { color: var(--c-ink-2); }
  dt::after { content: ':'; }
  dd { margin: 0; min-inline-size: 0; font-weight: var(--fw-medium); }
  code { overflow-wrap: anywhere; font-size: var(--fs-xs); }
`

/** The figures of a line, each with its name. */
export function StatusFacts({ facts, at }: { facts: Facts; at: string }) {
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
