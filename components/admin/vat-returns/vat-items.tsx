import { useLocale, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Money } from '@/components/ui/money'
import type { VatBox } from '@/lib/domain/vat-returns/figures'
import type { VatReturnWire } from '@/lib/domain/vat-returns/wire'
import { formatDay } from '@/lib/i18n/dates'
import { Link } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'
import { FiguresFrame, ListPages, periodHref } from './parts'

interface VatItemsProps {
  vatReturn: VatReturnWire
  box: VatBox | null
}

/** The documents behind a figure, or behind all. */
export function VatItems({ vatReturn: { period, items }, box }: VatItemsProps) {
  const t = useTranslations('admin.vatReturns')
  const locale = useLocale()
  const money = useMoney()
  const title = box ? t(`boxes.${box}`) : t('allDocuments')
  return (
    <section aria-labelledby="vat-items">
      <h2 id="vat-items">{title}</h2>
      {box ? (
        <p>
          <Link href={periodHref(period)} prefetch={false} scroll={false}>
            {t('showAll')}
          </Link>
        </p>
      ) : null}
      {items.data.length === 0 ? (
        <p>{t('noDocuments')}</p>
      ) : (
        <FiguresFrame>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('columns.number')}</th>
                <th scope="col">{t('columns.box')}</th>
                <th scope="col">{t('columns.on')}</th>
                <th scope="col">{t('columns.booking')}</th>
                <th scope="col" data-number>
                  {t('columns.net')}
                </th>
                <th scope="col" data-number>
                  {t('columns.vat')}
                </th>
              </tr>
            </thead>
            <tbody>
              {items.data.map(({ _id, number, box: of, on, booking, net, vat, isCorrection }) => (
                <tr key={_id}>
                  <td>
                    <bdi className="num">{number}</bdi>{' '}
                    {isCorrection ? <Badge $tone="info">{t('correction')}</Badge> : null}
                  </td>
                  <td>{t(`boxes.${of}`)}</td>
                  <td>{formatDay(on, locale)}</td>
                  <td>
                    {booking ? (
                      <Link href={`/admin/bookings/${booking._id}`} prefetch={false}>
                        <bdi className="num">{booking.code}</bdi>
                      </Link>
                    ) : null}
                  </td>
                  <td data-number>
                    <Money {...money(net)} />
                  </td>
                  <td data-number>
                    <Money {...money(vat)} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </FiguresFrame>
      )}
      <ListPages
        {...items}
        address={(page) => `${periodHref(period)}?${box ? `box=${box}&` : ''}page=${page}`}
      />
    </section>
  )
}
