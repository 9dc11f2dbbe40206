import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/picture'
import type { Banner } from '@/lib/domain/catalogue'
import { pictureWithColour } from '@/lib/domain/listing/picture'
import { getPathname } from '@/lib/i18n/navigation'
import type { Locale } from '@/lib/i18n/routing'

interface BannerLinkProps {
  banner: Banner
  styles: Record<string, string>
  ratio: string
  /** the `sizes` of its picture */
  sizes: string
  /** the words on the picture */
  children: ReactNode
}

/** A banner that opens its link in a new tab; a page of this site opens in the page's language. */
export function BannerLink({ banner, styles, ratio, sizes, children }: BannerLinkProps) {
  const locale = useLocale() as Locale
  const { link } = banner
  return (
    <a
      className={styles['banner']}
      href={link.startsWith('/') ? getPathname({ locale, href: link }) : link}
      target="_blank"
      rel="noopener"
    >
      <Picture {...pictureWithColour(banner.websiteImage)} ratio={ratio} sizes={sizes} alt="" />
      <span className={styles['shade']} />
      <span className={styles['words']}>{children}</span>
    </a>
  )
}
