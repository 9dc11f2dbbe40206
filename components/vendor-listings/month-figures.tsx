import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { IfMay } from '@/components/shared/member-role'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/icon-paths'
import { Money } from '@/components/ui/money'
import { Num } from '@/components/ui/num'
import type { VendorFiguresWire } from '@/lib/contract/schemas/listing/vendor-listing'
import { formatDay } from '@/lib/i18n/dates'
import { Link } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'

const Tiles = styled.dl`
  display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--s-3); margin: 0;
  dt { display: flex; align-items: center; gap: var(--s-2); font-size: var(--fs-sm); color: var(--c-ink-2); }
  dd { margin: 0; font-size: var(--fs-2xl); font-weight: var(--fw-bold); line-height: 1.3; }
  a::after { content: ''; position: absolute; inset: 0; border-radius: var(--r-lg); }
  @media (min-width: 701px) { grid-template-columns: 1.4fr 1fr 1fr; }
`

const TileBox = styled.div`
  position: relative; display: grid; gap: var(--s-1); align-content: start; padding: var(--s-4) var(--s-5); border-radius: var(--r-lg); background: var(--c-sub);
  &:first-of-type { grid-column: 1 / -1; background: var(--c-primary-soft); }
  @media (min-width: 701px) { &:first-of-type { grid-column: auto; } }
`

const TileText = styled.dd`
  && { font-size: var(--fs-xs); font-weight: var(--fw-regular); color: var(--c-ink-2); }
`

const REQUESTS_PAGE = '/booking-request'

/** The earnings of stays that begin this month, and the number of open requests. */
export function MonthFigures({ figures }: { figures: VendorFiguresWire }) {
  const t = useTranslations('ownServices.figures')
  const locale = useLocale()
  const money = useMoney()
  const { month, income, nights, requestsWaiting } = figures
  const waiting = <Num>{requestsWaiting}</Num>
  return (
    <Tiles>
      <Tile icon="wallet" name={t('income', { month: formatDay(`${month}-01`, locale, 'monthYear') })}>
        <dd>
          <Money {...money(income)} />
        </dd>
        <TileText>{t('incomeNote')}</TileText>
      </Tile>
      <Tile icon="moon" name={t('nights')}>
        <dd>
          <Num>{nights}</Num>
        </dd>
      </Tile>
      <Tile icon="clock" name={t('requests')}>
        <dd>
          <IfMay action="decideBookings" otherwise={waiting}>
            <Link href={REQUESTS_PAGE}>{waiting}</Link>
          </IfMay>
        </dd>
      </Tile>
    </Tiles>
  )
}

function Tile({ icon, name, children }: { icon: IconName; name: string; children: React.ReactNode }) {
  return (
    <TileBox>
      <dt>
        <Icon name={icon} size={18} />
        {name}
      </dt>
      {children}
    </TileBox>
  )
}
