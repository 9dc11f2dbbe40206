import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { UsersPage } from '@/components/admin/users/users-page'
import { loadAdminTable } from '@/lib/api/private'
import { parseTableRequest } from '@/lib/domain/admin/table'
import { USER_TABLE } from '@/lib/domain/admin/tables'
import type { AdminUserList } from '@/lib/domain/admin/user-wire'
import type { PageQuery } from '@/lib/domain/search/page-query'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { privateMetadata } from '@/lib/seo'

interface PageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<PageQuery<'admin/users'>>
}

export const generateMetadata = privateMetadata('admin')

export default async function AdminUsersPage({ params, searchParams }: PageProps) {
  setRequestLocale((await params).locale)
  const request = parseTableRequest(USER_TABLE, await searchParams)
  const list = await loadAdminTable<AdminUserList>(USER_TABLE, request)
  if (list.state !== 'found') notFound()
  return (
    <ClientMessages also={['admin.table', 'admin.users']}>
      <UsersPage request={request} list={list.data} />
    </ClientMessages>
  )
}
