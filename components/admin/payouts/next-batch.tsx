import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useMayWrite } from '@/components/admin/admin-role'
import { ActButton } from '@/components/shared/act-button'
import { ButtonRow } from '@/components/shared/button-row'
import { call } from '@/lib/api/call'
import type { NextBatch as NextBatchWire } from '@/lib/contract/schemas/payouts/payout'
import { riyalValues } from '@/lib/domain/money'

const Part = styled.section`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--s-4); padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line);
  h2 { font-size: var(--fs-md); }
  p { font-size: var(--fs-sm); color: var(--c-ink-2); }
  @media (max-width: 700px) { > * { inline-size: 100%; } }
`

/** What the next bank file would hold, and the button that makes it; further links stand beside it. */
export function NextBatch({ next, children }: { next: NextBatchWire; children?: ReactNode }) {
  const t = useTranslations('admin.payoutBatches')
  const words = useTranslations('words')
  const canWrite = useMayWrite('money')
  const mayCreate = canWrite && next.count > 0
  return (
    <Part aria-labelledby="next-batch">
      <div>
        <h2 id="next-batch">{t('next')}</h2>
        <p>
          {next.count > 0 ? t('waiting', { amount: words('riyals', riyalValues(next.total)) }) : t('none')}
        </p>
      </div>
      {mayCreate || children ? (
        <ButtonRow>
          {mayCreate ? (
            <ActButton send={() => call('POST /admin/payout-batches')} done={t('created')}>
              {t('create')} · {t('count', { count: next.count })}
            </ActButton>
          ) : null}
          {children}
        </ButtonRow>
      ) : null}
    </Part>
  )
}
