import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Money } from '@/components/ui/money'
import type { LedgerSide } from '@/lib/domain/ledger/explorer'
import { Link } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'

const List = styled.ul`
  display: grid; gap: var(--s-1); padding: 0; margin: 0; list-style: none;
  li { display: flex; flex-wrap: wrap; gap: 0 var(--s-2); }
  li > span:last-child { color: var(--c-ink-2); white-space: nowrap; }
  a { text-decoration: underline; text-underline-offset: 3px; }
`

/** One side of a transaction: its accounts, whose they are, and what each gives or takes. */
export function LedgerSides({ sides }: { sides: readonly LedgerSide[] }) {
  const t = useTranslations('admin.ledger')
  const money = useMoney()
  return (
    <List>
      {sides.map(({ account, owner, amount }) => (
        <li key={`${account}:${owner?._id}`}>
          <span>{t(`accounts.${account}`)}</span>
          {owner ? (
            <Link href={`/admin/ledger?q=${owner._id}`} prefetch={false}>
              <bdi>{owner.name || t('closedAccount')}</bdi>
            </Link>
          ) : null}
          <span>
            <Money {...money(Math.abs(amount))} />
          </span>
        </li>
      ))}
    </List>
  )
}
