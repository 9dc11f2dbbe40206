'use client'

import { SHADED_SIZES } from '@/components/home/shaded-sizes'
import { Icon } from '@/components/ui/icon/icon'
import { BannerLink } from './banner-link'
import type { BannerText } from './banner-text'
import styles from './main-banners.module.css'

interface MainBannerProps extends BannerText {
  /** "Discover", and that it opens a new window */
  discover: string
  newWindow: string
}

/** One of the main banners. A client component, so that page data has its texts instead of its elements. */
export function MainBanner({ title, discover, newWindow, ...link }: MainBannerProps) {
  return (
    <BannerLink {...link} styles={styles} ratio="var(--ratio)" sizes={SHADED_SIZES}>
      <strong>{title}</strong>
      <span className={styles.go}>
        {discover} <Icon name="external" size={16} />
        <span className="sr-only">{newWindow}</span>
      </span>
    </BannerLink>
  )
}
