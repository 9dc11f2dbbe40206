import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { ClaimQueue } from '@/components/admin/claim-queue'
import { loadDepositClaims } from '@/lib/api/private'
import { CLAIM_STATES } from '@/lib/domain/deposit-claims/claim'
import type { PageQuery } from '@/lib/domain/search/page-query'
import { pageOf } from '@/lib/domain/search/page-query'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { privateMetadata } from '@/lib/seo'

/** Only for admins: the middleware answers 404 to everyone else. */
export const dynamic = 'force-dynamic'

interface PageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<PageQuery<'admin/deposit-claims'>>
}

export const generateMetadata = privateMetadata('admin')

export default async function AdminDepositClaimsPage({ params, searchParams }: PageProps) {
  setRequestLocale((await params).locale)
  const requested = await searchParams
  const state = CLAIM_STATES.find((one) => one === requested.state) ?? 'in_review'
  const answer = await loadDepositClaims(state, pageOf(requested))
  if (answer.state !== 'found') notFound()
  return (
    <ClientMessages also={['admin.depositClaims', 'admin.queue', 'admin.vendors', 'deposit']}>
      <ClaimQueue state={state} list={answer.data} />
    </ClientMessages>
  )
}
