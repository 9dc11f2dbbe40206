import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Thumbnail } from '@/components/shared/photos/thumbnail'
import { useOwnAddOnText } from '@/components/shared/terms/use-own-add-on-text'
import type { Listing } from '@/lib/domain/listing/listing'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import type { Fact } from '@/lib/domain/listing/vocabulary'
import { formatDay, formatTime } from '@/lib/i18n/dates'
import { inLanguage, locationLine } from '@/lib/i18n/direction'
import { grouped } from '@/lib/i18n/grouped'

const List = styled.dl`
  display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr)); gap: var(--s-4) var(--s-6); margin: 0;
  dt { font-size: var(--fs-xs); color: var(--c-ink-3); }
  dd { margin: 0; overflow-wrap: anywhere; }
`

const WideFact = styled.div`
  grid-column: 1 / -1;
  dd { white-space: pre-line; max-inline-size: 72ch; }
`

/** The owner's data of a listing, in short; own add-ons in full, because nobody approves their names and photos before. */
export function ListingFacts({ listing }: { listing: Listing }) {
  const t = useTranslations('ownServices.told')
  const words = useTranslations('vocabulary')
  const amounts = useTranslations('words')
  const text = useOwnAddOnText()
  const locale = useLocale()
  const { terms, location: place, licence } = listing
  const { ownAddOns = [] } = terms
  const facts = Object.keys(listingTypeOf(listing.type).facts) as Fact[]
  const rows: [string, string | null][] = [
    ...facts.map((fact): [string, string | null] => [words(`fact.${fact}`), factText(fact)]),
    [t('area'), amounts('squareMetres', { value: grouped(listing.areaSqm) })],
    [t('audience'), words(`audience.${listing.audience}`)],
    [t('bookingType'), words(`bookingType.${listing.bookingType}`)],
    [t('payment'), words(`paymentType.${terms.paymentType}`)],
    [t('policy'), words(`policy.${terms.cancellationPolicy}`)],
    [t('times'), `${formatTime(terms.checkInTime, locale)} – ${formatTime(terms.checkOutTime, locale)}`],
    [t('open'), openText()],
    [t('address'), place.address],
    [t('district'), locationLine(locale, place)],
    [t('licence'), licence?.number ?? null],
    [t('licenceEnds'), licence?.expiresOn ? formatDay(licence.expiresOn, locale) : null],
    [t('facilities'), amounts('facilities', { count: listing.facilities.length })],
  ]
  return (
    <List>
      {rows.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ) : null,
      )}
      {ownAddOns.length > 0 ? (
        <WideFact>
          <dt>{t('ownAddOns')}</dt>
          {ownAddOns.map((addOn) => (
            <dd key={addOn.id}>
              {addOn.photo ? <Thumbnail url={addOn.photo} alt="" width={96} height={96} /> : null}
              <bdi>{[...new Set([addOn.name.ar, addOn.name.en])].join(' · ')}</bdi>
              {`: ${text.price(addOn)}`}
            </dd>
          ))}
        </WideFact>
      ) : null}
      <WideFact>
        <dt>{t('description')}</dt>
        <dd>{inLanguage(locale, listing.description)}</dd>
      </WideFact>
    </List>
  )

  function factText(fact: Fact): string | null {
    const value = listing.facts[fact]
    if (value === undefined) return null
    const key = `${fact}.${value}`
    return typeof value === 'string' && words.has(key) ? words(key) : String(value)
  }

  function openText(): string | null {
    const { openFrom, openTo } = terms
    return openFrom && openTo ? `${formatDay(openFrom, locale)} – ${formatDay(openTo, locale)}` : null
  }
}
