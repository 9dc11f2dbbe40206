import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styles from './hero.module.css'
import { SHADED_SIZES } from './shaded-sizes'

/** Our own image, prebuilt in three widths. */
const PICTURE = {
  src: '/hero/evening-960.webp',
  srcSet: [640, 960, 1280].map((width) => `/hero/evening-${width}.webp ${width}w`).join(', '),
}

/** The top of the home page: image, headline, and the search bar over its lower edge. */
export function Hero({ children }: { children: ReactNode }) {
  const t = useTranslations('home.hero')
  return (
    <section className={styles.frame}>
      <div className={styles.photo}>
        {/* biome-ignore lint/performance/noImgElement: its widths are prebuilt, nothing is left to optimise */}
        <img {...PICTURE} sizes={SHADED_SIZES} alt="" fetchPriority="high" loading="eager" />
        <div className={styles.shade} />
        <div className={styles.words}>
          <h1>{t('title')}</h1>
          <p>{t('text')}</p>
        </div>
      </div>
      <div className={styles.bar}>{children}</div>
    </section>
  )
}
