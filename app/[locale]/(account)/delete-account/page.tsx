import { setRequestLocale } from 'next-intl/server'
import { DeletionPage } from '@/components/account/deletion/deletion-page'
import { DeletionSignIn } from '@/components/account/deletion/deletion-sign-in'
import { load } from '@/lib/api/load'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { LocalePageProps } from '@/lib/pages/page-query'
import { privateMetadata } from '@/lib/seo'

export const generateMetadata = privateMetadata('leave')

export default async function DeleteAccountPage({ params }: LocalePageProps) {
  setRequestLocale((await params).locale)
  const [profile, blockers] = await Promise.all([
    load('GET /user/profile'),
    load('GET /user/delete-blockers'),
  ])
  return (
    <ClientMessages also={['account', 'leave']}>
      {profile.state === 'found' && blockers.state === 'found' ? (
        <DeletionPage blockers={blockers.data} />
      ) : (
        <DeletionSignIn />
      )}
    </ClientMessages>
  )
}
