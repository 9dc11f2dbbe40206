'use client'

import { useTranslations } from 'next-intl'
import { Card, CardHead, Quiet, Rows } from '@/components/shared/card-rows'
import type { MemberListWire } from '@/lib/domain/account/vendor-members'
import { Invitations } from './invitations'
import { MemberRow } from './member-row'
import { RoleTexts } from './role-texts'

interface MembersPageProps {
  members: MemberListWire
  /** the user of the session */
  userId: string
}

/** Who works for the vendor, who is invited, and what each role does. */
export function MembersPage({ members: { data, invitations }, userId }: MembersPageProps) {
  const t = useTranslations('members.list')
  return (
    <>
      <Card aria-labelledby="members">
        <CardHead>
          <div>
            <h2 id="members">{t('title')}</h2>
            <Quiet>{t('lead')}</Quiet>
          </div>
        </CardHead>
        <Rows>
          {data.map((member) => (
            <MemberRow key={member._id} member={member} isSelf={member._id === userId} />
          ))}
        </Rows>
      </Card>
      <Invitations invitations={invitations} />
      <RoleTexts />
    </>
  )
}
