'use client'

import { useTranslations } from 'next-intl'
import { ReasonField } from '@/components/forms/reason-field'
import { SelectField } from '@/components/forms/select-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { FormDialog } from '@/components/shared/form-dialog'
import { call } from '@/lib/api/call'
import { COUNTRY_CODE } from '@/lib/domain/account/phone'
import { type AdminWire, adminRoleBody, newAdminBody } from '@/lib/domain/admin/admins'
import { ADMIN_ROLES } from '@/lib/domain/admin/areas'

interface RoleDialogProps {
  /** null: an account that becomes an admin, by its number */
  admin: AdminWire | null
  onClose: () => void
}

/** Gives a role with a reason, which the audit trail retains. */
export function RoleDialog({ admin, onClose }: RoleDialogProps) {
  const t = useTranslations('admin.roles')
  const title = admin ? t('changeTitle', { name: admin.name || admin.phone }) : t('addTitle')
  const roles = admin ? [...ADMIN_ROLES, 'none' as const] : ADMIN_ROLES
  const initialValues = { ...(admin ? {} : { phone: '' }), role: admin?.role ?? '', reason: '' }
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
        await send(values)
        return t('changed')
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
        options={roles.map((value) => ({ value, label: t(`names.${value}`) }))}
      />
      <ReasonField label={t('reason')} help={t('reasonHelp')} />
      <SubmitButton>{t('save')}</SubmitButton>
    </FormDialog>
  )
}
