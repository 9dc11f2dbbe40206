import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/icon-paths'
import type { Listing } from '@/lib/domain/listing/listing'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { sizeFiltersOf } from '@/lib/domain/listing/sizes'
import type { Fact } from '@/lib/domain/listing/vocabulary'
import { grouped } from '@/lib/i18n/grouped'
import styles from './listing-parts.module.css'

const ICONS: Record<Fact, IconName> = {
  section: 'users',
  roomType: 'door',
  bedrooms: 'bed',
  maleRooms: 'user',
  femaleRooms: 'user',
  dressingRooms: 'door',
  stands: 'grid',
  tents: 'tent',
  majlisTents: 'tent',
  doubleBeds: 'bed',
  singleBeds: 'bed',
  bathrooms: 'bath',
  adults: 'user',
  children: 'users',
  maxGuests: 'users',
  units: 'key',
}

interface ListingFactsProps {
  /** the area is null while it is not typed */
  listing: Pick<Listing, 'type' | 'facts' | 'pitchGrassType'> & { areaSqm: number | null }
}

/** The facts that LISTING_TYPES names for this type, in its order, after the area. */
export function ListingFacts({ listing }: ListingFactsProps) {
  const t = useTranslations('detail.facts')
  const words = useTranslations('words')
  const vocabulary = useTranslations('vocabulary')
  const { people } = sizeFiltersOf(listing.type)
  const facts = Object.keys(listingTypeOf(listing.type).facts) as Fact[]
  const shown = facts.flatMap((fact) => {
    const value = listing.facts[fact]
    return value === undefined || value === 0 || value === '' ? [] : [{ fact, value }]
  })
  return (
    <dl className={styles.facts}>
      {listing.areaSqm === null ? null : (
        <FactTile
          icon="ruler"
          name={t('area')}
          value={words('squareMetres', { value: grouped(listing.areaSqm) })}
        />
      )}
      {shown.map(({ fact, value }) => (
        <FactTile
          key={fact}
          icon={ICONS[fact]}
          name={fact === 'maxGuests' && people === 'players' ? t('players') : vocabulary(`fact.${fact}`)}
          value={factText(fact, value)}
        />
      ))}
      {listing.pitchGrassType ? (
        <FactTile icon="grid" name={t('grass')} value={grassName(listing.pitchGrassType)} />
      ) : null}
    </dl>
  )

  function factText(fact: Fact, value: string | number): string {
    const key = `${fact}.${value}`
    if (typeof value === 'number') return grouped(value)
    return vocabulary.has(key) ? vocabulary(key) : value
  }

  /** Hosts enter the grass type as free text; common types are translated. */
  function grassName(typed: string): string {
    const key = `grassKinds.${typed.toLowerCase().replaceAll(' ', '_')}`
    return t.has(key) ? t(key) : typed
  }
}

function FactTile({ icon, name, value }: { icon: IconName; name: string; value: string }) {
  return (
    <div>
      <dt>
        <Icon name={icon} size={22} />
        {name}
      </dt>
      <dd>{value}</dd>
    </div>
  )
}
