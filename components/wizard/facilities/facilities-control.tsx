'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { Notice } from '@/components/shared/notice'
import { RetryNotice } from '@/components/shared/retry-notice'
import { Icon } from '@/components/ui/icon/icon'
import { TextInput } from '@/components/ui/input/field'
import { Skeleton } from '@/components/ui/skeleton'
import type { ControlProps } from '@/components/wizard/fields/control'
import { useControl } from '@/components/wizard/fields/use-control'
import { useAnswer } from '@/lib/api/use-answer'
import type { FacilityGroup as Group } from '@/lib/domain/catalogue'
import { countFacility, type PickedFacility, toggleFacility } from '@/lib/domain/listing/facility-choice'
import { FacilityGroup } from './facility-group'
import { PastFacilities } from './past-facilities'
import { searchFacilities } from './search-facilities'

/** The facilities by group; a counted one asks for its number as soon as it is ticked. */
export function FacilitiesControl({ field, listingType }: ControlProps) {
  const t = useTranslations('wizard.facilities')
  const { data, error, mutate } = useAnswer('GET /facility/list', {
    query: { type: listingType.type, status: 'active', isSubFacility: 'true' },
  })
  if (error) {
    return <RetryNotice tone="err" text={t('failed')} retry={t('retry')} onRetry={() => mutate()} />
  }
  if (!data) return <Waiting label={t('loading')} />
  return <Groups groups={data.data} path={field.path} />
}

function Groups({ groups, path }: { groups: readonly Group[]; path: string }) {
  const t = useTranslations('wizard.facilities')
  const locale = useLocale()
  const { value, change, errorAt } = useControl<'facilities'>({ path })
  const [search, setSearch] = useState('')
  const [opened, setOpened] = useState<readonly string[]>(groups.slice(0, 1).map(({ _id }) => _id))
  const picked = value ?? []
  const placeOf = (id: string) => picked.findIndex((one) => one.id === id)
  const wrongAt = (id: string) => errorAt(`${placeOf(id)}.count`) ?? errorAt(`${placeOf(id)}.id`)
  const past = picked.filter((one) => !groups.some((group) => isMember(group, one)))
  const isWrong = (group: Group) => group.subfacilities.some(({ _id }) => wrongAt(_id) !== undefined)
  const wrong = groups.filter(isWrong).map(({ _id }) => _id)
  const open = (id: string, isOpen: boolean) =>
    setOpened((now) => (isOpen ? [...now, id] : now.filter((one) => one !== id)))
  // A group with errors is opened and stays open while they are corrected.
  // biome-ignore lint/correctness/useExhaustiveDependencies: keyed by the errors, not by the array's identity
  useEffect(() => setOpened((now) => [...now, ...wrong]), [wrong.join()])
  const shown = groups.flatMap((group) => {
    const members = isWrong(group) ? group.subfacilities : searchFacilities(group, search)
    return members.length > 0 ? [{ group, members }] : []
  })
  return (
    <>
      <FacilitySearch text={search} count={picked.length} onChange={setSearch} />
      {past.length > 0 ? (
        <PastFacilities
          facilities={past}
          pathOf={(id) => `${path}.${placeOf(id)}`}
          locale={locale}
          errorOf={wrongAt}
          onDrop={(id) => change((now) => (now ?? []).filter((one) => one.id !== id))}
          onCount={(id, count) => change((now) => countFacility(now, id, count))}
        />
      ) : null}
      {shown.length === 0 ? (
        <Notice role="status">
          <p>{t('nothingFound', { text: search })}</p>
        </Notice>
      ) : null}
      {shown.map(({ group, members }) => (
        <FacilityGroup
          key={group._id}
          group={group}
          members={members}
          picked={picked}
          path={path}
          locale={locale}
          isOpen={search !== '' || opened.includes(group._id)}
          errorOf={wrongAt}
          onOpen={(isOpen) => open(group._id, isOpen)}
          onToggle={(member) => change((now) => toggleFacility(now, group, member))}
          onCount={(id, count) => change((now) => countFacility(now, id, count))}
        />
      ))}
    </>
  )
}

const isMember = (group: Group, { id }: PickedFacility) => group.subfacilities.some(({ _id }) => _id === id)

function Waiting({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      {[1, 2, 3, 4].map((n) => (
        <p key={n}>
          <Skeleton $block="64px" />
        </p>
      ))}
    </div>
  )
}

const Bar = styled.div`
  position: sticky; inset-block-start: calc(-1 * var(--s-5)); z-index: var(--z-sticky); display: flex; align-items: center; gap: var(--s-4);
  margin-inline: calc(-1 * var(--s-1)); padding: var(--s-2) var(--s-1); background: var(--c-raised);
  input { padding-inline-start: var(--s-12); border-radius: var(--r-full); }
`

const SearchBox = styled.span`
  position: relative; flex: 1;
  svg { position: absolute; inset-block: 0; inset-inline-start: var(--s-4); margin-block: auto; color: var(--c-ink-3); pointer-events: none; }
`

const Count = styled.span`
  flex: none; font-size: var(--fs-sm); color: var(--c-ink-2); font-weight: var(--fw-medium);
`

interface FacilitySearchProps {
  text: string
  /** the number of ticked facilities in all groups */
  count: number
  onChange: (text: string) => void
}

function FacilitySearch({ text, count, onChange }: FacilitySearchProps) {
  const t = useTranslations('wizard.facilities')
  return (
    <Bar>
      <SearchBox>
        <Icon name="search" size={18} />
        <TextInput
          type="search"
          dir="auto"
          aria-label={t('search')}
          placeholder={t('search')}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      </SearchBox>
      <Count role="status">{t('picked', { count })}</Count>
    </Bar>
  )
}
