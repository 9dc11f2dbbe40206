import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import type { TableColumn } from '@/components/admin/table/table-rows'
import { PhoneText } from '@/components/shared/phone-text'
import type { AuditLineWire } from '@/lib/contract/schemas/admin/audit-wire'
import { auditSubjectPath } from '@/lib/domain/admin/audit-wire'
import { formatShortInstant } from '@/lib/i18n/dates'
import { Link } from '@/lib/i18n/navigation'
import { AuditChanges } from './audit-changes'
import { PersonText, useRoleText } from './person-text'

const Pair = styled.span`
  display: grid; justify-items: start; min-inline-size: 132px; overflow-wrap: anywhere;
  small { font-size: var(--fs-xs); color: var(--c-ink-3); }
  a { display: grid; align-items: center; min-block-size: var(--tap); text-decoration: underline; text-underline-offset: 4px; }
  @media (max-width: 700px) { min-inline-size: 0; }
`

const When = styled.time`
  @media (min-width: 701px) { white-space: nowrap; }
`

export function useAuditColumns(): TableColumn<AuditLineWire>[] {
  const t = useTranslations('admin.audit')
  const locale = useLocale()
  return [
    {
      key: 'createdAt',
      cell: ({ at }) => <When dateTime={at}>{formatShortInstant(at, locale)}</When>,
      sort: 'createdAt',
    },
    { key: 'action', cell: ({ action }) => t(`actions.${action}`) },
    { key: 'actor', cell: (line) => <Actor {...line} /> },
    { key: 'subject', cell: (line) => <Subject {...line} /> },
    { key: 'changes', cell: (line) => <AuditChanges {...line} /> },
    { key: 'reason', cell: ({ reason }) => (reason ? <bdi>{reason}</bdi> : null) },
    {
      key: 'request',
      cell: ({ requestId }) => (requestId ? <code dir="ltr">{requestId}</code> : null),
      isHiddenAtFirst: true,
    },
  ]
}

function Actor({ actor, actorRole }: AuditLineWire) {
  const t = useTranslations('admin.audit')
  const roleOf = useRoleText()
  const locale = useLocale()
  const name = actor?.[locale === 'ar' ? 'name_ar' : 'name']
  return (
    <Pair>
      <bdi>{actor ? name || t('closed') : t('system')}</bdi>
      {actorRole ? (
        <small>
          <bdi>{roleOf(actorRole)}</bdi>
        </small>
      ) : null}
      {actor?.phone ? (
        <small>
          <PhoneText phone={actor.phone} />
        </small>
      ) : null}
    </Pair>
  )
}

/** A booking is named by its code, a person by name, any other subject by its kind; the id is what a search takes. */
function Subject({ subject, people, before, after }: AuditLineWire) {
  const t = useTranslations('admin.audit')
  const path = auditSubjectPath(subject)
  const code = after?.['code'] ?? before?.['code']
  const name = [t(`kinds.${subject.kind}`), typeof code === 'string' ? code : ''].join(' ').trim()
  const person = people.find(({ _id }) => _id === subject.id)
  return (
    <Pair>
      {path ? <Link href={path}>{name}</Link> : name}
      {person ? <PersonText person={person} /> : null}
      <small>
        <code dir="ltr">{subject.id}</code>
      </small>
    </Pair>
  )
}
