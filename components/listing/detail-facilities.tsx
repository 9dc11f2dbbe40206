import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { Listing, ListingFacility } from '@/lib/domain/listing/listing'
import { inLanguage } from '@/lib/i18n/direction'

const GROUPS_IN_SIGHT = 4

/** The ticked facilities under the names of their groups; counted ones show how many. */
export function DetailFacilities({ listing }: { listing: Listing }) {
  const t = useTranslations('detail.facilities')
  const groups = groupsOf(listing.facilities)
  const rest = groups.slice(GROUPS_IN_SIGHT)
  return (
    <>
      <div className="groups">
        {groups.slice(0, GROUPS_IN_SIGHT).map(([key, facilities]) => (
          <FacilityGroup key={key} facilities={facilities} />
        ))}
      </div>
      {rest.length > 0 ? (
        <details className="more">
          <summary>{t('all', { count: listing.facilities.length })}</summary>
          <div className="groups">
            {rest.map(([key, facilities]) => (
              <FacilityGroup key={key} facilities={facilities} />
            ))}
          </div>
        </details>
      ) : null}
    </>
  )
}

function groupsOf(facilities: ListingFacility[]): [string, ListingFacility[]][] {
  const names = [...new Set(facilities.map((one) => one.group.en))]
  return names.map((name) => [name, facilities.filter((one) => one.group.en === name)])
}

function FacilityGroup({ facilities }: { facilities: ListingFacility[] }) {
  const locale = useLocale()
  const [first] = facilities
  if (!first) return null
  return (
    <section>
      <h3>{inLanguage(locale, first.group)}</h3>
      <ul className="ticks">
        {facilities.map((one) => (
          <li key={one.id}>
            <Icon name="check" size={16} />
            <span>
              {inLanguage(locale, one.name)}
              {one.count === null ? null : `: ${one.count}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
