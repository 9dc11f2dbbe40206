'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { Combobox } from '@/components/ui/input/combobox'
import type { Category, City } from '@/lib/domain/catalogue'
import { categoryChoices, cityChoices, matchesChoice, type SearchDraft } from './search-draft'

export interface SearchFieldsProps {
  draft: SearchDraft
  onChange: (draft: SearchDraft) => void
  cities: City[]
  categories: Category[]
}

interface FieldStyle {
  /** the wrapper of a field */
  className: string
}

/** City and type: two comboboxes that match names in both languages. */
export function SearchFields(props: SearchFieldsProps & FieldStyle) {
  const { draft, onChange, cities, categories, className } = props
  const t = useTranslations('search.bar')
  const locale = useLocale()
  const id = useId()
  return (
    <>
      <div className={className}>
        <label htmlFor={`${id}-city`}>{t('where')}</label>
        <Combobox
          id={`${id}-city`}
          name="city"
          label={t('where')}
          placeholder={t('anyCity')}
          options={cityChoices(cities, locale)}
          value={draft.city}
          onChange={(city) => onChange({ ...draft, city })}
          matches={matchesChoice}
          words={{ count: (count) => t('cities', { count }), none: t('noCity') }}
        />
      </div>
      <div className={className}>
        <label htmlFor={`${id}-category`}>{t('what')}</label>
        <Combobox
          id={`${id}-category`}
          label={t('what')}
          placeholder={t('all')}
          options={categoryChoices(categories, locale, t('all'))}
          value={draft.categoryId}
          onChange={(categoryId) => onChange({ ...draft, categoryId })}
          matches={matchesChoice}
          words={{ count: (count) => t('categories', { count }), none: t('noCategory') }}
        />
      </div>
    </>
  )
}
