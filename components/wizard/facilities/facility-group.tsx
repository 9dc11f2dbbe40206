'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon/icon'
import { type FacilityGroup as Group, namesOfGroup, namesOfMember } from '@/lib/domain/catalogue'
import type { PickedFacility } from '@/lib/domain/listing/facility-choice'
import { inLanguage } from '@/lib/i18n/direction'
import { FacilityTile } from './facility-tile'

const Frame = styled.section`
  border-radius: var(--r-lg); box-shadow: inset 0 0 0 1px var(--c-line); overflow: hidden;
  &[data-some] { box-shadow: inset 0 0 0 1.5px var(--c-primary); }
  h3 { font-size: inherit; }
`

const Opener = styled.button`
  display: grid; grid-template-columns: auto 1fr auto auto; align-items: center; gap: var(--s-4); inline-size: 100%; min-block-size: 64px;
  padding: var(--s-2) var(--s-4); text-align: start; border-radius: var(--r-lg);
  &:hover { background: var(--c-sub); }
  &:focus-visible { outline-offset: -3px; box-shadow: none; }
  img { inline-size: 44px; block-size: 44px; border-radius: var(--r-md); object-fit: cover; background: var(--c-sunk); }
  > svg { transition: transform var(--t-2) var(--ease); }
  &[aria-expanded='true'] > svg { transform: rotate(180deg); }
`

const Name = styled.span`
  font-weight: var(--fw-semibold);
`

const Count = styled.span`
  font-size: var(--fs-sm); color: var(--c-ink-3);
  ${Frame}[data-some] & { color: var(--c-primary); font-weight: var(--fw-medium); }
`

const Members = styled.fieldset`
  display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 210px), 1fr)); gap: var(--s-2); padding: var(--s-1) var(--s-4) var(--s-4); align-items: start;
  &[hidden] { display: none; }
`

type Member = Group['subfacilities'][number]

interface FacilityGroupProps {
  group: Group
  /** the visible ones */
  members: readonly Member[]
  picked: readonly PickedFacility[]
  path: string
  locale: string
  isOpen: boolean
  errorOf: (id: string) => string | undefined
  onOpen: (isOpen: boolean) => void
  onToggle: (member: Member) => void
  onCount: (id: string, count: number | null) => void
}

/** A group with its image and name, and the number of ticked members. */
export function FacilityGroup(props: FacilityGroupProps) {
  const { group, members, picked, path, locale, isOpen, errorOf, onOpen, onToggle, onCount } = props
  const t = useTranslations('wizard.facilities')
  const id = useId()
  const name = inLanguage(locale, namesOfGroup(group))
  const ticked = group.subfacilities.filter(({ _id }) => picked.some((one) => one.id === _id)).length
  return (
    <Frame data-some={ticked > 0 || undefined}>
      <h3>
        <Opener type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => onOpen(!isOpen)}>
          {/* biome-ignore lint/performance/noImgElement: a small drawing of the catalogue, there is nothing to optimise */}
          <img src={group.image} alt="" loading="lazy" />
          <Name>{name}</Name>
          <Count>{t('ofGroup', { count: ticked, all: group.subfacilities.length })}</Count>
          <Icon name="chevronDown" size={18} />
        </Opener>
      </h3>
      <Members id={id} hidden={!isOpen}>
        <legend className="sr-only">{name}</legend>
        {isOpen
          ? members.map((member) => {
              const index = picked.findIndex((one) => one.id === member._id)
              return (
                <FacilityTile
                  key={member._id}
                  name={inLanguage(locale, namesOfMember(member))}
                  image={member.image}
                  picked={picked[index]}
                  path={`${path}.${index}`}
                  error={errorOf(member._id)}
                  onToggle={() => onToggle(member)}
                  onCount={(count) => onCount(member._id, count)}
                />
              )
            })
          : null}
      </Members>
    </Frame>
  )
}
