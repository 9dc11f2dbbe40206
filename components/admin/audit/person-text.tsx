import { useLocale, useTranslations } from 'next-intl'
import { PhoneText } from '@/components/shared/phone-text'
import type { AuditPerson } from '@/lib/contract/schemas/admin/audit-wire'
import { roleKey } from '@/lib/domain/admin/audit-wire'
import { localName } from '@/lib/i18n/direction'

/** Whom a line means: by name, role and number, a closed account by what remains of it. */
export function PersonText({ person }: { person: AuditPerson }) {
  const t = useTranslations('admin.audit')
  const locale = useLocale()
  const roleOf = useRoleText()
  return (
    <span>
      <bdi>{person.isClosed ? t('closed') : localName(locale, person)}</bdi>{' '}
      <small>
        <bdi>{roleOf(person.role)}</bdi> {person.phone ? <PhoneText phone={person.phone} /> : null}
      </small>
    </span>
  )
}

/** The name of a role that a line stores; that of an owner's own role is the stored one. */
export function useRoleText(): (role: string) => string {
  const t = useTranslations('admin')
  return (role) => {
    const key = roleKey(role)
    return key ? t(key as 'audit.roles.user') : role
  }
}
