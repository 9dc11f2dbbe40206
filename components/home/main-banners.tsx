'use client'

import useEmblaCarousel from 'embla-carousel-react'
import { useLocale, useTranslations } from 'next-intl'
import { useCallback, useEffect, useState } from 'react'
import styled from 'styled-components'
import { IconButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import type { Banner } from '@/lib/domain/catalogue'
import { directionOf, inLanguage } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'
import { pictureSources } from '@/lib/picture-sources'
import { bannerHref } from './banner-href'
import { useAutoplay } from './use-autoplay'

const Frame = styled.section`
  position: relative; display: grid; grid-template-columns: minmax(0, 1fr);
  .viewport { overflow: hidden; border-radius: var(--r-xl); }
  .track { display: flex; }
  .slide { flex: 0 0 100%; min-inline-size: 0; }
  a { --ratio: 4 / 3; position: relative; display: block; }
  @media (min-width: 701px) { a { --ratio: 21 / 8; } }
  .shade { position: absolute; inset: 0; background: var(--c-photo-shade); }
  .words { position: absolute; inset-block-end: 0; inset-inline: 0; padding: var(--s-5) var(--s-5) var(--s-6); color: var(--c-on-photo); display: grid; gap: var(--s-2); }
  .words strong { font-size: var(--fs-3xl); font-weight: var(--fw-bold); line-height: var(--lh-tight); }
  .words .go { display: inline-flex; align-items: center; gap: var(--s-2); font-size: var(--fs-sm); font-weight: var(--fw-medium); }
  @media (min-width: 701px) { .words { padding: var(--s-10); } }
  .controls { position: absolute; inset-block-end: var(--s-4); inset-inline-end: var(--s-4); display: flex; align-items: center; gap: var(--s-2); }
  .dots { display: none; }
  @media (min-width: 701px) {
    .controls { inset-block-end: var(--s-8); inset-inline-end: var(--s-8); }
    .dots { display: flex; gap: 6px; padding-inline: var(--s-3); }
    .dots span { inline-size: 8px; block-size: 8px; border-radius: var(--r-full); background: var(--c-on-photo); opacity: .55; transition: inline-size var(--t-2) var(--ease); }
    .dots [data-on] { inline-size: 22px; opacity: 1; }
  }
`

/** The main banners (APG carousel): they turn by themselves, a press opens the banner's link in a new window. */
export function MainBanners({ banners }: { banners: Banner[] }) {
  const t = useTranslations('home.banners')
  const locale = useLocale() as Locale
  const [viewport, embla] = useEmblaCarousel({ direction: directionOf(locale), loop: true })
  const [current, setCurrent] = useState(0)
  const next = useCallback(() => embla?.scrollNext(), [embla])
  const { isPlaying, toggle, hold } = useAutoplay(next)
  useEffect(() => {
    embla?.on('select', () => setCurrent(embla.selectedScrollSnap()))
  }, [embla])
  return (
    <Frame {...hold} aria-roledescription={t('carousel')} aria-label={t('main')}>
      <div className="viewport" ref={viewport}>
        <div className="track" aria-live={isPlaying ? 'off' : 'polite'}>
          {banners.map((banner, i) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the APG, not a set of fields
            <div
              key={banner._id}
              className="slide"
              role="group"
              aria-roledescription={t('slide')}
              aria-label={t('place', { at: i + 1, of: banners.length })}
              inert={i !== current}
            >
              <a href={bannerHref(banner.link, locale)} target="_blank" rel="noopener">
                <Picture
                  {...pictureSources(banner.websiteImage)}
                  ratio="var(--ratio)"
                  sizes="(min-width: 1360px) 1280px, 100vw"
                  alt=""
                />
                <span className="shade" />
                <span className="words">
                  <strong>{inLanguage(locale, { en: banner.title, ar: banner.title_ar })}</strong>
                  <span className="go">
                    {t('discover')} <Icon name="external" size={16} />
                    <span className="sr-only">{t('newWindow')}</span>
                  </span>
                </span>
              </a>
            </div>
          ))}
        </div>
      </div>
      <div className="controls">
        <span className="dots" aria-hidden="true">
          {banners.map((banner, i) => (
            <span key={banner._id} data-on={i === current || undefined} />
          ))}
        </span>
        <IconButton
          type="button"
          $kind="onPhoto"
          aria-label={t(isPlaying ? 'pause' : 'play')}
          onClick={toggle}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} size={18} />
        </IconButton>
      </div>
    </Frame>
  )
}
