'use client'

import { SHADED_SIZES } from '@/components/home/shaded-sizes'
import { Icon } from '@/components/ui/icon/icon'
import { Picture } from '@/components/ui/picture'
import { pictureWithColour } from '@/lib/domain/listing/picture'
import styles from './banners.module.css'

/** A banner in the language of the page; a page of this site opens in that language too. */
export interface BannerText {
  href: string
  image: string
  title: string
}

interface MainBannerProps extends BannerText {
  /** "Discover", and that it opens a new window */
  discover: string
  newWindow: string
}

/** One of the main banners; its link opens in a new tab. A client component, so that page data has its texts instead of its elements. */
export function MainBanner({ title, discover, newWindow, href, image }: MainBannerProps) {
  return (
    <a className={styles.banner} href={href} target="_blank" rel="noopener">
      <Picture {...pictureWithColour(image)} ratio="var(--ratio)" sizes={SHADED_SIZES} alt="" />
      <span className={styles.shade} />
      <span className={styles.words}>
        <strong>{title}</strong>
        <span className={styles.go}>
          {discover} <Icon name="external" size={16} />
          <span className="sr-only">{newWindow}</span>
        </span>
      </span>
    </a>
  )
}

const SMALL_SIZES = '(min-width: 1360px) 630px, (min-width: 701px) 50vw, 100vw'

/** One of the small banners; a client component, as the main ones. */
export function SmallBanner({ title, newWindow, href, image }: BannerText & { newWindow: string }) {
  return (
    <a className={styles.smallBanner} href={href} target="_blank" rel="noopener">
      <Picture {...pictureWithColour(image)} ratio="2/1" sizes={SMALL_SIZES} alt="" />
      <span className={styles.shade} />
      <span className={styles.smallWords}>
        {title}
        <Icon name="external" size={18} />
        <span className="sr-only">{newWindow}</span>
      </span>
    </a>
  )
}
