import { getTranslations, setRequestLocale } from 'next-intl/server'
import styles from '@/components/favourites/favourites.module.css'
import { CompareTable } from '@/components/listing/compare/compare-table'
import { Notice } from '@/components/shared/notice'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { getListing } from '@/lib/api/server'
import { comparedIds } from '@/lib/domain/listing/compare'
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
  const ids = comparedIds((await searchParams).ids)
  const t = await getTranslations('compare')
  const found = (await Promise.all(ids.map(getListing))).filter((one) => one !== null)
  return (
    <div className={styles.page}>
      <h1>{t('pageTitle')}</h1>
      {found.length < ids.length ? (
        <Notice role="status" tone="warn">
          <p>{t('gone')}</p>
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
