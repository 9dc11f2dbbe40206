import { useTranslations } from 'next-intl'
import { SignInRequired } from '@/components/shared/page-frame/sign-in-required'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/lib/i18n/navigation'
import { NoVendorProfile } from './no-vendor-profile'

/** A vendor's page for a visitor, and for a user who is not a vendor yet. */
export function VendorAccess({ isVisitor }: { isVisitor: boolean }) {
  if (isVisitor) return <SignInRequired area="hosted" isPart />
  return (
    <NoVendorProfile>
      <BecomeVendorPrompt />
    </NoVendorProfile>
  )
}

/** A vendor's page for a user who never applied. */
export function BecomeVendorPrompt() {
  const t = useTranslations('hosted.noHost')
  return (
    <EmptyState title={t('title')} text={t('text')}>
      <Button as={Link} href="/loginvendor">
        {t('begin')}
      </Button>
    </EmptyState>
  )
}
