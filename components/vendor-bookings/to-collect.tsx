import { useTranslations } from 'next-intl'
import styled, { css } from 'styled-components'
import { Icon } from '@/components/ui/icon/icon'
import { Money } from '@/components/ui/money'
import type { VendorBookingWire } from '@/lib/contract/schemas/booking/vendor-wire'
import { useMoney } from '@/lib/i18n/use-money'

const Box = styled.div`
  display: grid; gap: var(--s-1); align-content: start;
  dl { display: grid; gap: var(--s-2); font-size: var(--fs-sm); }
  dt { color: var(--c-ink-2); }
`

const Line = styled.div<{ $isAtDoor: boolean }>`
  display: flex; justify-content: space-between; gap: var(--s-4);
  ${({ $isAtDoor }) =>
    $isAtDoor &&
    css`
      font-weight: var(--fw-semibold); font-size: var(--fs-md);
      dt { color: var(--c-warn); display: inline-flex; gap: var(--s-2); align-items: center; }
    `}
`

/** The amount due on arrival, its deposit, and the host's earnings. */
export function ToCollect({ booking }: { booking: VendorBookingWire }) {
  const t = useTranslations('hosted.money')
  const money = useMoney()
  const isDepositAtDoor = booking.collect > 0 && booking.depositPaid === 0
  const rows = [
    { name: 'collect', amount: booking.collect },
    { name: 'deposit', amount: isDepositAtDoor ? booking.deposit : 0 },
    { name: 'paid', amount: booking.paid },
    { name: 'depositHeld', amount: booking.depositPaid },
    { name: 'total', amount: booking.total },
    { name: 'byDiyar', amount: booking.earnings.byDiyar },
    { name: 'net', amount: booking.earnings.net },
  ].filter(({ name, amount }) => amount > 0 || name === 'total')
  return (
    <Box>
      <dl>
        {rows.map(({ name, amount }) => (
          <Line key={name} $isAtDoor={name === 'collect'}>
            <dt>
              {name === 'collect' ? <Icon name="wallet" size={16} /> : null}
              {t(name)}
            </dt>
            <dd>
              <Money {...money(amount)} />
            </dd>
          </Line>
        ))}
      </dl>
    </Box>
  )
}
