import { useLocale, useTranslations } from 'next-intl'
import { DialogOpener } from '@/components/listing/dialog-opener'
import { facilityIcon } from '@/components/listing/facility-icon'
import { Icon } from '@/components/ui/icon/icon'
import type { Listing } from '@/lib/domain/listing/listing'
import { inLanguage } from '@/lib/i18n/direction'
import styles from './detail-sections.module.css'

const VISIBLE_FACILITIES = 10

/** The first facilities of every group in turn, as an overview of ten; the rest opens on demand. */
export function DetailFacilities({ listing }: { listing: Listing }) {
  const t = useTranslations('detail.facilities')
  const locale = useLocale()
  const { id, facilities } = listing
  return (
    <>
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
      {facilities.length > VISIBLE_FACILITIES ? (
        <DialogOpener opens="facilities" id={id} label={t('all', { count: facilities.length })} />
      ) : null}
    </>
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
