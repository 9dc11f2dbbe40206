import { useTranslations } from 'next-intl'
import styles from './page-top.module.css'

/** The first stop of the Tab key: leads past the header, in the console past its sections too. */
export function SkipLink({ to = 'content' }: { to?: 'content' | 'console' }) {
  const t = useTranslations('layout.skip')
  return (
    <a href={`#${to}`} className={styles.skip}>
      {t('content')}
    </a>
  )
}

/** Shown by OUTDATED_BROWSER_SCRIPT only: the page works without script, a newer browser adds the rest. */
export function OutdatedBrowserNotice() {
  return <p className={styles.notice}>{useTranslations('layout')('outdated')}</p>
}
