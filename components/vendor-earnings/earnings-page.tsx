'use client'

import styled from 'styled-components'
import { IfMay } from '@/components/shared/member-role'
import type { EarningsWire } from '@/lib/contract/schemas/payouts/earnings'
import type { PayoutWire } from '@/lib/contract/schemas/payouts/payout'
import { Balances } from './balances'
import { BankAccountCard } from './bank-account-card'
import { CompanyNameCard } from './company-name-card'
import { Movements } from './movements'
import { PayoutList } from './payout-list'
import { ScheduleCard } from './schedule-card'
import { VatCard } from './vat-card'

const Pair = styled.div`
  display: grid; gap: var(--s-6); grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
`

/** A vendor's balances, account, movements and payouts. */
export function EarningsPage({
  earnings,
  payouts,
}: {
  earnings: EarningsWire
  payouts: readonly PayoutWire[] | null
}) {
  const { bankAccount, vatNumber, vatCheck, companyNames, month, page } = earnings
  return (
    <>
      <Balances earnings={earnings} />
      <Pair>
        <BankAccountCard account={bankAccount} />
        <ScheduleCard earnings={earnings} />
      </Pair>
      <PayoutList payouts={payouts} />
      <Movements key={`${month}-${page}`} earnings={earnings} />
      <IfMay action="editVendor">
        <VatCard vatNumber={vatNumber} vatCheck={vatCheck} />
        {companyNames ? <CompanyNameCard names={companyNames} /> : null}
      </IfMay>
    </>
  )
}
