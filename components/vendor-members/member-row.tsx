import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { SubmitButton } from '@/components/forms/submit-button'
import { ButtonRow } from '@/components/shared/button-row'
import { Badges, Quiet, RowText } from '@/components/shared/card-rows'
import { ConfirmAct } from '@/components/shared/confirm-act'
import { FormDialog } from '@/components/shared/form-dialog'
import { LeaveTeam } from '@/components/shared/leave-team'
import { useMay, useMember } from '@/components/shared/member-role'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import { refreshUser } from '@/lib/api/current-user'
import type { MemberWire } from '@/lib/contract/schemas/account/vendor-members'
import { memberRoleBody } from '@/lib/domain/account/vendor-members'
import { riyadhDay } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { RoleField } from './role-field'

/** One member, with what the reader may do to this one. */
export function MemberRow({ member, isSelf }: { member: MemberWire; isSelf: boolean }) {
  const t = useTranslations('members.list')
  const roles = useTranslations('members.roles')
  const locale = useLocale()
  const { name, phone, role, since } = member
  return (
    <li>
      <RowText>
        <strong>
          <bdi>{name || t('nameless')}</bdi>
          {isSelf ? ` · ${t('self')}` : null}
        </strong>
        <Quiet>
          <bdi dir="ltr" className="num">
            {phone}
          </bdi>{' '}
          · {t('since', { day: formatDay(riyadhDay(new Date(since)), locale) })}
        </Quiet>
        <Badges>
          <Badge $tone={role === 'owner' ? 'primary' : 'plain'}>{roles(role)}</Badge>
        </Badges>
      </RowText>
      {isSelf ? <OwnActions /> : <MemberActions member={member} />}
    </li>
  )
}

/** The owner stays until the ownership is transferred. */
function OwnActions() {
  const member = useMember()
  return member && member.role !== 'owner' ? <LeaveTeam membership={member} /> : null
}

function MemberActions({ member }: { member: MemberWire }) {
  const t = useTranslations('members.list')
  const may = useMay()
  const [open, setOpen] = useState<'role' | 'remove' | 'transfer' | null>(null)
  const { _id: id, role } = member
  const name = member.name || member.phone
  const close = () => setOpen(null)
  const mayManage = may('manageMembers', role)
  const named = <span className="sr-only"> {name}</span>
  if (!mayManage && !may('transferOwnership')) return null
  return (
    <ButtonRow>
      {mayManage ? (
        <>
          <Button $kind="outline" $size="sm" onClick={() => setOpen('role')}>
            {t('changeRole')}
            {named}
          </Button>
          <Button $kind="outline" $size="sm" onClick={() => setOpen('remove')}>
            {t('remove')}
            {named}
          </Button>
        </>
      ) : null}
      {may('transferOwnership') ? (
        <Button $kind="quiet" $size="sm" onClick={() => setOpen('transfer')}>
          {t('makeOwner')}
          {named}
        </Button>
      ) : null}
      {open === 'role' ? <ChangeRoleDialog member={member} name={name} onClose={close} /> : null}
      {open === 'remove' ? (
        <ConfirmAct
          act="remove"
          name={name}
          send={() => call('DELETE /vendor/members/:id', { params: { id } })}
          onClose={close}
        />
      ) : null}
      {open === 'transfer' ? (
        <ConfirmAct
          act="transfer"
          name={name}
          send={async () => {
            await call('POST /vendor/members/:id/transfer', { params: { id } })
            await refreshUser()
          }}
          onClose={close}
        />
      ) : null}
    </ButtonRow>
  )
}

interface ChangeRoleDialogProps {
  member: MemberWire
  name: string
  onClose: () => void
}

/** Gives a member another role. */
function ChangeRoleDialog({ member, name, onClose }: ChangeRoleDialogProps) {
  const t = useTranslations('members')
  return (
    <FormDialog
      title={t('changeRole.title', { name })}
      closeLabel={t('close')}
      schema={memberRoleBody}
      initialValues={{ role: String(member.role) }}
      send={async (values) => {
        const body = memberRoleBody.validateSync(values)
        await call('PUT /vendor/members/:id', { params: { id: member._id }, body })
        return t(body.role === member.role ? 'changeRole.same' : 'changeRole.done', { name })
      }}
      onClose={onClose}
    >
      <RoleField />
      <SubmitButton>{t('changeRole.save')}</SubmitButton>
    </FormDialog>
  )
}
