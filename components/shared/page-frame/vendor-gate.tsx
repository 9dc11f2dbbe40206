import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { MemberProvider } from '@/components/shared/member-role'
import { EmptyState } from '@/components/ui/empty-state'
import { loadMember, loadNamedVendor } from '@/lib/api/load'
import type { Membership } from '@/lib/domain/account/membership'
import { can, type VendorAction } from '@/lib/domain/policy/vendor-policy'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { FollowMembership } from './follow-membership'
import { OtherVendor } from './other-vendor'

interface VendorGateProps {
  action: VendorAction
  /** the sentence is all that the page shows */
  isPage?: boolean
  children: ReactNode
}

/** A vendor's page for those whose role may open it; visitors and strangers get what the page itself says to them. */
export async function VendorGate({ action, isPage, children }: VendorGateProps) {
  const member = await loadMember()
  const named = await loadNamedVendor()
  const mayNot = member && !can({ vendor: member }, action)
  const refusal = named ? (
    <ClientMessages also={['members.switch']}>
      <OtherVendor named={named} active={member} isPage={isPage} />
    </ClientMessages>
  ) : mayNot ? (
    <RoleMayNot member={member} isPage={isPage} />
  ) : null
  return (
    <MemberProvider member={member}>
      <FollowMembership member={member} />
      {refusal ?? children}
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
