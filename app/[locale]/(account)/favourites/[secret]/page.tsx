import { getTranslations, setRequestLocale } from 'next-intl/server'
import { FavouriteGroups } from '@/components/favourites/favourite-groups'
import styles from '@/components/favourites/favourites.module.css'
import { ListPages } from '@/components/favourites/list-pages'
import { VoteButton } from '@/components/favourites/vote-button'
import { VotesOfPlace } from '@/components/favourites/votes-of-place'
import { ListingCard } from '@/components/search/card/listing-card'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { load } from '@/lib/api/load'
import { orNull, read } from '@/lib/api/read'
import { FAVOURITES_PAGE_SIZE } from '@/lib/domain/favourites'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { localName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import type { PageQuery } from '@/lib/pages/page-query'
import { pageOf } from '@/lib/pages/page-query'
import { privateMetadata } from '@/lib/seo'
import { answerWith } from '@/lib/session/rendered-answer'

interface PageProps {
  params: Promise<{ locale: string; secret: string }>
  searchParams: Promise<PageQuery<'favourites/*'>>
}

export const generateMetadata = privateMetadata('favourites')

/** Each reader sees their own votes in it, never cached. */
export const dynamic = 'force-dynamic'

/** A shared list of favourites: anyone with the link reads it, and votes once signed in. It is not indexed. */
export default async function SharedListPage({ params, searchParams }: PageProps) {
  const { locale, secret } = await params
  setRequestLocale(locale)
  const query = { page: pageOf(await searchParams), pageSize: FAVOURITES_PAGE_SIZE }
  const input = { params: { id: secret }, query }
  const own = await load('GET /favourites/shared/:id', input)
  const list = own.state === 'found' ? own.data : await orNull(read('GET /favourites/shared/:id', input))
  if (!list) return <LinkIsOver />
  const t = await getTranslations('favourites')
  return (
    <ClientMessages also={['favourites.votes', 'favourites.over']}>
      <div className={styles.page}>
        <div>
          <h1>{t('sharedTitle', { name: localName(locale, list.owner) })}</h1>
          <p>{t(list.isVotingOpen ? (list.isOwn ? 'votes.leadOwn' : 'votes.lead') : 'votes.isClosed')}</p>
        </div>
        {list.total === 0 ? <EmptyState title={t('sharedEmptyTitle')} text={t('sharedEmptyText')} /> : null}
        <FavouriteGroups
          favourites={list.data}
          cardOf={(card) => <ListingCard card={card} hasPhotos />}
          votesOf={(favourite) =>
            list.isVotingOpen && !list.isOwn ? (
              <VoteButton secret={secret} favourite={favourite} />
            ) : (
              <VotesOfPlace votes={favourite.votes} />
            )
          }
        />
        <ListPages path={`/favourites/${secret}`} {...list} />
      </div>
    </ClientMessages>
  )
}

/** The link was ended, or never was one. */
async function LinkIsOver() {
  answerWith(410)
  const t = await getTranslations('favourites')
  return (
    <div className={styles.page}>
      <EmptyState isPage title={t('over.title')} text={t('over.text')}>
        <Button as={Link} href="/search?page=1" prefetch={false}>
          {t('explore')}
        </Button>
      </EmptyState>
    </div>
  )
}
