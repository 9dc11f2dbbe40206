import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import styles from '@/components/favourites/favourites.module.css'
import { SaveSearchForm } from '@/components/saved-searches/save-search-form'
import { SavedSearches } from '@/components/saved-searches/saved-searches'
import { Notice } from '@/components/shared/notice'
import { SignInRequired } from '@/components/shared/page-frame/sign-in-required'
import { load } from '@/lib/api/load'
import { savedSearchOf } from '@/lib/domain/search/saved-search'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { PageQueryLists } from '@/lib/pages/page-query'
import { privateMetadata } from '@/lib/seo'

interface PageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<PageQueryLists<'saved-searches'>>
}

export const generateMetadata = privateMetadata('savedSearches')

export default async function SavedSearchesPage({ params, searchParams }: PageProps) {
  setRequestLocale((await params).locale)
  const given = await searchParams
  const [save] = [given.save].flat()
  const [name = ''] = [given.name].flat()
  const t = await getTranslations('savedSearches')
  const list = await load('GET /saved-searches')
  if (list.state === 'notFound') notFound()
  if (list.state === 'visitor') {
    return (
      <ClientMessages also={['savedSearches']}>
        <SignInRequired area="savedSearches" />
      </ClientMessages>
    )
  }
  const search = save === undefined ? null : savedSearchOf(save)
  return (
    <ClientMessages also={['savedSearches']}>
      <div className={styles.page}>
        <div>
          <h1>{t('pageTitle')}</h1>
          <p>{t('lead')}</p>
        </div>
        {search ? <SaveSearchForm params={search.params} name={name} /> : null}
        {save !== undefined && !search ? (
          <Notice role="status" tone="warn">
            <p>{t('form.invalid')}</p>
          </Notice>
        ) : null}
        <SavedSearches searches={list.data} />
      </div>
    </ClientMessages>
  )
}
