import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Money } from '@/components/ui/money'
import type { AccountSum } from '@/lib/domain/ledger/explorer'
import { Link } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'

const Grid = styled.ul`
  display: grid; gap: var(--s-2); grid-template-columns: repeat(auto-fill, minmax(min(100%, 190px), 1fr)); padding: 0; margin: 0; list-style: none;
  a { display: grid; gap: var(--s-1); block-size: 100%; padding: var(--s-3) var(--s-4); border-radius: var(--r-md); background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line); font-size: var(--fs-sm); color: var(--c-ink-2); }
  a:hover { background: var(--c-sub); }
  a[aria-current] { box-shadow: inset 0 0 0 2px var(--c-primary); }
  strong { font-size: var(--fs-md); color: var(--c-ink); }
  @media (max-width: 700px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`

/** Each account with its balance; a press lists the transactions that touch it. */
export function AccountSums({ sums, shown }: { sums: readonly AccountSum[]; shown?: string }) {
  const t = useTranslations('admin.ledger')
  const money = useMoney()
  return (
    <section aria-label={t('balances')}>
      <Grid>
        {sums.map(({ account, balance }) => (
          <li key={account}>
            <Link
              href={`/admin/ledger?account=${account}`}
              aria-current={shown === account || undefined}
              prefetch={false}
              scroll={false}
            >
              {t(`accounts.${account}`)}
              <strong>
                <Money {...money(balance)} />
              </strong>
            </Link>
          </li>
        ))}
      </Grid>
    </section>
  )
}
