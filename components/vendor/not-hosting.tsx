import { useTranslations } from 'next-intl'
import { SignInFirst } from '@/components/form/sign-in-first'
import { BecomeHost } from './become-host'
import { NoVendor } from './no-vendor'

function HostSignIn() {
  const t = useTranslations('hosted.visitor')
  return <SignInFirst title={t('title')} text={t('text')} signIn={t('signIn')} />
}

/** A vendor's page for a visitor, and for a user who does not host (yet). */
export function NotHosting({ isVisitor }: { isVisitor: boolean }) {
  if (isVisitor) return <HostSignIn />
  return (
    <NoVendor>
      <BecomeHost />
    </NoVendor>
  )
}
