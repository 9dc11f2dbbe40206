'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { VendorApplicationWire } from '@/lib/domain/account/vendor'
import { Link } from '@/lib/i18n/navigation'
import { HostingStatus } from './application-status'

/** The state of hosting as a part of the profile, with the way to where it goes on. */
export function HostingPart({ application }: { application: VendorApplicationWire | null }) {
  const t = useTranslations('vendor')
  const next = application?.state === 'approved' ? null : application ? 'seeRequest' : 'begin'
  return (
    <HostingStatus application={application}>
      {next ? (
        <Button as={Link} href={application ? '/loginvendor' : '/loginvendor?begin=1'} $kind="outline">
          {t(next)}
        </Button>
      ) : null}
    </HostingStatus>
  )
}
