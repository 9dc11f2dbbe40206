import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Money } from '@/components/ui/money'
import type { VendorBookingWire } from '@/lib/domain/booking/vendor-wire'
import { useMoney } from '@/lib/i18n/use-money'

const Lines = styled.dl`
  display: grid; gap: var(--s-2); align-content: start; font-size: var(--fs-sm);
  div { display: flex; justify-content: space-between; gap: var(--s-4); }
  dt { color: var(--c-ink-2); }
  .net { padding-block-start: var(--s-2); border-block-start: 1px solid var(--c-line); font-size: var(--fs-md); font-weight: var(--fw-semibold); }
  .net dt { color: var(--c-ink); }
  .net dd { color: var(--c-ok); }
`

/** The guest's total and the host's share, computed by the shared rule. */
export function Earnings({ booking }: { booking: Pick<VendorBookingWire, 'total' | 'earnings'> }) {
  const t = useTranslations('hosted.money')
  const money = useMoney()
  const { commission, commissionVat, net } = booking.earnings
  const rows = [
    { word: 'total', amount: booking.total },
    { word: 'commission', amount: -commission },
    { word: 'commissionVat', amount: -commissionVat },
    { word: 'net', amount: net },
  ]
  return (
    <Lines>
      {rows.map(({ word, amount }) => (
        <div key={word} className={word}>
          <dt>{t(word)}</dt>
          <dd>
            <Money {...money(amount)} />
          </dd>
        </div>
      ))}
    </Lines>
  )
}
