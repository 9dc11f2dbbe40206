'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { VendorApplicationWire } from '@/lib/domain/account/vendor'
import { Link } from '@/lib/i18n/navigation'
import { ApplicationStatus } from './application-status'

/** The state of hosting as a part of the profile, with the way to where it goes on. */
export function ApplicationSection({ application }: { application: VendorApplicationWire | null }) {
  const t = useTranslations('vendor')
  const next = application?.state === 'approved' ? null : application ? 'seeRequest' : 'begin'
  return (
    <ApplicationStatus application={application}>
      {next ? (
        <Button as={Link} href={application ? '/loginvendor' : '/loginvendor?begin=1'} $kind="outline">
          {t(next)}
        </Button>
      ) : null}
    </ApplicationStatus>
  )
}
