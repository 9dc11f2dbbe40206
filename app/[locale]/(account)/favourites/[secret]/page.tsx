import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { FavouriteGroups } from '@/components/favourites/favourite-groups'
import styles from '@/components/favourites/favourites.module.css'
import { ListPages } from '@/components/favourites/list-pages'
import { ListingCard } from '@/components/search/card/listing-card'
import { EmptyState } from '@/components/ui/empty-state'
import { orNull, read } from '@/lib/api/read'
import { FAVOURITES_PAGE_SIZE } from '@/lib/domain/favourites'
import { localName } from '@/lib/i18n/direction'
import type { PageQuery } from '@/lib/pages/page-query'
import { pageOf } from '@/lib/pages/page-query'
import { privateMetadata } from '@/lib/seo'

interface PageProps {
  params: Promise<{ locale: string; secret: string }>
  searchParams: Promise<PageQuery<'favourites/*'>>
}

export const generateMetadata = privateMetadata('favourites')

/** A shared list of favourites: anyone with the link can read it, and it is not indexed. */
export default async function SharedListPage({ params, searchParams }: PageProps) {
  const { locale, secret } = await params
  setRequestLocale(locale)
  const query = { page: pageOf(await searchParams), pageSize: FAVOURITES_PAGE_SIZE }
  const list = await orNull(read('GET /favourites/shared/:id', { params: { id: secret }, query }))
  if (!list) notFound()
  const t = await getTranslations('favourites')
  return (
    <div className={styles.page}>
      <h1>{t('sharedTitle', { name: localName(locale, list.owner) })}</h1>
      {list.total === 0 ? <EmptyState title={t('sharedEmptyTitle')} text={t('sharedEmptyText')} /> : null}
      <FavouriteGroups favourites={list.data} cardOf={(card) => <ListingCard card={card} hasPhotos />} />
      <ListPages path={`/favourites/${secret}`} {...list} />
    </div>
  )
}
