import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Sadu } from '@/components/ui/sadu'
import { Link } from '@/lib/i18n/navigation'
import styles from './lost-page.module.css'

/** The page for addresses that lead nowhere: a lone tent among dunes, and ways back. */
export function LostPage() {
  const t = useTranslations('layout.lost')
  return (
    <div className={styles.frame}>
      <svg
        className={styles.dunes}
        viewBox="0 0 420 180"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <circle cx="318" cy="46" r="20" stroke="var(--c-gold)" />
        <path d="M0 150c60-46 118-58 172-30s120 26 248-34M120 172c74-34 152-30 300-30" opacity=".55" />
        <path
          d="M176 122 214 62l38 56M214 62v-12M204 118l10-26 10 25M176 122c26 5 50 4 76-4"
          stroke="var(--c-primary)"
        />
      </svg>
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <div className={styles.actions}>
        <Button as={Link} href="/" prefetch={false}>
          {t('home')}
        </Button>
        <Button as={Link} href="/search?page=1" prefetch={false} $kind="outline">
          {t('search')}
        </Button>
      </div>
      <Sadu id="sadu-lost" diamonds={9} />
    </div>
  )
}
