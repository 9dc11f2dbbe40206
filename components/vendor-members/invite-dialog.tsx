import { useTranslations } from 'next-intl'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { FormDialog } from '@/components/shared/form-dialog'
import { call } from '@/lib/api/call'
import { COUNTRY_CODE } from '@/lib/domain/account/phone'
import { invitationBody } from '@/lib/domain/account/vendor-members'
import { RoleField } from './role-field'

/** Invites a number with a role. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
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
