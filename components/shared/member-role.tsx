'use client'

import { createContext, type ReactNode, useContext, useState } from 'react'
import type { MemberRole, Membership } from '@/lib/domain/account/membership'
import { can, type VendorAction } from '@/lib/domain/policy/vendor-policy'

const MemberContext = createContext<Membership | null>(null)

/**
 * Says to the pages of a vendor in which role the user acts, as the server read it. Another vendor begins them anew; an
 * ended session and an approved application do not, so that typed text stays.
 */
export function MemberProvider({ member, children }: { member: Membership | null; children: ReactNode }) {
  const [shown, setShown] = useState({ vendorId: member?.vendorId, turn: 0 })
  if (member && member.vendorId !== shown.vendorId) {
    const turn = shown.vendorId === undefined ? shown.turn : shown.turn + 1
    setShown({ vendorId: member.vendorId, turn })
  }
  return (
    <MemberContext key={shown.turn} value={member}>
      {children}
    </MemberContext>
  )
}

/** The membership in which the user acts on this page. */
export const useMember = () => useContext(MemberContext)

/** Whether the buttons of an action are drawn, for a member with a role where it is done to one; the server decides again. */
export function useMay(): (action: VendorAction, memberRole?: MemberRole) => boolean {
  const vendor = useContext(MemberContext)
  return (action, memberRole) =>
    vendor !== null && can({ vendor }, action, { vendorId: vendor.vendorId, memberRole })
}

interface IfMayProps {
  action: VendorAction
  /** drawn for the other roles */
  otherwise?: ReactNode
  children: ReactNode
}

/** Draws its children only for a role that may do it. */
export function IfMay({ action, otherwise = null, children }: IfMayProps) {
  return useMay()(action) ? children : otherwise
}
