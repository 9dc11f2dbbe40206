import { inIconSheet } from '@/components/ui/icon/icon-sheet'
import styles from './error-pages.module.css'

/**
 * Dunes with a tent and the evening sun, or the moon on the offline page. Most of it stands in the sheet of icons, because the
 * 404 page is part of the data of every page.
 */
export function Dunes({ isNight = false }: { isNight?: boolean }) {
  return (
    <svg
      className={styles.dunes}
      viewBox="0 0 420 180"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {isNight ? (
        <path d="M326 30a20 20 0 1 0 14 34 16 16 0 0 1-14-34Z" stroke="var(--c-gold)" />
      ) : (
        <circle cx="318" cy="46" r="20" fill="var(--c-accent-soft)" stroke="var(--c-gold)" />
      )}
      <use href={inIconSheet('dunes')} />
    </svg>
  )
}
