import { setRequestLocale } from 'next-intl/server'
import { UsersPage } from '@/components/admin/users/users-page'
import { readTable } from '@/lib/api/read-table'
import { USER_TABLE } from '@/lib/domain/admin/tables'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { QueryPageProps } from '@/lib/pages/page-query'
import { privateMetadata } from '@/lib/seo'

export const generateMetadata = privateMetadata('admin')

export default async function AdminUsersPage({ params, searchParams }: QueryPageProps<'admin/users'>) {
  setRequestLocale((await params).locale)
  const table = await readTable(USER_TABLE, searchParams)
  return (
    <ClientMessages also={['admin.table', 'admin.users']}>
      <UsersPage {...table} />
    </ClientMessages>
  )
}
