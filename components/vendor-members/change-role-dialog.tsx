import { useTranslations } from 'next-intl'
import { SubmitButton } from '@/components/forms/submit-button'
import { FormDialog } from '@/components/shared/form-dialog'
import { call } from '@/lib/api/call'
import { type MemberWire, memberRoleBody } from '@/lib/domain/account/vendor-members'
import { RoleField } from './role-field'

interface ChangeRoleDialogProps {
  member: MemberWire
  name: string
  onClose: () => void
}

/** Gives a member another role. */
export function ChangeRoleDialog({ member, name, onClose }: ChangeRoleDialogProps) {
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
