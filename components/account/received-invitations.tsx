'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { ButtonRow } from '@/components/shared/button-row'
import { Card, Quiet } from '@/components/shared/card-rows'
import { ConfirmAct } from '@/components/shared/confirm-act'
import { useAction } from '@/components/shared/use-action'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import { refreshUser } from '@/lib/api/current-user'
import type { ReceivedInvitationWire } from '@/lib/domain/account/vendor-members'
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
        <Button
          type="button"
          disabled={isBusy}
          aria-busy={isBusy}
          onClick={() => void act(accept, t('accepted', { name }))}
        >
          {t('accept')}
        </Button>
        <Button type="button" $kind="outline" disabled={isBusy} onClick={() => setDeclining(true)}>
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
