import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon/icon'
import { Money } from '@/components/ui/money'
import { depositDueNow } from '@/lib/domain/booking/money/due'
import type { VendorBookingWire } from '@/lib/domain/booking/vendor-wire'
import { fromSar } from '@/lib/domain/money'
import { useMoney } from '@/lib/i18n/use-money'

const Box = styled.div`
  display: grid; gap: var(--s-1); align-content: start;
  dl { display: grid; gap: var(--s-2); font-size: var(--fs-sm); }
  dl div { display: flex; justify-content: space-between; gap: var(--s-4); }
  dt { color: var(--c-ink-2); }
  .door { font-weight: var(--fw-semibold); font-size: var(--fs-md); }
  .door dt { color: var(--c-warn); display: inline-flex; gap: var(--s-2); align-items: center; }
`

/** The amount due on arrival, its deposit, and the host's earnings. */
export function ToCollect({ booking }: { booking: VendorBookingWire }) {
  const t = useTranslations('hosted.money')
  const money = useMoney()
  const isDepositAtDoor = depositDueNow(booking.paymentType, fromSar(booking.deposit)) === 0
  const rows = [
    { word: 'collect', amount: booking.collect, className: 'door' },
    { word: 'deposit', amount: isDepositAtDoor && booking.collect > 0 ? booking.deposit : 0 },
    { word: 'paid', amount: booking.paid },
    { word: 'depositHeld', amount: isDepositAtDoor || booking.paid === 0 ? 0 : booking.deposit },
    { word: 'total', amount: booking.total },
    { word: 'net', amount: booking.earnings.net },
  ].filter(({ word, amount }) => amount > 0 || word === 'total')
  return (
    <Box>
      <dl>
        {rows.map(({ word, amount, className }) => (
          <div key={word} className={className}>
            <dt>
              {word === 'collect' ? <Icon name="wallet" size={16} /> : null}
              {t(word)}
            </dt>
            <dd>
              <Money {...money(amount)} />
            </dd>
          </div>
        ))}
      </dl>
    </Box>
  )
}
