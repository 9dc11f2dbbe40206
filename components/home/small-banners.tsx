'use client'

import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Carousel } from '@/components/ui/carousel'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import type { Banner } from '@/lib/domain/catalogue'
import { directionOf, inLanguage } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'
import { pictureSources } from '@/lib/picture-sources'
import { bannerHref } from './banner-href'

const Frame = styled.div`
  --slide: 100%;
  @media (min-width: 701px) { --slide: calc(50% - var(--s-5) / 2); }
  .turn { display: flex; gap: var(--s-2); position: absolute; inset-block-end: calc(100% + var(--s-4)); inset-inline-end: 0; }
  a { position: relative; display: block; border-radius: var(--r-lg); overflow: hidden; }
  .shade { position: absolute; inset: 0; background: var(--c-photo-shade); }
  .words { position: absolute; inset-block-end: 0; inset-inline: 0; padding: var(--s-5); color: var(--c-on-photo); display: flex; align-items: center; justify-content: space-between; gap: var(--s-3); font-size: var(--fs-lg); font-weight: var(--fw-semibold); }
`

/** Two banners a slide above 700 px and one below, by CSS alone; links open in a new tab. */
export function SmallBanners({ banners }: { banners: Banner[] }) {
  const t = useTranslations('home.banners')
  const locale = useLocale() as Locale
  return (
    <Frame>
      <Carousel
        label={t('small')}
        dir={directionOf(locale)}
        words={{ previous: t('previous'), next: t('next') }}
        slide="var(--slide)"
      >
        {banners.map((banner) => (
          <a key={banner._id} href={bannerHref(banner.link, locale)} target="_blank" rel="noopener">
            <Picture
              {...pictureSources(banner.websiteImage)}
              ratio="2 / 1"
              sizes="(min-width: 1360px) 630px, (min-width: 701px) 50vw, 100vw"
              alt=""
            />
            <span className="shade" />
            <span className="words">
              {inLanguage(locale, { en: banner.title, ar: banner.title_ar })}
              <Icon name="external" size={18} />
              <span className="sr-only">{t('newWindow')}</span>
            </span>
          </a>
        ))}
      </Carousel>
    </Frame>
  )
}
