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

const Rows = styled.dl`
  display: grid; gap: var(--s-2) var(--s-4); grid-template-columns: minmax(90px, max-content) minmax(0, 1fr);
  dt { color: var(--c-ink-3); }
  dd { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s-1) var(--s-2); margin: 0; }
  del { color: var(--c-ink-3); }
  ins { font-weight: var(--fw-medium); text-decoration: none; }
`

interface AuditChangesProps {
  before: AuditValues | null
  after: AuditValues | null
}

/** What an act changed, field by field; a field without a label has its name on the wire. */
export function AuditChanges({ before, after }: AuditChangesProps) {
  const t = useTranslations('admin.audit')
  const changes = changesOf(before, after)
  if (changes.length === 0) return null
  return (
    <Rows aria-label={t('changes')}>
      {changes.map((change) => (
        <Change key={change.field} {...change} />
      ))}
    </Rows>
  )
}

function Change({ field, kind, before, after }: AuditChange) {
  const t = useTranslations('admin.audit')
  const key = `fields.${field}` as 'fields.state'
  return (
    <>
      <dt>{t.has(key) ? t(key) : <code dir="ltr">{field}</code>}</dt>
      <dd>
        {kind === 'changed' ? (
          <>
            <del>
              <Value field={field} value={before} />
            </del>
            <Icon name="arrow" size={14} flip />
            <span className="sr-only">{t('became')}</span>
            <ins>
              <Value field={field} value={after} />
            </ins>
          </>
        ) : (
          <Value field={field} value={after} />
        )}
      </dd>
    </>
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
  return /^[a-z_]+$/.test(value) && t.has(key) ? t(key) : <bdi>{value}</bdi>
}
