'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon/icon'
import { TextInput } from '@/components/ui/input/field'

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

export function FacilitySearch({ text, count, onChange }: FacilitySearchProps) {
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
