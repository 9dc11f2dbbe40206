import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { PageChoice } from '@/components/admin/page-choice'
import { readWordPage, readWordPages } from '@/lib/api/private'
import { WORD_PAGES } from '@/lib/domain/words/page'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { privateMetadata } from '@/lib/private-metadata'
import { EditWithPreview } from './edit-with-preview'

/** For admins alone; the middleware has answered 404 to everybody else. */
export const dynamic = 'force-dynamic'

interface PageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<{ name?: string }>
}

export const generateMetadata = privateMetadata('admin')

export default async function AdminPagesPage({ params, searchParams }: PageProps) {
  setRequestLocale((await params).locale)
  const asked = (await searchParams).name
  const name = WORD_PAGES.find((one) => one === asked) ?? 'about'
  const [list, page] = await Promise.all([readWordPages(), readWordPage(name)])
  if (list.state !== 'found' || page.state !== 'found') notFound()
  return (
    <ClientMessages also={['admin.pages']}>
      <PageChoice list={list.data} chosen={name}>
        <EditWithPreview key={`${name} ${page.data.version}`} page={page.data} />
      </PageChoice>
    </ClientMessages>
  )
}
