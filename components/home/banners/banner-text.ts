import type { Banner } from '@/lib/domain/catalogue'
import { inLanguage } from '@/lib/i18n/direction'
import { getPathname } from '@/lib/i18n/navigation'
import type { Locale } from '@/lib/i18n/routing'

/** A banner in the language of the page; a page of this site opens in that language too. */
export interface BannerText {
  href: string
  image: string
  title: string
}

export function bannerText({ link, websiteImage, title, title_ar }: Banner, locale: Locale): BannerText {
  return {
    href: link.startsWith('/') ? getPathname({ locale, href: link }) : link,
    image: websiteImage,
    title: inLanguage(locale, { en: title, ar: title_ar }),
  }
}
