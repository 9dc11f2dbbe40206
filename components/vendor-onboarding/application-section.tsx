'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { VendorApplicationWire } from '@/lib/contract/schemas/account/vendor'
import type { VendorState } from '@/lib/domain/account/vendor'
import { Link } from '@/lib/i18n/navigation'
import { ApplicationStatus } from './application-status'

interface ApplicationSectionProps {
  application: VendorApplicationWire | null
  /** the user acts for no other vendor, whose listing it would be */
  mayPrepare: boolean
}

/** The state of the vendor application as a section of the profile, with the links to continue. */
export function ApplicationSection({ application, mayPrepare }: ApplicationSectionProps) {
  const t = useTranslations('vendor')
  const state = application?.state ?? 'none'
  const { href, text } = NEXT[state]
  return (
    <ApplicationStatus application={application}>
      {state === 'waiting' && mayPrepare ? <PrepareListing /> : null}
      <Button as={Link} href={href} $kind="outline" prefetch={false}>
        {t(text)}
      </Button>
    </ApplicationStatus>
  )
}

const SEE = { href: '/loginvendor', text: 'seeRequest' } as const
const NEXT = {
  none: { href: '/loginvendor?begin=1', text: 'begin' },
  waiting: SEE,
  rejected: SEE,
  approved: { href: '/my-services', text: 'toServices' },
} as const satisfies Record<VendorState | 'none', object>

/** Opens the wizard for an applicant, who can send the listing once the application is approved. */
export function PrepareListing() {
  const t = useTranslations('vendor')
  return (
    <Button as={Link} href="/my-services?add=1" prefetch={false}>
      {t('prepare')}
    </Button>
  )
}
