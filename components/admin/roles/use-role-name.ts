import { useTranslations } from 'next-intl'
import { type AdminRole, isBuiltIn } from '@/lib/domain/admin/roles'

/** A built-in role has its name in both languages, another one the name that it was given. */
export function useRoleName(): (role: AdminRole) => string {
  const t = useTranslations('admin.roles.names')
  return ({ id, name }) => name ?? (isBuiltIn(id) ? t(id) : t('custom'))
}
