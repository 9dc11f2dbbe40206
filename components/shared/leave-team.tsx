'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ConfirmAct } from '@/components/shared/confirm-act'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import { refreshUser } from '@/lib/api/current-user'
import type { Membership } from '@/lib/domain/account/membership'

/** Ends a membership of the user; the pages then show the next one. */
export function LeaveTeam({ membership: { vendorId, name } }: { membership: Membership }) {
  const t = useTranslations('members.list')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button $kind="outline" $size="sm" onClick={() => setOpen(true)}>
        {t('leave')}
        <span className="sr-only"> {name}</span>
      </Button>
      {isOpen ? (
        <ConfirmAct
          act="leave"
          name={name}
          send={async () => {
            await call('DELETE /user/vendors/:id', { params: { id: vendorId } })
            await refreshUser()
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
