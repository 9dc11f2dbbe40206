import { useLocale, useTranslations } from 'next-intl'
import { type FacilityGroup, namesOfGroup, namesOfMember } from '@/lib/domain/catalogue'
import { inLanguage } from '@/lib/i18n/direction'
import styles from './filter-panel.module.css'

/** The number of visible facilities, besides the chosen ones. */
const TOP_FACILITIES = 8

type Facility = FacilityGroup['subfacilities'][number]

/** The first facilities and the chosen ones visible, the rest by groups behind "show all". */
export function FacilityField({ groups, chosen }: { groups: FacilityGroup[]; chosen: readonly string[] }) {
  const t = useTranslations('search.filters')
  const locale = useLocale()
  // Each group begins with its most used facilities; counts apply to the wizard, not to a search.
  const options = groups.map((group) => ({
    ...group,
    subfacilities: group.subfacilities.filter((one) => !one.isNumber),
  }))
  const all = options.flatMap((group) => group.subfacilities)
  const firstOfGroups = options.flatMap((group) => group.subfacilities.slice(0, 1)).slice(0, TOP_FACILITIES)
  const visible = all.filter((one) => firstOfGroups.includes(one) || chosen.includes(one._id))
  if (all.length === 0) return null
  return (
    <fieldset className={styles.ticks}>
      <legend>{t('facilities')}</legend>
      <Ticks facilities={visible} chosen={chosen} />
      {all.length > visible.length ? (
        <details>
          <summary>{t('more', { count: all.length })}</summary>
          {options.map((group) => (
            <div key={group._id}>
              <h3>{inLanguage(locale, namesOfGroup(group))}</h3>
              <Ticks
                facilities={group.subfacilities.filter((one) => !visible.includes(one))}
                chosen={chosen}
              />
            </div>
          ))}
        </details>
      ) : null}
    </fieldset>
  )
}

function Ticks({ facilities, chosen }: { facilities: readonly Facility[]; chosen: readonly string[] }) {
  const locale = useLocale()
  return facilities.map((one) => (
    <label key={one._id}>
      <input type="checkbox" name="facilities" value={one._id} defaultChecked={chosen.includes(one._id)} />
      {inLanguage(locale, namesOfMember(one))}
    </label>
  ))
}
