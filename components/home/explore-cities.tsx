'use client'

import dynamic from 'next/dynamic'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { Carousel } from '@/components/ui/carousel'
import { Picture } from '@/components/ui/picture'
import type { Category, City } from '@/lib/domain/catalogue'
import { directionOf, inLanguage, placeName } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'
import { pictureSources } from '@/lib/picture-sources'

const CityChooser = dynamic(() => import('./city-chooser'), { ssr: false })

const Frame = styled.div`
  --slide: 44%;
  @media (min-width: 701px) { --slide: calc((100% - 3 * var(--s-4)) / 4); }
  @media (min-width: 960px) { --slide: calc((100% - 5 * var(--s-4)) / 6); }
  button.city { position: relative; display: block; inline-size: 100%; border-radius: var(--r-lg); overflow: hidden; transition: transform var(--t-2) var(--ease), box-shadow var(--t-2) var(--ease); }
  button.city:hover { transform: translateY(-4px); box-shadow: var(--e-3); }
  .shade { position: absolute; inset: 0; background: var(--c-photo-shade); }
  .words { position: absolute; inset-block-end: 0; inset-inline: 0; padding: var(--s-4); color: var(--c-on-photo); display: grid; line-height: 1.5; }
  .words strong { font-size: var(--fs-lg); font-weight: var(--fw-semibold); }
  .words span { font-size: var(--fs-xs); opacity: .92; }
`

/** The active cities; a city asks which kind of place is wanted there, and then searches. */
export function ExploreCities({ cities, categories }: { cities: City[]; categories: Category[] }) {
  const t = useTranslations('home.cities')
  const locale = useLocale() as Locale
  const [chosen, setChosen] = useState<City | null>(null)
  const [isOpen, setOpen] = useState(false)
  function choose(city: City) {
    setChosen(city)
    setOpen(true)
  }
  return (
    <Frame>
      <Carousel
        label={t('title')}
        dir={directionOf(locale)}
        words={{ previous: t('previous'), next: t('next') }}
        slide="var(--slide)"
        gap="var(--s-4)"
      >
        {cities
          .filter((city) => city.status === 'active')
          .map((city) => (
            <button
              key={city._id}
              type="button"
              className="city"
              aria-haspopup="dialog"
              onClick={() => choose(city)}
            >
              <Picture
                {...pictureSources(city.image)}
                ratio="4 / 5"
                sizes="(min-width: 960px) 200px, (min-width: 701px) 25vw, 44vw"
                alt=""
              />
              <span className="shade" />
              <span className="words">
                <strong>{placeName(locale, city)}</strong>
                <span>{inLanguage(locale, { en: city.title, ar: city.title_ar })}</span>
              </span>
            </button>
          ))}
      </Carousel>
      {chosen ? (
        <CityChooser city={chosen} categories={categories} open={isOpen} onOpenChange={setOpen} />
      ) : null}
    </Frame>
  )
}
