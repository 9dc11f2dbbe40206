import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon/icon'
import { Money } from '@/components/ui/money'
import {
  type AuditChange,
  type AuditValue,
  type AuditValues,
  changesOf,
} from '@/lib/domain/admin/audit-values'
import { toSar } from '@/lib/domain/money'
import { formatInstant } from '@/lib/i18n/dates'
import { useMoney } from '@/lib/i18n/use-money'

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

const Lines = styled.span`
  display: grid; gap: var(--s-1);
  > span { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 var(--s-2); }
  small { font-size: var(--fs-xs); color: var(--c-ink-3); }
  del { color: var(--c-ink-3); }
  ins { font-weight: var(--fw-medium); text-decoration: none; }
  del, ins { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden; max-inline-size: 40ch; overflow-wrap: anywhere; }
  @media (max-width: 700px) { > span { justify-content: flex-end; } }
`

interface AuditChangesProps {
  before: AuditValues | null
  after: AuditValues | null
}

/** What an act changed or noted, field by field; a field without a label has its name on the wire. */
export function AuditChanges({ before, after }: AuditChangesProps) {
  const changes = changesOf(before, after).filter(({ kind }) => kind !== 'unchanged')
  if (changes.length === 0) return null
  return (
    <Lines>
      {changes.map((change) => (
        <Change key={change.field} {...change} />
      ))}
    </Lines>
  )
}

function Change({ field, kind, before, after }: AuditChange) {
  const t = useTranslations('admin.audit')
  const key = `fields.${field}` as 'fields.state'
  return (
    <span>
      <small>{t.has(key) ? t(key) : <code dir="ltr">{field}</code>}</small>
      {kind === 'changed' ? (
        <>
          <del>
            <Value field={field} value={before} />
          </del>
          <Icon name="arrow" size={14} flip />
          <span className="sr-only">{t('became')}</span>
        </>
      ) : null}
      <ins>
        <Value field={field} value={after} />
      </ins>
    </span>
  )
}

function Value({ field, value }: { field: string; value: AuditValue }) {
  const t = useTranslations('admin.audit')
  const money = useMoney()
  const locale = useLocale()
  if (value === null || value === '') return t('nothing')
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  if (typeof value === 'number')
    return field.endsWith('Halalas') ? <Money {...money(toSar(value))} /> : <bdi className="num">{value}</bdi>
  if (Array.isArray(value)) return t('items', { count: value.length })
  if (typeof value === 'object') return <code dir="ltr">{JSON.stringify(value)}</code>
  if (INSTANT.test(value)) return formatInstant(value, locale)
  const key = `values.${value}` as 'values.open'
  return /^\w+$/.test(value) && t.has(key) ? t(key) : <bdi>{value}</bdi>
}
