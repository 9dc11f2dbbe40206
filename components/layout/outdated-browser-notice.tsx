import { useTranslations } from 'next-intl'
import styles from './outdated-browser-notice.module.css'

/** Shown by OUTDATED_BROWSER_SCRIPT alone: the page works without script, and a newer browser would do more. */
export function OutdatedBrowserNotice() {
  return <p className={styles.notice}>{useTranslations('layout')('outdated')}</p>
}
