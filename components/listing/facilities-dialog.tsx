'use client'

import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import useSWR from 'swr'
import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { Skeleton } from '@/components/ui/skeleton'
import { fetchPath } from '@/lib/api/browser'
import type { ListingFacility } from '@/lib/domain/listing/listing'
import type { ServiceWire } from '@/lib/domain/listing/service-wire'
import { listingFromAnswer } from '@/lib/domain/listing/wire'
import { inLanguage } from '@/lib/i18n/direction'
import { facilityIcon } from './facility-icon'
import { LoadFailed } from './load-failed'

const LIST_BLOCK = '320px'

const Groups = styled.div`
  display: grid; gap: var(--s-6);
  h3 { display: flex; align-items: center; gap: var(--s-3); font-size: var(--fs-md); margin-block-end: var(--s-2); }
  h3 svg { color: var(--c-primary); }
  ul { display: grid; gap: 0 var(--s-8); grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr)); list-style: none; padding: 0; margin: 0; }
  li { display: flex; justify-content: space-between; gap: var(--s-3); padding-block: var(--s-3); border-block-end: 1px solid var(--c-line); }
  b { font-weight: var(--fw-semibold); }
`

/** Every facility of a place under the name of its group; counted ones show how many. */
export default function FacilitiesDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('detail.facilities')
  const locale = useLocale()
  const { data, error, mutate } = useSWR<ServiceWire | ServiceWire[]>(`services/details/${id}`, fetchPath)
  return (
    <Dialog open onOpenChange={onClose} title={t('title')} closeLabel={t('close')} shape="wide">
      {error ? <LoadFailed onRetry={() => mutate()} /> : null}
      {!data && !error ? <Skeleton $block={LIST_BLOCK} /> : null}
      {data ? (
        <Groups>
          {groupsOf(listingFromAnswer(data)?.facilities ?? []).map(([first, ...rest]) => (
            <section key={first.group.en}>
              <h3>
                <Icon name={facilityIcon(first.group.en)} size={22} />
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
        </Groups>
      ) : null}
    </Dialog>
  )
}

type Group = [ListingFacility, ...ListingFacility[]]

/** The groups in their order, none of them empty. */
function groupsOf(facilities: ListingFacility[]): Group[] {
  const groups = new Map<string, Group>()
  for (const one of facilities) {
    const group = groups.get(one.group.en)
    if (group) group.push(one)
    else groups.set(one.group.en, [one])
  }
  return [...groups.values()]
}
