import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import styles from './favourites.module.css'

interface ListPagesProps {
  path: string
  page: number
  pageSize: number
  total: number
}

/** Links to the previous and next page; nothing where there is one page. */
export function ListPages({ path, page, pageSize, total }: ListPagesProps) {
  const t = useTranslations('favourites')
  const pages = Math.ceil(total / pageSize)
  if (pages <= 1) return null
  return (
    <nav className={styles.pages} aria-label={t('pages')}>
      {page > 1 ? <Link href={`${path}?page=${page - 1}`}>{t('previous')}</Link> : <span />}
      {page < pages ? <Link href={`${path}?page=${page + 1}`}>{t('next')}</Link> : null}
    </nav>
  )
}
