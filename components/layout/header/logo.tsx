import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import styles from './logo.module.css'

/** The sign that the settings name, and the name of the house in the page's language. */
export function Logo({ image }: { image: string }) {
  const t = useTranslations('layout')
  return (
    <Link className={styles.mark} href="/" prefetch={false} aria-label={t('homeLink')}>
      {/* biome-ignore lint/performance/noImgElement: a small drawing whose address the settings decide */}
      <img src={image} alt="" width={38} height={38} />
      <span>{t('brand')}</span>
    </Link>
  )
}
