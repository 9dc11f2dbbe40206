'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ButtonRow } from '@/components/shared/button-row'
import { DepositState } from '@/components/shared/deposit-claims/deposit-state'
import { useMay } from '@/components/shared/member-role'
import { Button } from '@/components/ui/button'
import type { DepositWire } from '@/lib/contract/schemas/deposit-claims/wire'
import { ClaimDialog } from './claim-dialog'

/** The held deposit of a booking, which its vendor may claim while it has not returned. */
export function DepositClaim({ bookingId, deposit }: { bookingId: string; deposit: DepositWire }) {
  const t = useTranslations('deposit.claim')
  const mayClaim = useMay()('claimDeposits')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <DepositState deposit={deposit} reader="vendor" />
      {deposit.mayClaim && mayClaim ? (
        <ButtonRow>
          <Button $kind="outline" $size="sm" onClick={() => setOpen(true)}>
            {t('open')}
          </Button>
        </ButtonRow>
      ) : null}
      {isOpen ? (
        <ClaimDialog bookingId={bookingId} held={deposit.amount} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}
