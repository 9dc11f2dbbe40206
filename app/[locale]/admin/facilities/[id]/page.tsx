import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { FacilitiesEditor } from '@/components/admin/facilities/facilities-editor'
import { load } from '@/lib/api/load'
import { ClientMessages } from '@/lib/i18n/client-messages'

interface PageProps {
  params: Promise<{ locale: string; id: string }>
}

export default async function FacilitiesPage({ params }: PageProps) {
  const { locale, id } = await params
  setRequestLocale(locale)
  const answer = await load('GET /admin/facility-groups')
  const group = answer.state === 'found' ? answer.data.data.find(({ _id }) => _id === id) : undefined
  if (!group) notFound()
  return (
    <ClientMessages also={['admin.content', 'admin.facilities', 'vocabulary.type']}>
      <FacilitiesEditor group={group} />
    </ClientMessages>
  )
}
