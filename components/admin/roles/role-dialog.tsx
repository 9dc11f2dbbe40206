'use client'

import { useTranslations } from 'next-intl'
import { useAdminRole } from '@/components/admin/admin-role'
import { ReasonField } from '@/components/forms/reason-field'
import { SelectField } from '@/components/forms/select-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { FormDialog } from '@/components/shared/form-dialog'
import { call } from '@/lib/api/call'
import type { AdminWire } from '@/lib/contract/schemas/admin/admins'
import { COUNTRY_CODE } from '@/lib/domain/account/phone'
import { adminRoleBody, newAdminBody } from '@/lib/domain/admin/admins'
import { type AdminRole, covers } from '@/lib/domain/admin/roles'
import { useRoleName } from './use-role-name'

interface RoleDialogProps {
  /** null: an account that becomes an admin, by its number */
  admin: AdminWire | null
  roles: readonly AdminRole[]
  onClose: () => void
}

/** Gives a role with a reason, which the audit trail retains. */
export function RoleDialog({ admin, roles, onClose }: RoleDialogProps) {
  const t = useTranslations('admin.roles')
  const title = admin ? t('changeTitle', { name: admin.name || admin.phone }) : t('addTitle')
  const own = useAdminRole()
  const nameOf = useRoleName()
  const given = roles
    .filter((role) => own && covers(own, role))
    .map((role) => ({ value: role.id, label: nameOf(role) }))
  const none = { value: 'none', label: t('names.none') }
  const initialValues = { ...(admin ? {} : { phone: '' }), role: admin?.role.id ?? '', reason: '' }
  const send = (values: object) =>
    admin
      ? call('PUT /admin/roles/:id', { params: { id: admin._id }, body: adminRoleBody.validateSync(values) })
      : call('POST /admin/roles', { body: newAdminBody.validateSync(values) })
  return (
    <FormDialog
      title={title}
      closeLabel={t('close')}
      schema={admin ? adminRoleBody : newAdminBody}
      initialValues={initialValues}
      send={async (values) => {
        const { state } = await send(values)
        return t(state === 'proposed' ? 'proposed' : 'changed')
      }}
      onClose={onClose}
    >
      {admin ? null : (
        <TextField
          name="phone"
          label={t('phone')}
          help={t('phoneHelp')}
          prefix={COUNTRY_CODE}
          inputMode="tel"
          autoComplete="off"
        />
      )}
      <SelectField
        name="role"
        label={t('role')}
        placeholder={t('choose')}
        help={t('roleHelp')}
        options={admin ? [...given, none] : given}
      />
      <ReasonField label={t('reason')} help={t('reasonHelp')} />
      <SubmitButton>{t('save')}</SubmitButton>
    </FormDialog>
  )
}
