import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { FigureTable } from '@/components/admin/figure-table'
import { Badge } from '@/components/ui/badge'
import { Money } from '@/components/ui/money'
import type { VatReturnWire } from '@/lib/contract/schemas/vat-returns/wire'
import type { VatBox } from '@/lib/domain/vat-returns/figures'
import { formatDay } from '@/lib/i18n/dates'
import { Link } from '@/lib/i18n/navigation'
import { useExactMoney } from '@/lib/i18n/use-money'
import { ListPages, periodHref } from './parts'

/** A figure above leads here; its heading lies below the header of the page. */
const Section = styled.section`
  display: grid; gap: var(--s-4); grid-template-columns: minmax(0, 1fr); scroll-margin-block-start: calc(var(--h-header) + var(--s-16));
  header { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: var(--s-1) var(--s-4); }
  h2 { font-size: var(--fs-lg); }
  header a { min-block-size: var(--tap); display: grid; align-items: center; font-size: var(--fs-sm); text-decoration: underline; text-underline-offset: 4px; }
`

interface VatItemsProps {
  vatReturn: VatReturnWire
  box: VatBox | null
}

/** The documents behind a figure, or behind all. */
export function VatItems({ vatReturn: { period, items }, box }: VatItemsProps) {
  const t = useTranslations('admin.vatReturns')
  const locale = useLocale()
  const money = useExactMoney()
  const title = box ? t(`boxes.${box}`) : t('allDocuments')
  return (
    <Section id="documents" aria-labelledby="vat-items">
      <header>
        <h2 id="vat-items">{title}</h2>
        {box ? (
          <Link href={periodHref(period)} prefetch={false} scroll={false}>
            {t('showAll')}
          </Link>
        ) : null}
      </header>
      {items.data.length === 0 ? (
        <p>{t(box ? 'noDocuments' : 'noDocumentsAtAll')}</p>
      ) : (
        <FigureTable
          caption={title}
          heads={[
            { label: t('columns.number') },
            { label: t('columns.box') },
            { label: t('columns.on') },
            { label: t('columns.booking') },
            { label: t('columns.net'), isNumber: true },
            { label: t('columns.vat'), isNumber: true },
          ]}
          rows={items.data.map(({ _id, number, box: of, on, booking, net, vat, isCorrection }) => ({
            key: _id,
            cells: [
              <>
                <bdi className="num">{number}</bdi>{' '}
                {isCorrection ? <Badge $tone="info">{t('correction')}</Badge> : null}
              </>,
              t(`boxes.${of}`),
              formatDay(on, locale),
              booking ? (
                <Link key="booking" href={`/admin/bookings/${booking._id}`} prefetch={false}>
                  <bdi className="num">{booking.code}</bdi>
                </Link>
              ) : null,
              <Money key="net" {...money(net)} />,
              <Money key="vat" {...money(vat)} />,
            ],
          }))}
        />
      )}
      <ListPages
        {...items}
        address={(page) => `${periodHref(period)}?${box ? `box=${box}&` : ''}page=${page}#documents`}
      />
    </Section>
  )
}
