import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { Badges, Card, CardHead, Quiet, Rows, RowText } from '@/components/shared/card-rows'
import { ConfirmAct } from '@/components/shared/confirm-act'
import { FormDialog } from '@/components/shared/form-dialog'
import { IfMay, useMay } from '@/components/shared/member-role'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import type { InvitationWire } from '@/lib/contract/schemas/account/vendor-members'
import { COUNTRY_CODE } from '@/lib/domain/account/phone'
import { invitationBody } from '@/lib/domain/account/vendor-members'
import { formatInstant } from '@/lib/i18n/dates'
import { RoleField } from './role-field'

/** Who is invited and has not answered yet. */
export function Invitations({ invitations }: { invitations: readonly InvitationWire[] }) {
  const t = useTranslations('members.invitations')
  const [isInviting, setInviting] = useState(false)
  return (
    <Card aria-labelledby="invitations">
      <CardHead>
        <div>
          <h2 id="invitations">{t('title')}</h2>
          <Quiet>{t('lead')}</Quiet>
        </div>
        <IfMay action="manageMembers">
          <Button onClick={() => setInviting(true)}>{t('add')}</Button>
        </IfMay>
      </CardHead>
      {invitations.length > 0 ? (
        <Rows>
          {invitations.map((one) => (
            <InvitationRow key={one._id} invitation={one} />
          ))}
        </Rows>
      ) : (
        <Quiet>{t('empty')}</Quiet>
      )}
      {isInviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
    </Card>
  )
}

function InvitationRow({ invitation: { _id: id, phone, role, endsAt } }: { invitation: InvitationWire }) {
  const t = useTranslations('members.invitations')
  const roles = useTranslations('members.roles')
  const locale = useLocale()
  const may = useMay()
  const [isWithdrawing, setWithdrawing] = useState(false)
  return (
    <li>
      <RowText>
        <strong>
          <bdi dir="ltr" className="num">
            {phone}
          </bdi>
        </strong>
        <Quiet>{t('endsAt', { when: formatInstant(endsAt, locale) })}</Quiet>
        <Badges>
          <Badge>{roles(role)}</Badge>
        </Badges>
      </RowText>
      {may('manageMembers', role) ? (
        <Button $kind="outline" $size="sm" onClick={() => setWithdrawing(true)}>
          {t('withdraw')}
          <span className="sr-only"> {phone}</span>
        </Button>
      ) : null}
      {isWithdrawing ? (
        <ConfirmAct
          act="withdraw"
          name={`\u2066${phone}\u2069`}
          send={() => call('DELETE /vendor/members/invitations/:id', { params: { id } })}
          onClose={() => setWithdrawing(false)}
        />
      ) : null}
    </li>
  )
}

/** Invites a number with a role. */
function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('members')
  return (
    <FormDialog
      title={t('invite.title')}
      closeLabel={t('close')}
      schema={invitationBody}
      initialValues={{ phone: '', role: '' }}
      send={async (values) => {
        await call('POST /vendor/members/invitations', { body: invitationBody.validateSync(values) })
        return t('invite.done')
      }}
      onClose={onClose}
    >
      <TextField
        name="phone"
        label={t('invite.phone')}
        help={t('invite.phoneHelp')}
        prefix={COUNTRY_CODE}
        dir="ltr"
        inputMode="tel"
        autoComplete="off"
      />
      <RoleField />
      <SubmitButton>{t('invite.send')}</SubmitButton>
    </FormDialog>
  )
}
