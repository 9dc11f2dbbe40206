import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { NoFavourites, VisitorSignIn } from '@/components/favourites/empty-favourites'
import { FavouriteGroups } from '@/components/favourites/favourite-groups'
import styles from '@/components/favourites/favourites.module.css'
import { ListPages } from '@/components/favourites/list-pages'
import { ShareList } from '@/components/favourites/share-list'
import { VotesOfPlace } from '@/components/favourites/votes-of-place'
import { ListingCard } from '@/components/search/card/listing-card'
import { CompareForm } from '@/components/shared/compare/compare-form'
import { load, loadPage } from '@/lib/api/load'
import { FAVOURITES_PAGE_SIZE } from '@/lib/domain/favourites'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { Locale } from '@/lib/i18n/routing'
import type { PageQuery } from '@/lib/pages/page-query'
import { pageOf } from '@/lib/pages/page-query'
import { pageUrl } from '@/lib/pages/page-url'
import { privateMetadata } from '@/lib/seo'

interface PageProps {
  params: Promise<{ locale: Locale }>
  searchParams: Promise<PageQuery<'favourites'>>
}

export const generateMetadata = privateMetadata('favourites')

export default async function FavouritesPage({ params, searchParams }: PageProps) {
  const { locale } = await params
  setRequestLocale(locale)
  const requested = await searchParams
  const t = await getTranslations('favourites')
  const [list, link] = await Promise.all([
    loadPage('GET /favourites', { query: { page: pageOf(requested), pageSize: FAVOURITES_PAGE_SIZE } }),
    load('GET /favourites/share'),
  ])
  if (list.state === 'notFound') notFound()
  const favourites = list.state === 'found' ? list.data : null
  const areSeveral = (favourites?.data.filter(({ isAvailable }) => isAvailable).length ?? 0) > 1
  return (
    <ClientMessages also={['favourites', 'sharing', 'compare']}>
      <div className={styles.page}>
        <div className={styles.head}>
          <h1>{t('pageTitle')}</h1>
          {favourites && favourites.total > 0 && link.state === 'found' ? (
            <ShareList url={pageUrl(locale, '/favourites')} link={link.data} />
          ) : null}
        </div>
        {favourites ? null : <VisitorSignIn />}
        {favourites?.total === 0 ? <NoFavourites /> : null}
        <FavouriteGroups
          isOwn
          favourites={favourites?.data ?? []}
          areCompared={areSeveral}
          votesOf={({ votes }) => <VotesOfPlace votes={votes} />}
          cardOf={(card) => <ListingCard card={card} hasPhotos isSaved />}
        />
        {areSeveral ? <CompareForm /> : null}
        {favourites ? <ListPages path="/favourites" {...favourites} /> : null}
      </div>
    </ClientMessages>
  )
}
