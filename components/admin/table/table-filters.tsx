import { useTranslations } from 'next-intl'
import { type FormEvent, useId, useState } from 'react'
import styled from 'styled-components'
import { DateInput } from '@/components/forms/date-input'
import { SelectFrame } from '@/components/forms/select-field'
import { Stack } from '@/components/shared/styles/stack'
import { Button } from '@/components/ui/button'
import { TextInput } from '@/components/ui/input/field'
import {
  ALL,
  defaultSortOf,
  isNarrowed,
  MAX_TABLE_SEARCH,
  parseTableRequest,
  type TableFilter,
  viewAtFirst,
  wordsOf,
} from '@/lib/domain/admin/table'
import { TableLink } from './table-link'
import { useTableView } from './table-view'

const Line = styled.form`
  display: grid; gap: var(--s-3); grid-template-columns: repeat(auto-fill, minmax(min(100%, 150px), 1fr)); align-items: end;
  label { font-size: var(--fs-xs); font-weight: var(--fw-medium); color: var(--c-ink-2); }
  input { padding-inline: var(--s-3); }
  input, select { min-block-size: var(--tap); font-size: var(--fs-md); }
  > :first-child { grid-column: 1 / -1; }
  @media (min-width: 701px) {
    input, select { font-size: var(--fs-sm); }
    > :first-child { grid-column: span 2; }
  }
`

const Actions = styled.div`
  display: flex; align-items: center; gap: var(--s-3);
  a { font-size: var(--fs-sm); text-decoration: underline; text-underline-offset: 4px; white-space: nowrap; min-block-size: var(--tap); display: grid; align-items: center; }
`

export interface Choice {
  value: string
  label: string
}

interface TableFiltersProps {
  /** the filter that is shown as tabs */
  tabs?: string
  /** the options of a filter, in the page's language */
  choices: Readonly<Record<string, readonly Choice[]>>
}

/** Search and filters: a GET form; with script it leaves empty fields out of the address. */
export function TableFilters({ tabs, choices }: TableFiltersProps) {
  const { spec, request, addressOf, navigate } = useTableView()
  const t = useTranslations('admin.table')
  const own = useTranslations(wordsOf(spec))
  const id = useId()
  const isFiltered = isNarrowed(spec, request)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget))
    navigate(addressOf({ ...parseTableRequest(spec, typed), sort: request.sort }))
  }
  return (
    <Line role="search" aria-label={t('find')} onSubmit={submit} key={JSON.stringify(request)}>
      <Stack $gap={1}>
        <label htmlFor={`${id}-q`}>{own('search')}</label>
        <TextInput
          id={`${id}-q`}
          name="q"
          type="search"
          defaultValue={request.q}
          maxLength={MAX_TABLE_SEARCH}
          dir="auto"
          autoComplete="off"
        />
      </Stack>
      {tabs ? <input type="hidden" name={tabs} value={request.filters[tabs] ?? ALL} /> : null}
      {Object.entries(spec.filters)
        .filter(([name]) => name !== tabs)
        .map(([name, filter]) => (
          <Stack $gap={1} key={name}>
            <label htmlFor={`${id}-${name}`}>{own(`filters.${name}`)}</label>
            <FilterInput
              id={`${id}-${name}`}
              name={name}
              label={own(`filters.${name}`)}
              filter={filter}
              choices={choices[name]}
              value={request.filters[name] ?? ''}
            />
          </Stack>
        ))}
      {request.sort === defaultSortOf(spec, request.filters) ? null : (
        <input type="hidden" name="sort" value={request.sort} />
      )}
      <Actions>
        <Button type="submit" $kind="soft" $size="sm">
          {t('show')}
        </Button>
        {isFiltered ? <TableLink href={addressOf(viewAtFirst(spec))}>{t('clear')}</TableLink> : null}
      </Actions>
    </Line>
  )
}

interface FilterInputProps {
  id: string
  name: string
  label: string
  filter: TableFilter
  choices?: readonly Choice[]
  value: string
}

/** The ISO day is submitted, DD-MM-YYYY is shown. */
function DayFilter({ id, name, label, value }: Pick<FilterInputProps, 'id' | 'name' | 'label' | 'value'>) {
  const [day, setDay] = useState(value)
  return (
    <>
      <input type="hidden" name={name} value={day} />
      <DateInput id={id} label={label} value={day} onChange={setDay} />
    </>
  )
}

function FilterInput({ id, name, label, filter, choices, value }: FilterInputProps) {
  const t = useTranslations('admin.table')
  if (!choices) {
    if (filter.kind === 'day') return <DayFilter {...{ id, name, value, label }} />
    return <TextInput id={id} name={name} defaultValue={value} type="text" maxLength={MAX_TABLE_SEARCH} />
  }
  return (
    <SelectFrame>
      <select id={id} name={name} defaultValue={value}>
        <option value="">{t('any')}</option>
        {choices.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </SelectFrame>
  )
}
