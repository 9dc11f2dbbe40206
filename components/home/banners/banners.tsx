import { useLocale, useTranslations } from 'next-intl'
import { Carousel } from '@/components/ui/carousel/carousel'
import type { Banner } from '@/lib/contract/schemas/catalogue'
import { directionOf, inLanguage } from '@/lib/i18n/direction'
import { getPathname } from '@/lib/i18n/navigation'
import type { Locale } from '@/lib/i18n/routing'
import { type BannerText, MainBanner, SmallBanner } from './banner-links'
import { BannerTurner } from './banner-turner'
import styles from './banners.module.css'

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

/** Two banners per slide above 700 px and one below, by CSS alone; links open in a new tab. */
export function SmallBanners({ banners }: { banners: Banner[] }) {
  const t = useTranslations('home.banners')
  const locale = useLocale() as Locale
  return (
    <div className={styles.rail}>
      <Carousel
        label={t('small')}
        dir={directionOf(locale)}
        words={{ previous: t('previous'), next: t('next') }}
        slide="var(--slide)"
        turnsOnPhones
      >
        {banners.map((banner) => (
          <SmallBanner key={banner._id} {...bannerText(banner, locale)} newWindow={t('newWindow')} />
        ))}
      </Carousel>
    </div>
  )
}

function bannerText({ link, websiteImage, title, title_ar }: Banner, locale: Locale): BannerText {
  return {
    href: link.startsWith('/') ? getPathname({ locale, href: link }) : link,
    image: websiteImage,
    title: inLanguage(locale, { en: title, ar: title_ar }),
  }
}
