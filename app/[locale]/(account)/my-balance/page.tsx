import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { BalancePage } from '@/components/account/balance/balance-page'
import { RefreshOnNotification } from '@/components/notifications/refresh-on-notification'
import { SignInRequired } from '@/components/shared/page-frame/sign-in-required'
import { loadPage } from '@/lib/api/load'
import { BALANCE_KINDS, MONTH } from '@/lib/domain/ledger/balance'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { QueryPageProps } from '@/lib/pages/page-query'
import { pageOf } from '@/lib/pages/page-query'
import { privateMetadata } from '@/lib/seo'

export const dynamic = 'force-dynamic'

export const generateMetadata = privateMetadata('balance')

export default async function MyBalancePage({ params, searchParams }: QueryPageProps<'my-balance'>) {
  setRequestLocale((await params).locale)
  const { kind, month, ...requested } = await searchParams
  const filter = {
    kind: BALANCE_KINDS.find((one) => one === kind),
    month: month && MONTH.test(month) ? month : undefined,
  }
  const answer = await loadPage('GET /user/balance', { query: { ...filter, page: pageOf(requested) } })
  if (answer.state === 'notFound') notFound()
  return (
    <ClientMessages also={['balance']}>
      <RefreshOnNotification family="money" />
      {answer.state === 'found' ? (
        <BalancePage filter={filter} list={answer.data} />
      ) : (
        <SignInRequired area="balance" />
      )}
    </ClientMessages>
  )
}
