import { getTranslations, setRequestLocale } from 'next-intl/server'
import styles from '@/components/favourites/favourites.module.css'
import { CompareTable } from '@/components/listing/compare/compare-table'
import { Notice } from '@/components/shared/notice'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { getListing } from '@/lib/api/server'
import { comparedIds, MAX_COMPARED } from '@/lib/domain/listing/compare'
import { Link } from '@/lib/i18n/navigation'
import type { PageQueryLists } from '@/lib/pages/page-query'
import { privateMetadata } from '@/lib/seo'

interface PageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<PageQueryLists<'compare'>>
}

export const generateMetadata = privateMetadata('compare')

/** Up to four public places beside each other; the address is the only state, so that it works without script and can be shared. */
export default async function ComparePage({ params, searchParams }: PageProps) {
  setRequestLocale((await params).locale)
  const chosen = comparedIds((await searchParams).ids)
  const ids = chosen.slice(0, MAX_COMPARED)
  const t = await getTranslations('compare')
  const found = (await Promise.all(ids.map((id) => getListing(id)))).filter((one) => one !== null)
  const hidden = ids.length - found.length
  return (
    <div className={styles.page}>
      <h1>{t('pageTitle')}</h1>
      {hidden > 0 || chosen.length > ids.length ? (
        <Notice role="status" tone="warn">
          {hidden > 0 ? <p>{t('gone', { count: hidden })}</p> : null}
          {chosen.length > ids.length ? <p>{t('tooMany', { count: MAX_COMPARED })}</p> : null}
        </Notice>
      ) : null}
      {found.length === 0 ? (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')}>
          <Button as={Link} href="/favourites" prefetch={false}>
            {t('toFavourites')}
          </Button>
        </EmptyState>
      ) : (
        <CompareTable listings={found} />
      )}
    </div>
  )
}
