import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { UserDetail } from '@/components/admin/users/user-detail'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { load } from '@/lib/api/load'
import { ClientMessages } from '@/lib/i18n/client-messages'

interface PageProps {
  params: Promise<{ locale: string; id: string }>
}

export default async function AdminUserPage({ params }: PageProps) {
  const { locale, id } = await params
  setRequestLocale(locale)
  const answer = await load('GET /admin/users/:id', { params: { id } })
  if (answer.state !== 'found') notFound()
  return (
    <ClientMessages also={['admin.users', 'admin.reason']}>
      <PageFrame>
        <UserDetail user={answer.data} />
      </PageFrame>
    </ClientMessages>
  )
}
