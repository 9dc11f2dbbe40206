import { useLocale } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import type { ListingFacility } from '@/lib/domain/listing/facility-choice'
import { inLanguage } from '@/lib/i18n/direction'
import { facilityIcon } from './facility-icon'
import styles from './listing-parts.module.css'

export const VISIBLE_FACILITIES = 10

/** The first facilities of every group in turn, as an overview of ten. */
export function FacilityTicks({ facilities }: { facilities: readonly ListingFacility[] }) {
  const locale = useLocale()
  return (
    <ul className={styles.ticks}>
      {byTurns(facilities, (one) => one.group.en)
        .slice(0, VISIBLE_FACILITIES)
        .map((one) => (
          <li key={one.id}>
            <Icon name={facilityIcon(one.groupImage)} size={20} />
            {inLanguage(locale, one.name)}
            {one.count === null ? null : `: ${one.count}`}
          </li>
        ))}
    </ul>
  )
}

/** The first of each group, then the second of each, and so on. */
function byTurns<T>(items: readonly T[], groupOf: (item: T) => string): T[] {
  const turns = new Map<string, number>()
  const ranked = items.map((item) => {
    const turn = turns.get(groupOf(item)) ?? 0
    turns.set(groupOf(item), turn + 1)
    return { item, turn }
  })
  return ranked.toSorted((a, b) => a.turn - b.turn).map(({ item }) => item)
}
