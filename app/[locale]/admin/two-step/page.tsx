import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { TwoStepPage } from '@/components/admin/two-step/two-step-page'
import { loadAdminSession } from '@/lib/api/load'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { QueryPageProps } from '@/lib/pages/page-query'

export default async function AdminTwoStepPage({ params, searchParams }: QueryPageProps<'admin/two-step'>) {
  setRequestLocale((await params).locale)
  const [{ to: wanted }, session] = [await searchParams, await loadAdminSession()]
  if (session.state !== 'found') notFound()
  const to = wanted && isOfConsole(wanted) ? wanted : '/admin'
  return (
    <ClientMessages also={['admin.twoStep']}>
      <TwoStepPage step={session.data.secondStep} to={to} />
    </ClientMessages>
  )
}

/** An address that somebody else wrote may lead to pages of the console only. */
const isOfConsole = (path: unknown) => typeof path === 'string' && /^\/admin(\/[\w-]+)*(\?|$)/.test(path)
