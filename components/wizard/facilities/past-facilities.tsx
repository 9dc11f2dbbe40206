'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Notice } from '@/components/shared/notice'
import type { PickedFacility } from '@/lib/domain/listing/facility-choice'
import { inLanguage } from '@/lib/i18n/direction'
import { FacilityTile } from './facility-tile'

const Tiles = styled.div`
  display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 210px), 1fr)); gap: var(--s-2); inline-size: 100%; color: var(--c-ink);
`

interface PastFacilitiesProps {
  /** the ticked ones that the catalogue does not offer to this type any more */
  facilities: readonly PickedFacility[]
  pathOf: (id: string) => string
  locale: string
  errorOf: (id: string) => string | undefined
  onDrop: (id: string) => void
  onCount: (id: string, count: number | null) => void
}

/** What was ticked while it was offered: an old listing keeps it, a new one has to give it up. */
export function PastFacilities(props: PastFacilitiesProps) {
  const { facilities, pathOf, locale, errorOf, onDrop, onCount } = props
  const t = useTranslations('wizard.facilities')
  return (
    <Notice tone="warn">
      <p>{t('past')}</p>
      <Tiles>
        {facilities.map((one) => (
          <FacilityTile
            key={one.id}
            name={inLanguage(locale, one.name)}
            image={one.image}
            picked={one}
            path={pathOf(one.id)}
            error={errorOf(one.id)}
            onToggle={() => onDrop(one.id)}
            onCount={(count) => onCount(one.id, count)}
          />
        ))}
      </Tiles>
    </Notice>
  )
}
