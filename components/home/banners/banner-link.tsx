import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/picture'
import { pictureWithColour } from '@/lib/domain/listing/picture'

interface BannerLinkProps {
  href: string
  image: string
  styles: Record<string, string>
  ratio: string
  /** the `sizes` of its picture */
  sizes: string
  /** the words on the picture */
  children: ReactNode
}

/** A banner that opens its link in a new tab. */
export function BannerLink({ href, image, styles, ratio, sizes, children }: BannerLinkProps) {
  return (
    <a className={styles['banner']} href={href} target="_blank" rel="noopener">
      <Picture {...pictureWithColour(image)} ratio={ratio} sizes={sizes} alt="" />
      <span className={styles['shade']} />
      <span className={styles['words']}>{children}</span>
    </a>
  )
}
