import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/lib/i18n/navigation'
import type { Crumb } from '@/lib/structured-data/lists'
import styles from './crumbs.module.css'

interface CrumbsProps {
  /** the pages between the home page and this one */
  above: Crumb[]
  /** the name of this page */
  here: string
}

/** The way from the home page to this one; phones have no room for it. */
export function Crumbs({ above, here }: CrumbsProps) {
  const t = useTranslations('detail')
  return (
    <nav className={styles.frame} aria-label={t('crumbs')}>
      <ol className={styles.crumbs}>
        {[{ name: t('home'), path: '/' }, ...above].map(({ name, path }) => (
          <li key={path}>
            <Link href={path} prefetch={false}>
              {name}
            </Link>
            <Icon name="chevron" flip size={14} />
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}
