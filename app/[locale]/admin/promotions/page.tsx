import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { PromotionQueue } from '@/components/admin/promotions/promotion-queue'
import { loadPromotions } from '@/lib/api/private'
import { PROMOTION_STATES } from '@/lib/domain/promotions/wire'
import type { PageQuery } from '@/lib/domain/search/page-query'
import { pageOf } from '@/lib/domain/search/page-query'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { privateMetadata } from '@/lib/seo'

/** Only for admins: the middleware answers 404 to everyone else. */
export const dynamic = 'force-dynamic'

interface PageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<PageQuery<'admin/promotions'>>
}

export const generateMetadata = privateMetadata('admin')

export default async function AdminPromotionsPage({ params, searchParams }: PageProps) {
  setRequestLocale((await params).locale)
  const { state: requested, ...query } = await searchParams
  const state = PROMOTION_STATES.find((one) => one === requested) ?? 'active'
  const answer = await loadPromotions(state, pageOf(query))
  if (answer.state !== 'found') notFound()
  return (
    <ClientMessages also={['admin.promotions', 'admin.queue', 'admin.reason', 'vocabulary.type']}>
      <PromotionQueue state={state} list={answer.data} />
    </ClientMessages>
  )
}
