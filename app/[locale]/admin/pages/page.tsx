import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { ContentPageTabs } from '@/components/admin/content-pages/content-page-tabs'
import { PageHistory } from '@/components/admin/content-pages/page-history'
import { load, loadPage } from '@/lib/api/load'
import { CONTENT_PAGES, type ContentPageName } from '@/lib/domain/content-pages/content-page'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { QueryPageProps } from '@/lib/pages/page-query'
import { pageOf } from '@/lib/pages/page-query'
import { EditWithPreview, OldWithPreview } from './edit-with-preview'

export default async function AdminPagesPage({ params, searchParams }: QueryPageProps<'admin/pages'>) {
  setRequestLocale((await params).locale)
  const requested = await searchParams
  const name = CONTENT_PAGES.find((one) => one === requested.name) ?? 'about'
  const [list, page, history] = await Promise.all([
    load('GET /admin/pages'),
    load('GET /pages/:name', { params: { name } }),
    loadPage('GET /admin/pages/:name/versions', { params: { name }, query: { page: pageOf(requested) } }),
  ])
  if (list.state !== 'found' || page.state !== 'found' || history.state !== 'found') notFound()
  const shown = page.data
  const old = await readOld(name, requested.version, shown.version)
  return (
    <ClientMessages also={['admin.pages']}>
      <ContentPageTabs list={list.data} chosen={name}>
        {old ? (
          <OldWithPreview shown={shown} old={old} />
        ) : (
          <EditWithPreview key={`${name} ${shown.version}`} page={shown} />
        )}
        <PageHistory name={name} list={history.data} shown={shown.version} chosen={(old ?? shown).version} />
      </ContentPageTabs>
    </ClientMessages>
  )
}

/** Null without a valid older version in the address: then the editor is shown. */
async function readOld(name: ContentPageName, requested: string | undefined, shown: number) {
  if (!requested || !/^\d{1,9}$/.test(requested) || Number(requested) === shown) return null
  const old = await load('GET /admin/pages/:name/versions/:version', {
    params: { name, version: Number(requested) },
  })
  return old.state === 'found' ? old.data : null
}
