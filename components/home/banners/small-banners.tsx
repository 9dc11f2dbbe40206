import { useLocale, useTranslations } from 'next-intl'
import { Carousel } from '@/components/ui/carousel/carousel'
import { Icon } from '@/components/ui/icon/icon'
import type { Banner } from '@/lib/domain/catalogue'
import { directionOf, inLanguage } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'
import { BannerLink } from './banner-link'
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
          <BannerLink
            key={banner._id}
            banner={banner}
            styles={styles}
            ratio="2/1"
            sizes="(min-width: 1360px) 630px, (min-width: 701px) 50vw, 100vw"
          >
            {inLanguage(locale, { en: banner.title, ar: banner.title_ar })}
            <Icon name="external" size={18} />
            <span className="sr-only">{t('newWindow')}</span>
          </BannerLink>
        ))}
      </Carousel>
    </div>
  )
}
