'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Card, CardHead, Quiet, Rows } from '@/components/shared/card-rows'
import type { MemberListWire } from '@/lib/contract/schemas/account/vendor-members'
import { MEMBER_ROLES } from '@/lib/domain/account/membership'
import { Invitations } from './invitations'
import { MemberRow } from './member-row'

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

const Texts = styled.dl`
  display: grid; column-gap: var(--s-6); margin: 0; font-size: var(--fs-sm);
  dt { font-weight: var(--fw-semibold); }
  dd { margin: 0; color: var(--c-ink-2); }
  dd:not(:last-child) { margin-block-end: var(--s-3); }
  @media (min-width: 701px) { grid-template-columns: max-content minmax(0, 1fr); }
`

/** What each role does, in one sentence. */
function RoleTexts() {
  const t = useTranslations('members')
  return (
    <Card aria-labelledby="roles">
      <h2 id="roles">{t('rolesTitle')}</h2>
      <Texts>
        {MEMBER_ROLES.map((role) => (
          <Pair key={role} name={t(`roles.${role}`)} text={t(`roleTexts.${role}`)} />
        ))}
      </Texts>
    </Card>
  )
}

function Pair({ name, text }: { name: string; text: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </>
  )
}
