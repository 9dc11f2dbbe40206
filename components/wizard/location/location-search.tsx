'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon/icon'
import { Combobox } from '@/components/ui/input/combobox'
import { normaliseArabic } from '@/lib/domain/text/arabic'
import type { FoundLocation } from './use-location-search'

const Search = styled.div`
  display: grid; gap: var(--s-2); flex: 1 1 220px; min-inline-size: 0;
  label { font-size: var(--fs-sm); font-weight: var(--fw-medium); }
`

const SearchBox = styled.div`
  position: relative; display: flex; align-items: center; gap: var(--s-3); min-block-size: var(--ctl); padding-inline: var(--s-4); border-radius: var(--r-md); background: var(--c-bg); box-shadow: inset 0 0 0 1px var(--c-line-strong);
  &:hover { box-shadow: inset 0 0 0 1.5px var(--c-ink); }
  &:focus-within { box-shadow: inset 0 0 0 2px var(--c-focus); }
  > svg { flex: none; color: var(--c-ink-3); }
  > div { flex: 1; min-inline-size: 0; }
  input { inline-size: 100%; min-block-size: var(--tap); }
  input:focus-visible { outline: none; box-shadow: none; }
  [role='listbox'] { z-index: var(--z-pop); }
`

interface LocationSearchProps {
  locations: readonly FoundLocation[]
  onFound: (location: FoundLocation) => void
}

/** Finds a city or a district by its name in either language. */
export function LocationSearch({ locations, onFound }: LocationSearchProps) {
  const t = useTranslations('wizard.place')
  const id = useId()
  if (locations.length === 0) return null
  return (
    <Search>
      <label htmlFor={id}>{t('search')}</label>
      <SearchBox>
        <Icon name="search" size={18} />
        <Combobox
          id={id}
          label={t('search')}
          placeholder={t('searchHint')}
          options={[...locations]}
          value=""
          onChange={(value) => {
            const found = locations.find((one) => one.value === value)
            if (found) onFound(found)
          }}
          matches={({ label, hint = '' }, typed) =>
            normaliseArabic(`${label} ${hint}`).includes(normaliseArabic(typed))
          }
          words={{ count: (n) => t('found', { count: n }), none: t('foundNone') }}
        />
      </SearchBox>
    </Search>
  )
}
