'use client'

import { useLocale, useTranslations } from 'next-intl'
import { AdminTablePage } from '@/components/admin/table/admin-table-page'
import type { TableColumn } from '@/components/admin/table/table-rows'
import { Badge } from '@/components/ui/badge'
import type { AdminUserRow } from '@/lib/contract/schemas/admin/user-wire'
import { USER_ROLES } from '@/lib/domain/account/account'
import type { TablePage, TableRequest } from '@/lib/domain/admin/table'
import { USER_TABLE } from '@/lib/domain/admin/tables'
import { USER_STATES } from '@/lib/domain/admin/user-wire'
import { riyadhDay } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { USER_TONES } from './user-tones'

interface UsersPageProps {
  request: TableRequest
  list: TablePage<AdminUserRow>
}

/** All users as a table; personal data are masked. */
export function UsersPage({ request, list }: UsersPageProps) {
  const t = useTranslations('admin.users')
  const columns = useUserColumns()
  const choices = {
    role: USER_ROLES.map((value) => ({ value, label: t(`roles.${value}`) })),
    state: USER_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
  }
  return (
    <AdminTablePage
      spec={USER_TABLE}
      request={request}
      list={list}
      columns={columns}
      rowHref={(row) => `/admin/users/${row._id}`}
      choices={choices}
    />
  )
}

function useUserColumns(): TableColumn<AdminUserRow>[] {
  const t = useTranslations('admin.users')
  const locale = useLocale()
  return [
    { key: 'name', cell: (row) => <bdi>{row.name || t('noName')}</bdi> },
    { key: 'phone', cell: (row) => <bdi dir="ltr">{row.phone}</bdi> },
    { key: 'email', cell: (row) => (row.email ? <bdi dir="ltr">{row.email}</bdi> : null) },
    { key: 'role', cell: (row) => t(`roles.${row.role}`) },
    {
      key: 'state',
      cell: (row) => <Badge $tone={USER_TONES[row.state]}>{t(`states.${row.state}`)}</Badge>,
    },
    {
      key: 'createdAt',
      cell: (row) => formatDay(riyadhDay(new Date(row.createdAt)), locale),
      sort: 'createdAt',
    },
  ]
}
