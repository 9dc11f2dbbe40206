'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { ButtonRow } from '@/components/shared/button-row'
import { Badges, Card, Quiet, Rows, RowText } from '@/components/shared/card-rows'
import { ConfirmAct } from '@/components/shared/confirm-act'
import { LeaveTeam } from '@/components/shared/leave-team'
import { useSwitchVendor } from '@/components/shared/switch-vendor'
import { useAction } from '@/components/shared/use-action'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import { refreshUser } from '@/lib/api/current-user'
import type { ReceivedInvitationWire } from '@/lib/contract/schemas/account/vendor-members'
import type { Profile } from '@/lib/domain/account/account'
import { formatInstant } from '@/lib/i18n/dates'

const Invited = styled(Card)`
  box-shadow: inset 0 0 0 2px var(--c-primary);
`

/** The invitations to teams of vendors that wait for the user's answer. */
export function ReceivedInvitations({ invitations }: { invitations: readonly ReceivedInvitationWire[] }) {
  return invitations.map((one) => <ReceivedInvitation key={one._id} invitation={one} />)
}

function ReceivedInvitation({ invitation }: { invitation: ReceivedInvitationWire }) {
  const t = useTranslations('members.received')
  const roles = useTranslations('members.roles')
  const texts = useTranslations('members.roleTexts')
  const locale = useLocale()
  const { act, isBusy } = useAction()
  const [isDeclining, setDeclining] = useState(false)
  const { _id: id, vendorName: name, role, endsAt } = invitation
  const accept = async () => {
    await call('POST /user/invitations/:id/accept', { params: { id } })
    await refreshUser()
  }
  return (
    <Invited aria-labelledby={id}>
      <h2 id={id}>{t('title', { name })}</h2>
      <p>{t('role', { role: roles(role), text: texts(role) })}</p>
      <Quiet>{t('warning', { when: formatInstant(endsAt, locale) })}</Quiet>
      <ButtonRow>
        <Button aria-busy={isBusy} onClick={() => void act(accept, t('accepted', { name }))}>
          {t('accept')}
        </Button>
        <Button $kind="outline" disabled={isBusy} onClick={() => setDeclining(true)}>
          {t('decline')}
        </Button>
      </ButtonRow>
      {isDeclining ? (
        <ConfirmAct
          act="decline"
          name={name}
          send={() => call('POST /user/invitations/:id/decline', { params: { id } })}
          onClose={() => setDeclining(false)}
        />
      ) : null}
    </Invited>
  )
}

/** The vendors that a user works for but does not own; the own one has the application beside it. */
export function Teams({ user: { vendor, vendors } }: { user: Profile }) {
  const t = useTranslations('members.teams')
  const roles = useTranslations('members.roles')
  const { switchTo, isBusy } = useSwitchVendor()
  const teams = vendors.filter(({ role }) => role !== 'owner')
  if (teams.length === 0) return null
  return (
    <Card aria-labelledby="teams">
      <h3 id="teams">{t('title')}</h3>
      <Rows>
        {teams.map((team) => (
          <li key={team.vendorId}>
            <RowText>
              <strong>
                <bdi>{team.name}</bdi>
              </strong>
              <Badges>
                <Badge>{roles(team.role)}</Badge>
                {team.vendorId === vendor?.vendorId ? <Badge $tone="ok">{t('active')}</Badge> : null}
              </Badges>
            </RowText>
            {team.vendorId === vendor?.vendorId ? null : (
              <Button $kind="outline" $size="sm" aria-busy={isBusy} onClick={() => void switchTo(team)}>
                {t('work')}
                <span className="sr-only"> {team.name}</span>
              </Button>
            )}
            <LeaveTeam membership={team} />
          </li>
        ))}
      </Rows>
      {vendors.length > 1 ? <Quiet>{t('inMenu')}</Quiet> : null}
    </Card>
  )
}
