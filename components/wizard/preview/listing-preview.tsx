'use client'

import { useFormikContext } from 'formik'
import { useLocale, useTranslations } from 'next-intl'
import { useDeferredValue, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { FacilityTicks } from '@/components/shared/listing-parts/facility-ticks'
import { ListingFacts } from '@/components/shared/listing-parts/listing-facts'
import { ListingPrices } from '@/components/shared/listing-parts/listing-prices'
import { Thumbnail } from '@/components/shared/photos/thumbnail'
import { Icon } from '@/components/ui/icon/icon'
import { bookableDraft } from '@/components/wizard/prices/quote-sample-stay'
import { useAnswer } from '@/lib/api/use-answer'
import { lowestPrice } from '@/lib/domain/booking/money/week-price'
import type { Draft } from '@/lib/domain/listing/draft'
import type { ListingTypeVariant } from '@/lib/domain/listing/variants'
import { inLanguage, localName } from '@/lib/i18n/direction'

const Frame = styled.section`
  position: sticky; inset-block-start: 0; display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s-5); padding: var(--s-5);
  border-radius: var(--r-xl); background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line); font-size: var(--fs-sm);
  h3 { font-size: var(--fs-xs); font-weight: var(--fw-medium); color: var(--c-ink-3); }
  h4 { font-size: var(--fs-xl); overflow-wrap: anywhere; }
  dl { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 var(--s-4); }
  dl > div { display: flex; align-items: center; justify-content: space-between; gap: var(--s-2); padding: 0; border-radius: 0; border-block-end: 1px solid var(--c-line); background: none; }
  dt { display: flex; }
  dd { text-align: end; }
`

const Photos = styled.ul`
  display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: var(--s-1); border-radius: var(--r-lg); overflow: hidden;
  li:first-child { grid-column: 1 / -1; aspect-ratio: 3 / 2; }
  li { aspect-ratio: 1; }
  img { inline-size: 100%; block-size: 100%; object-fit: cover; }
`

const NoPhoto = styled.p`
  display: grid; place-content: center; justify-items: center; gap: var(--s-2); aspect-ratio: 3 / 2; border-radius: var(--r-lg);
  background: var(--c-sunk); color: var(--c-ink-3);
`

const Quiet = styled.p`
  color: var(--c-ink-3);
`

const Description = styled.p`
  display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 6; overflow: hidden; white-space: pre-line; color: var(--c-ink-2);
`

const PHOTOS = 5
const WIDE = '(min-width: 1280px)'

/** The page of the listing as guests will see it, while it is written; only where a screen has room beside the form. */
export function ListingPreview({ listingType }: { listingType: ListingTypeVariant }) {
  return useIsWide() ? <Preview listingType={listingType} /> : null
}

function Preview({ listingType }: { listingType: ListingTypeVariant }) {
  const t = useTranslations('wizard.preview')
  const locale = useLocale() as keyof Draft['name']
  const { values } = useFormikContext<Draft>()
  // Typing comes first.
  const draft = useDeferredValue(values)
  const { type, images, areaSqm, pitchGrassType, facilities } = draft
  const terms = bookableDraft(draft, listingType, 'nobody')
  const description = draft.description[locale]
  const facts = Object.fromEntries(
    Object.entries(draft.facts).flatMap(([fact, value]) => (value === null ? [] : [[fact, value]])),
  )
  return (
    <Frame aria-label={t('title')}>
      <h3>{t('title')}</h3>
      {images.length > 0 ? (
        <Photos aria-hidden="true">
          {images.slice(0, PHOTOS).map((url, i) => (
            <li key={url}>
              <Thumbnail url={url} pixels={i === 0 ? 640 : 320} alt="" />
            </li>
          ))}
        </Photos>
      ) : (
        <NoPhoto>
          <Icon name="photo" size={28} />
          {t('noPhotos')}
        </NoPhoto>
      )}
      <div>
        <h4>{inLanguage(locale, draft.name) || t('noName')}</h4>
        <CityLine name={draft.place.city} />
      </div>
      <ListingFacts listing={{ type, facts, areaSqm, pitchGrassType }} />
      {description ? <Description>{description}</Description> : <Quiet>{t('noDescription')}</Quiet>}
      {facilities.length > 0 ? <FacilityTicks facilities={facilities} /> : null}
      {lowestPrice(terms.prices) === null ? (
        <Quiet>{t('noPrice')}</Quiet>
      ) : (
        <ListingPrices listing={{ type, terms }} />
      )}
    </Frame>
  )
}

/** The city alone: a district is typed in one language. */
function CityLine({ name }: { name: string }) {
  const locale = useLocale()
  const { data: cities = [] } = useAnswer('GET /services/cities', {})
  const city = cities.find((one) => one.name === name)
  return name ? <Quiet>{city ? localName(locale, city) : name}</Quiet> : null
}

function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(WIDE)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => window.matchMedia(WIDE).matches,
    () => false,
  )
}
