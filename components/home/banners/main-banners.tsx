import { useLocale, useTranslations } from 'next-intl'
import type { Banner } from '@/lib/domain/catalogue'
import { directionOf } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'
import { bannerText } from './banner-text'
import { BannerTurner } from './banner-turner'
import { MainBanner } from './main-banner'

/** The main banners: they advance by themselves, a click opens the banner's link in a new window. */
export function MainBanners({ banners }: { banners: Banner[] }) {
  const t = useTranslations('home.banners')
  const locale = useLocale() as Locale
  const words = { discover: t('discover'), newWindow: t('newWindow') }
  return (
    <BannerTurner dir={directionOf(locale)}>
      {banners.map((banner) => (
        <MainBanner key={banner._id} {...bannerText(banner, locale)} {...words} />
      ))}
    </BannerTurner>
  )
}
