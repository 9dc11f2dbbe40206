'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { VendorApplicationWire } from '@/lib/domain/account/vendor'
import { Link } from '@/lib/i18n/navigation'
import { ApplicationStatus } from './application-status'

/** The state of the vendor application as a section of the profile, with the link to continue. */
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
