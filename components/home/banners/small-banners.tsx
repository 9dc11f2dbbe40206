import { useLocale, useTranslations } from 'next-intl'
import { Carousel } from '@/components/ui/carousel/carousel'
import type { Banner } from '@/lib/domain/catalogue'
import { directionOf } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'
import { bannerText } from './banner-text'
import { SmallBanner } from './small-banner'
import styles from './small-banners.module.css'

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
