import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { TemplateEditor } from '@/components/admin/templates/template-editor'
import { TemplateList } from '@/components/admin/templates/template-list'
import { load, loadPage } from '@/lib/api/load'
import { TEMPLATES } from '@/lib/domain/content/template'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { pageOf, type QueryPageProps } from '@/lib/pages/page-query'

export default async function AdminTemplatesPage({
  params,
  searchParams,
}: QueryPageProps<'admin/templates'>) {
  setRequestLocale((await params).locale)
  const requested = await searchParams
  const name = TEMPLATES.find((one) => one === requested.name)
  if (!name) return <Choice />
  const [template, versions] = await Promise.all([
    load('GET /admin/templates/:name', { params: { name } }),
    loadPage('GET /admin/templates/:name/versions', { params: { name }, query: { page: pageOf(requested) } }),
  ])
  if (template.state !== 'found' || versions.state !== 'found') notFound()
  return (
    <ClientMessages also={['admin.templates']}>
      <TemplateEditor
        key={`${name} ${template.data.version}`}
        template={template.data}
        versions={versions.data}
      />
    </ClientMessages>
  )
}

async function Choice() {
  const list = await load('GET /admin/templates')
  if (list.state !== 'found') notFound()
  return (
    <ClientMessages also={['admin.templates']}>
      <TemplateList list={list.data} />
    </ClientMessages>
  )
}
