'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Notice } from '@/components/shared/notice'
import { Button } from '@/components/ui/button'
import { useUser } from '@/lib/api/current-user'
import { Link } from '@/lib/i18n/navigation'
import type { SyncState } from './drafts/draft-sync'

/** The vendor application of a user who began as an applicant. */
type Application = 'waiting' | 'rejected'

interface ApplicationNoticeProps {
  application: Application | null
  /** where the listing would be sent */
  isLast: boolean
}

/** Why a listing cannot be sent yet, on its last screen; after a rejection on every one. */
export function ApplicationNotice({ application, isLast }: ApplicationNoticeProps) {
  const t = useTranslations('wizard.application')
  if (!application || (application === 'waiting' && !isLast)) return null
  return (
    <Notice tone={application === 'waiting' ? 'info' : 'warn'} role="status">
      <p>{t(application)}</p>
      {application === 'rejected' ? (
        <Button as={Link} href="/loginvendor" $kind="outline" $size="sm">
          {t('see')}
        </Button>
      ) : null}
    </Notice>
  )
}

/** Null for a vendor, and from the approval on. A draft that the server refuses asks again whether there was a decision. */
export function useApplication(syncState: SyncState): Application | null {
  const { user, refresh } = useUser()
  const [isApplicant] = useState(user?.waitingVendorId != null)
  const isRefused = syncState.state === 'here' && syncState.failure.status === 403
  useEffect(() => {
    if (isApplicant && isRefused) void refresh()
  }, [isApplicant, isRefused, refresh])
  if (!isApplicant || user?.vendor) return null
  return user && user.waitingVendorId === null ? 'rejected' : 'waiting'
}
