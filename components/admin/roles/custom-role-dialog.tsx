'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { useAdminRole } from '@/components/admin/admin-role'
import { ReasonField } from '@/components/forms/reason-field'
import { SelectField } from '@/components/forms/select-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { TicksField } from '@/components/forms/ticks-field'
import { FormDialog } from '@/components/shared/form-dialog'
import { call } from '@/lib/api/call'
import { customRoleBody, MAX_ROLE_NAME, roleFields } from '@/lib/domain/admin/admins'
import { ADMIN_AREAS, ADMIN_RIGHTS } from '@/lib/domain/admin/areas'
import { type AdminRole, SPECIAL_RIGHT_NAMES } from '@/lib/domain/admin/roles'

const Areas = styled.div`
  display: grid; gap: var(--s-3) var(--s-4); grid-template-columns: repeat(auto-fill, minmax(min(100%, 150px), 1fr));
`

interface CustomRoleDialogProps {
  /** null: a new role */
  role: AdminRole | null
  onClose: () => void
}

/** What a role may do: a right for each area, and the special rights. */
export function CustomRoleDialog({ role, onClose }: CustomRoleDialogProps) {
  const t = useTranslations('admin.roles')
  const areas = useTranslations('admin.areas')
  const own = useAdminRole()
  const initialValues = roleFields(role)
  const send = async (values: typeof initialValues) => {
    const body = customRoleBody.validateSync(values)
    if (!role) await call('POST /admin/custom-roles', { body })
    else {
      const { state } = await call('PUT /admin/custom-roles/:id', { params: { id: role.id }, body })
      if (state === 'proposed') return t('proposed')
    }
    return t('roleSaved')
  }
  return (
    <FormDialog
      title={role ? t('editTitle', { name: role.name ?? '' }) : t('newRole')}
      closeLabel={t('close')}
      schema={customRoleBody}
      initialValues={initialValues}
      send={send}
      onClose={onClose}
    >
      <TextField name="name" label={t('roleName')} help={t('roleNameHelp')} maxLength={MAX_ROLE_NAME} />
      <Areas>
        {ADMIN_AREAS.map((area) => (
          <SelectField
            key={area}
            name={`areas.${area}`}
            label={areas(area)}
            options={ADMIN_RIGHTS.filter(
              (_, rank) => rank <= ADMIN_RIGHTS.indexOf(own?.areas[area] ?? 'write'),
            ).map((value) => ({ value, label: t(`rights.${value}`) }))}
          />
        ))}
      </Areas>
      <TicksField
        name="special"
        label={t('specialRights')}
        help={t('specialHelp')}
        options={SPECIAL_RIGHT_NAMES.filter((right) => own?.special.includes(right)).map((value) => ({
          value,
          label: t(`special.${value}`),
        }))}
      />
      <ReasonField label={t('reason')} help={t('reasonHelp')} />
      <SubmitButton>{t('save')}</SubmitButton>
    </FormDialog>
  )
}
