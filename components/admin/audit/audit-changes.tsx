import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon/icon'
import type { AuditLineWire, AuditPerson } from '@/lib/contract/schemas/admin/audit-wire'
import { ADMIN_AREAS } from '@/lib/domain/admin/areas'
import {
  type AuditChange,
  type AuditValue,
  type AuditValues,
  changesOf,
} from '@/lib/domain/admin/audit-values'
import { filledIn } from '@/lib/domain/content/template-samples'
import { ShownValue } from './audit-value'

const Lines = styled.span`
  display: grid; gap: var(--s-1); min-inline-size: 26ch;
  @media (max-width: 700px) { min-inline-size: 0; }
  > span { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 var(--s-2); }
  small { font-size: var(--fs-xs); color: var(--c-ink-3); }
  del { color: var(--c-ink-3); }
  ins { font-weight: var(--fw-medium); text-decoration: none; }
  del, ins { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden; max-inline-size: 40ch; overflow-wrap: anywhere; }
`

interface AuditChangesProps {
  before: AuditValues | null
  after: AuditValues | null
  people?: readonly AuditPerson[]
  /** texts of a template are shown as sentences */
  subject?: AuditLineWire['subject']
}

/** What an act changed or noted, field by field. */
export function AuditChanges({ before, after, people = [], subject }: AuditChangesProps) {
  const written = changesOf(before, after).filter(
    ({ field, kind }) => kind !== 'unchanged' && field !== '_id',
  )
  const changes = subject?.kind === 'template' ? written.map(asSentences) : written
  if (changes.length === 0) return null
  return (
    <Lines>
      {changes.map((change) => (
        <Change key={change.field} {...change} people={people} />
      ))}
    </Lines>
  )
}

/** Texts that differ in a form that the sample does not show stay as they were written. */
function asSentences(change: AuditChange): AuditChange {
  const language = change.field.endsWith('Ar') ? 'ar' : 'en'
  const sentence = (value: AuditValue) => (typeof value === 'string' ? filledIn(language, value) : value)
  const [before, after] = [sentence(change.before), sentence(change.after)]
  return change.kind === 'changed' && before === after ? change : { ...change, before, after }
}

function Change({ field, kind, before, after, people }: AuditChange & { people: readonly AuditPerson[] }) {
  const t = useTranslations('admin.audit')
  return (
    <span>
      <small>
        <FieldName field={field} />
      </small>
      {kind === 'changed' ? (
        <>
          <del>
            <ShownValue field={field} value={before} people={people} />
          </del>
          <Icon name="arrow" size={14} flip />
          <span className="sr-only">{t('became')}</span>
        </>
      ) : null}
      <ins>
        <ShownValue field={field} value={after} people={people} />
      </ins>
    </span>
  )
}

/** The name of a field; `right_<area>` is the right of a role in an area. */
function FieldName({ field }: { field: string }) {
  const t = useTranslations('admin.audit')
  const areas = useTranslations('admin.areas')
  const area = ADMIN_AREAS.find((one) => field === `right_${one}`)
  if (area) return t('rightOf', { area: areas(area) })
  const key = `fields.${field}` as 'fields.state'
  return t.has(key) ? t(key) : <span title={field}>{t('otherField')}</span>
}
