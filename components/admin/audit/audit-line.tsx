import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Badge } from '@/components/ui/badge'
import { type AuditLineWire, auditSubjectPath } from '@/lib/domain/admin/audit-wire'
import { formatInstant } from '@/lib/i18n/dates'
import { Link } from '@/lib/i18n/navigation'
import { AuditChanges } from './audit-changes'

const Card = styled.li`
  display: grid; gap: var(--s-3); grid-template-columns: minmax(0, 1fr); padding: var(--s-4); border-radius: var(--r-lg); background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line); font-size: var(--fs-sm); overflow-wrap: anywhere;
  header { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: var(--s-1) var(--s-4); }
  h2 { font-size: var(--fs-md); }
  time, small { font-size: var(--fs-xs); color: var(--c-ink-3); }
`

const Facts = styled.p`
  display: flex; flex-wrap: wrap; align-items: center; gap: var(--s-2) var(--s-3); color: var(--c-ink-2);
  a { display: grid; align-items: center; min-block-size: var(--tap); text-decoration: underline; text-underline-offset: 4px; }
  code { font-size: var(--fs-xs); }
`

/** One act: who did what to whom, why, and what changed. */
export function AuditLine({ line }: { line: AuditLineWire }) {
  const t = useTranslations('admin.audit')
  const locale = useLocale()
  const { _id, at, actor, actorRole, action, subject, reason, before, after, requestId } = line
  const path = auditSubjectPath(line)
  return (
    <Card aria-labelledby={_id}>
      <header>
        <h2 id={_id}>{t(`actions.${action}`)}</h2>
        <time dateTime={at}>{formatInstant(at, locale)}</time>
      </header>
      <Facts>
        <bdi>{actor ? actor[locale === 'ar' ? 'name_ar' : 'name'] : t('system')}</bdi>
        {actorRole ? <small>{t('role', { role: actorRole })}</small> : null}
        <Badge>{t(`kinds.${subject.kind}`)}</Badge>
        <code dir="ltr">{subject.id}</code>
        {path ? <Link href={path}>{t('open')}</Link> : null}
      </Facts>
      {reason ? (
        <p>
          {t('reason')}: <bdi>{reason}</bdi>
        </p>
      ) : null}
      <AuditChanges before={before} after={after} />
      {requestId ? <small>{t('request', { id: requestId })}</small> : null}
    </Card>
  )
}
