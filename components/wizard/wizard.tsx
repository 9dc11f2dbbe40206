'use client'

import { useState } from 'react'
import { MemberProvider } from '@/components/shared/member-role'
import { useUser } from '@/lib/api/current-user'
import { type Membership, preparingMembership } from '@/lib/domain/account/membership'
import { can } from '@/lib/domain/policy/vendor-policy'
import { BeginDraft } from './begin/begin-draft'
import { BeginEdit } from './begin/begin-edit'
import { BeginNew } from './begin/begin-new'
import { NotAllowed } from './begin/not-allowed'
import { WizardLoading } from './begin/wizard-loading'
import { renameLocalDrafts } from './drafts/local-draft'
import { WizardFlow } from './wizard-flow'
import type { WizardRequest } from './wizard-request'
import { startOfNew, type WizardStart } from './wizard-start'

interface WizardProps {
  request: WizardRequest
  /** `property` of a room type that was open */
  onClose: (property?: string) => void
  /** the listing is saved: its list shows it */
  onDone: (property?: string) => void
}

interface Begun {
  ownerId: string
  member: Pick<Membership, 'vendorId' | 'role'>
  start: WizardStart
  /** distinguishes successive new listings */
  turn: number
}

/** Only for vendors and applicants, and only their own listings. Once the wizard is open, an ended session does not close it. */
export default function Wizard({ request, onClose, onDone }: WizardProps) {
  const { user, status } = useUser()
  const [begun, setBegun] = useState<Begun | null>(null)
  if (begun) {
    const another = () => setBegun({ ...begun, start: startOfNew(), turn: begun.turn + 1 })
    const { member, ...flow } = begun
    const property = flow.start.property?._id
    return (
      // Nothing in the wizard names the vendor.
      <MemberProvider member={{ name: '', ...member }}>
        <WizardFlow
          key={begun.turn}
          {...flow}
          onClose={() => onClose(property)}
          onDone={() => onDone(property)}
          onAnother={another}
        />
      </MemberProvider>
    )
  }
  if (status === 'unknown' || status === 'loading')
    return <WizardLoading isEdit={request.mode === 'edit'} onClose={() => onClose()} />
  if (!user) return <NotAllowed reason="visitor" onClose={() => onClose()} />
  const vendor = preparingMembership(user)
  if (!vendor) return <NotAllowed reason="notVendor" onClose={() => onClose()} />
  if (!can({ vendor }, 'editListings')) return <NotAllowed reason="roleMayNot" onClose={() => onClose()} />
  const { role, vendorId } = vendor
  const ownerId = `${user._id}:${vendorId}`
  // Drafts of before vendors had members carry the user alone, who was the owner.
  if (role === 'owner') renameLocalDrafts(user._id, ownerId)
  const begin = (start: WizardStart) => setBegun({ ownerId, member: vendor, start, turn: 0 })
  const opening = { ownerId, onBegin: begin, onClose: () => onClose() }
  if (request.mode === 'edit') return <BeginEdit id={request.id} {...opening} />
  if (request.mode === 'draft') return <BeginDraft id={request.id} {...opening} />
  return <BeginNew {...opening} />
}
