import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { VendorApplicationWire } from '@/lib/contract/schemas/account/vendor'
import type { Profile } from '@/lib/domain/account/account'
import type { Rates } from '@/lib/domain/rates/rates'
import { Link } from '@/lib/i18n/navigation'
import { PrepareListing } from './application-section'
import { ApplicationStatus } from './application-status'
import { BecomeVendor } from './become-vendor'
import { VendorIntro } from './vendor-intro'
import { VisitorSignIn } from './visitor-sign-in'

interface VendorPageProps {
  /** null for a visitor */
  user: Profile | null
  application: VendorApplicationWire | null
  /** the user has just come from "become a vendor" */
  hasBegun: boolean
  rates: Rates | null
}

/** Why to become a vendor, and the state of the user's application. */
export function VendorPage({ user, application, hasBegun, rates }: VendorPageProps) {
  const t = useTranslations('vendor')
  return (
    <VendorIntro rates={rates}>
      {user ? null : <VisitorSignIn />}
      {user && application ? (
        <ApplicationStatus application={application}>
          {application.state === 'approved' ? (
            <Button as={Link} href="/my-services" prefetch={false}>
              {t('toServices')}
            </Button>
          ) : null}
          {application.state === 'waiting' && user.waitingVendorId ? <PrepareListing /> : null}
          {application.state === 'rejected' ? <BecomeVendor user={user} before={application} /> : null}
        </ApplicationStatus>
      ) : null}
      {user?.role === 'Admin' ? (
        <Button as={Link} href="/admin/vendors">
          {t('toQueue')}
        </Button>
      ) : null}
      {user && user.role !== 'Admin' && !application ? (
        <BecomeVendor user={user} before={null} opensAtOnce={hasBegun} />
      ) : null}
    </VendorIntro>
  )
}
