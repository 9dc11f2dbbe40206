'use client'

import { Icon } from '@/components/ui/icon/icon'
import { BannerLink } from './banner-link'
import type { BannerText } from './banner-text'
import styles from './small-banners.module.css'

const SIZES = '(min-width: 1360px) 630px, (min-width: 701px) 50vw, 100vw'

/** One of the small banners. A client component, so that page data has its texts instead of its elements. */
export function SmallBanner({ title, newWindow, ...link }: BannerText & { newWindow: string }) {
  return (
    <BannerLink {...link} styles={styles} ratio="2/1" sizes={SIZES}>
      {title}
      <Icon name="external" size={18} />
      <span className="sr-only">{newWindow}</span>
    </BannerLink>
  )
}
