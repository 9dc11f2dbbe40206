import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { MemberProvider } from '@/components/shared/member-role'
import { EmptyState } from '@/components/ui/empty-state'
import { loadMember } from '@/lib/api/load'
import type { Membership } from '@/lib/domain/account/membership'
import { can, type VendorAction } from '@/lib/domain/policy/vendor-policy'
import { FollowMembership } from './follow-membership'

interface VendorGateProps {
  action: VendorAction
  /** the sentence is all that the page shows */
  isPage?: boolean
  children: ReactNode
}

/** A vendor's page for those whose role may open it; visitors and strangers get what the page itself says to them. */
export async function VendorGate({ action, isPage, children }: VendorGateProps) {
  const member = await loadMember()
  return (
    <MemberProvider member={member}>
      <FollowMembership member={member} />
      {member && !can({ vendor: member }, action) ? <RoleMayNot member={member} isPage={isPage} /> : children}
    </MemberProvider>
  )
}

async function RoleMayNot({ member, isPage }: { member: Membership; isPage?: boolean }) {
  const t = await getTranslations('hosted.roleMayNot')
  const roles = await getTranslations('members.roles')
  return (
    <EmptyState
      title={t('title')}
      text={t('text', { vendor: member.name, role: roles(member.role) })}
      isPage={isPage}
    />
  )
}
