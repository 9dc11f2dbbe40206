'use client'

import styles from './dunes.module.css'

/**
 * Dunes with a tent and the evening sun, or the moon on the offline page. A client component, because the 404 page is part
 * of the data of every page.
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
      <path d="M0 150c60-46 118-58 172-30s120 26 248-34v94H0Z" fill="var(--c-sub)" stroke="none" />
      <path d="M0 150c60-46 118-58 172-30s120 26 248-34M120 172c74-34 152-30 300-30M0 176c40-8 70-8 104-2" />
      <path
        d="M176 122 214 62l38 56c-24 8-50 9-76 4Z"
        fill="var(--c-primary-soft)"
        stroke="var(--c-primary)"
      />
      <path d="M214 62v-12l9 4-9 4M204 121l10-29 10 28" stroke="var(--c-primary)" />
      <path d="M64 96c6-4 12-4 16 0 4-4 10-4 16 0M108 76c4-3 8-3 11 0 3-3 7-3 11 0" opacity=".6" />
    </svg>
  )
}
