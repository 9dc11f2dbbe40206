'use client'

import { useLocale, useTranslations } from 'next-intl'
import { AdminTablePage } from '@/components/admin/table/admin-table-page'
import type { AuditActor, AuditLineWire } from '@/lib/contract/schemas/admin/audit-wire'
import { AUDIT_ACTION_NAMES, AUDIT_SUBJECTS } from '@/lib/domain/admin/audit-actions'
import { SYSTEM_ACTOR } from '@/lib/domain/admin/audit-wire'
import type { TablePage, TableRequest } from '@/lib/domain/admin/table'
import { AUDIT_TABLE } from '@/lib/domain/admin/tables'
import { useAuditColumns } from './use-audit-columns'

interface AuditPageProps {
  request: TableRequest
  list: TablePage<AuditLineWire>
  /** whom the filter offers */
  actors: readonly AuditActor[]
}

/** The audit trail as a table: who did what to whom, when, why, and what changed. */
export function AuditPage({ request, list, actors }: AuditPageProps) {
  const t = useTranslations('admin.audit')
  const locale = useLocale()
  const columns = useAuditColumns()
  const choices = {
    actor: [
      { value: SYSTEM_ACTOR, label: t('system') },
      ...actors.map((one) => ({ value: one._id, label: locale === 'ar' ? one.name_ar : one.name })),
    ],
    action: AUDIT_ACTION_NAMES.map((value) => ({ value, label: t(`actions.${value}`) })),
    kind: AUDIT_SUBJECTS.map((value) => ({ value, label: t(`kinds.${value}`) })),
  }
  return (
    <AdminTablePage spec={AUDIT_TABLE} request={request} list={list} columns={columns} choices={choices} />
  )
}
