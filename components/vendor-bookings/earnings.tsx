import { useTranslations } from 'next-intl'
import styled, { css } from 'styled-components'
import { Money } from '@/components/ui/money'
import type { VendorBookingWire } from '@/lib/contract/schemas/booking/vendor-wire'
import { useMoney } from '@/lib/i18n/use-money'

const Lines = styled.dl`
  display: grid; gap: var(--s-2); align-content: start; font-size: var(--fs-sm);
  dt { color: var(--c-ink-2); }
`

const Line = styled.div<{ $isNet: boolean }>`
  display: flex; justify-content: space-between; gap: var(--s-4);
  ${({ $isNet }) =>
    $isNet &&
    css`
      padding-block-start: var(--s-2); border-block-start: 1px solid var(--c-line); font-size: var(--fs-md); font-weight: var(--fw-semibold);
      dt { color: var(--c-ink); }
      dd { color: var(--c-ok); }
    `}
`

/** The guest's total and the host's share, computed by the shared rule. */
export function Earnings({ booking }: { booking: Pick<VendorBookingWire, 'total' | 'earnings'> }) {
  const t = useTranslations('hosted.money')
  const money = useMoney()
  const { commission, commissionVat, stayVat, net } = booking.earnings
  const rows = [
    { name: 'total', amount: booking.total },
    { name: 'commission', amount: -commission },
    { name: 'commissionVat', amount: -commissionVat },
    ...(stayVat > 0 ? [{ name: 'stayVat', amount: -stayVat }] : []),
    { name: 'net', amount: net },
  ]
  return (
    <Lines>
      {rows.map(({ name, amount }) => (
        <Line key={name} $isNet={name === 'net'}>
          <dt>{t(name)}</dt>
          <dd>
            <Money {...money(amount)} />
          </dd>
        </Line>
      ))}
    </Lines>
  )
}
