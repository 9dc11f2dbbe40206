import { useTranslations } from 'next-intl'
import styles from './outdated-browser-notice.module.css'

/** Shown by OUTDATED_BROWSER_SCRIPT only: the page works without script, a newer browser adds the rest. */
export function OutdatedBrowserNotice() {
  return <p className={styles.notice}>{useTranslations('layout')('outdated')}</p>
}
