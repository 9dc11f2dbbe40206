import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Quiet } from '@/components/admin/item-card'
import type { TableColumn } from '@/components/admin/table/table-rows'
import { Wrapped } from '@/components/shared/styles/stack'
import { Badge } from '@/components/ui/badge'
import { Money } from '@/components/ui/money'
import type { ReviewCard } from '@/lib/contract/schemas/listing/listing-review'
import { riyadhDay } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'
import { useMoney } from '@/lib/i18n/use-money'
import { LICENCE_TONES } from './licence-tones'

/** Above the link that makes a whole card of a phone open. */
const Check = styled.label`
  position: relative; z-index: 1; display: inline-grid; place-items: center; min-inline-size: var(--tap); min-block-size: var(--tap); cursor: pointer;
  input { inline-size: 20px; block-size: 20px; accent-color: var(--c-primary); }
`

interface Selection {
  selected: readonly string[]
  toggle: (id: string) => void
}

/** The columns of the listings; with a selection each row has a box to tick. */
export function useListingColumns(
  selection: Selection | null,
  isWaiting: boolean,
): TableColumn<ReviewCard>[] {
  const t = useTranslations('admin.services')
  const vocabulary = useTranslations('vocabulary')
  const locale = useLocale()
  const money = useMoney()
  const choose: TableColumn<ReviewCard> = {
    key: 'choose',
    isTick: true,
    cell: (row) => (
      <Check>
        <input
          type="checkbox"
          aria-label={t('bulk.select', { name: localName(locale, row) })}
          checked={selection?.selected.includes(row._id) ?? false}
          onChange={() => selection?.toggle(row._id)}
        />
      </Check>
    ),
  }
  return [
    ...(selection ? [choose] : []),
    {
      key: 'name',
      cell: (row) => (
        <>
          <bdi>{localName(locale, row)}</bdi>
          {row.property ? (
            <Quiet>
              {t.rich('roomTypeOf', {
                name: () => <bdi>{row.property && localName(locale, row.property)}</bdi>,
                state: vocabulary(`serviceState.${row.property.status}`),
              })}
            </Quiet>
          ) : null}
        </>
      ),
    },
    {
      key: 'status',
      cell: (row) => (
        <Wrapped $gap={1}>
          <Badge $tone={row.status === 'live' ? 'ok' : 'plain'}>
            {vocabulary(`serviceState.${row.status}`)}
          </Badge>
          {row.hasPendingChange ? <Badge $tone="info">{t('changed')}</Badge> : null}
        </Wrapped>
      ),
    },
    { key: 'type', cell: (row) => vocabulary(`typeOne.${row.type}`) },
    { key: 'city', cell: (row) => localName(locale, row.city) },
    { key: 'owner', cell: (row) => <bdi>{localName(locale, row.owner)}</bdi> },
    {
      key: 'price',
      cell: (row) => <Money {...money(row.price.from)} />,
      isNumber: true,
      isHiddenAtFirst: true,
    },
    {
      key: 'licence',
      cell: (row) =>
        row.licence ? <Badge $tone={LICENCE_TONES[row.licence]}>{t(`licence.${row.licence}`)}</Badge> : null,
    },
    {
      key: 'since',
      cell: (row) => formatDay(riyadhDay(new Date(row.since)), locale, 'dayMonth'),
      sort: isWaiting ? 'waitingSince' : 'createdAt',
    },
  ]
}
