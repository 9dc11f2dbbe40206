import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { GroupsEditor } from '@/components/admin/facilities/groups-editor'
import { load } from '@/lib/api/load'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { LocalePageProps } from '@/lib/pages/page-query'
import { privateMetadata } from '@/lib/seo'

export const generateMetadata = privateMetadata('admin')

export default async function FacilityGroupsPage({ params }: LocalePageProps) {
  setRequestLocale((await params).locale)
  const answer = await load('GET /admin/facility-groups')
  if (answer.state !== 'found') notFound()
  return (
    <ClientMessages also={['admin.content', 'admin.facilities', 'vocabulary.type']}>
      <GroupsEditor groups={answer.data.data} />
    </ClientMessages>
  )
}
