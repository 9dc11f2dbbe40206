import { useTranslations } from 'next-intl'
import styles from './skip-links.module.css'

export function SkipLinks() {
  const t = useTranslations('layout.skip')
  return (
    <a href="#content" className={styles.skip}>
      {t('content')}
    </a>
  )
}
