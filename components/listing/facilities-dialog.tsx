'use client'

import { useLocale, useTranslations } from 'next-intl'
import { facilityIcon } from '@/components/shared/listing-parts/facility-icon'
import { Dialog } from '@/components/ui/dialog/dialog'
import { Icon } from '@/components/ui/icon/icon'
import { Skeleton } from '@/components/ui/skeleton'
import { useAnswer } from '@/lib/api/use-answer'
import type { ListingFacility } from '@/lib/domain/listing/facility-choice'
import { facilitiesOfAnswer } from '@/lib/domain/listing/fields/facility-wire'
import { inLanguage } from '@/lib/i18n/direction'
import styles from './facilities-dialog.module.css'
import { LoadFailed } from './load-failed'

const LIST_BLOCK = '320px'

/** Every facility of a listing by group; counted ones show their number. */
export default function FacilitiesDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('detail.facilities')
  const locale = useLocale()
  const { data, error, mutate } = useAnswer('GET /services/details/:id', { params: { id } })
  return (
    <Dialog open onOpenChange={onClose} title={t('title')} closeLabel={t('close')} shape="wide">
      {error ? <LoadFailed onRetry={() => mutate()} /> : null}
      {!data && !error ? <Skeleton $block={LIST_BLOCK} /> : null}
      {data ? (
        <div className={styles.groups}>
          {groupsOf(facilitiesOfAnswer(data)).map(([first, ...rest]) => (
            <section key={first.group.en}>
              <h3>
                <Icon name={facilityIcon(first.groupImage)} size={22} />
                {inLanguage(locale, first.group)}
              </h3>
              <ul>
                {[first, ...rest].map((one) => (
                  <li key={one.id}>
                    {inLanguage(locale, one.name)}
                    {one.count === null ? null : <b className="num">{one.count}</b>}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      ) : null}
    </Dialog>
  )
}

type Group = [ListingFacility, ...ListingFacility[]]

/** The groups in order, without empty ones. */
function groupsOf(facilities: ListingFacility[]): Group[] {
  const groups = new Map<string, Group>()
  for (const one of facilities) {
    const group = groups.get(one.group.en)
    if (group) group.push(one)
    else groups.set(one.group.en, [one])
  }
  return [...groups.values()]
}
