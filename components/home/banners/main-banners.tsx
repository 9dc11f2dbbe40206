import { useLocale, useTranslations } from 'next-intl'
import { SHADED_SIZES } from '@/components/home/shaded-sizes'
import { Icon } from '@/components/ui/icon/icon'
import type { Banner } from '@/lib/domain/catalogue'
import { directionOf, inLanguage } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'
import { BannerLink } from './banner-link'
import { BannerTurner } from './banner-turner'
import styles from './main-banners.module.css'

/** The main banners: they advance by themselves, a click opens the banner's link in a new window. */
export function MainBanners({ banners }: { banners: Banner[] }) {
  const t = useTranslations('home.banners')
  const locale = useLocale() as Locale
  return (
    <BannerTurner dir={directionOf(locale)}>
      {banners.map((banner) => (
        <BannerLink
          key={banner._id}
          banner={banner}
          styles={styles}
          ratio="var(--ratio)"
          sizes={SHADED_SIZES}
        >
          <strong>{inLanguage(locale, { en: banner.title, ar: banner.title_ar })}</strong>
          <span className={styles.go}>
            {t('discover')} <Icon name="external" size={16} />
            <span className="sr-only">{t('newWindow')}</span>
          </span>
        </BannerLink>
      ))}
    </BannerTurner>
  )
}
