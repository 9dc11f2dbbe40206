import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { AdminsPage } from '@/components/admin/roles/admins-page'
import { load } from '@/lib/api/load'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { privateMetadata } from '@/lib/seo'

export const generateMetadata = privateMetadata('admin')

export default async function AdminRolesPage({ params }: { params: Promise<{ locale: string }> }) {
  setRequestLocale((await params).locale)
  const answer = await load('GET /admin/roles')
  if (answer.state !== 'found') notFound()
  return (
    <ClientMessages
      also={['admin.roles', 'admin.roleProposals', 'admin.areas', 'admin.reason', 'admin.balances']}
    >
      <AdminsPage list={answer.data} />
    </ClientMessages>
  )
}
