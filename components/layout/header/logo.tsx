import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import styles from './header.module.css'

/** The logo from the settings, and the site name in the page's language. */
export function Logo({ image }: { image: string }) {
  const t = useTranslations('layout')
  return (
    <Link className={styles.logo} href="/" prefetch={false} aria-label={t('homeLink')}>
      {/* biome-ignore lint/performance/noImgElement: a small drawing with an address from the settings */}
      <img src={image} alt="" width={38} height={38} />
      <span>{t('brand')}</span>
    </Link>
  )
}
