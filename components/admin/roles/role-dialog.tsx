'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Form } from '@/components/forms/form'
import { SelectField } from '@/components/forms/select-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextArea } from '@/components/forms/text-area'
import { TextField } from '@/components/forms/text-field'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Dialog } from '@/components/ui/dialog/dialog'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import { COUNTRY_CODE } from '@/lib/domain/account/phone'
import { type AdminWire, adminRoleBody, newAdminBody } from '@/lib/domain/admin/admins'
import { ADMIN_ROLES } from '@/lib/domain/admin/areas'
import { MAX_REASON } from '@/lib/domain/reason'
import { useRouter } from '@/lib/i18n/navigation'

const Body = styled.div`
  display: grid; gap: var(--s-5);
`

interface RoleDialogProps {
  /** null: an account that becomes an admin, by its number */
  admin: AdminWire | null
  onClose: () => void
}

/** Gives a role with a reason, which the audit trail retains. */
export function RoleDialog({ admin, onClose }: RoleDialogProps) {
  const t = useTranslations('admin.roles')
  const failureText = useFailureText()
  const router = useRouter()
  const title = admin ? t('changeTitle', { name: admin.name || admin.phone }) : t('addTitle')
  const roles = admin ? [...ADMIN_ROLES, 'none' as const] : ADMIN_ROLES
  const initialValues = { ...(admin ? {} : { phone: '' }), role: admin?.role ?? '', reason: '' }
  const send = (values: object) =>
    admin
      ? call('PUT /admin/roles/:id', { params: { id: admin._id }, body: adminRoleBody.validateSync(values) })
      : call('POST /admin/roles', { body: newAdminBody.validateSync(values) })
  return (
    <Dialog open onOpenChange={onClose} title={title} closeLabel={t('close')} startsInField>
      <Form
        label={title}
        schema={admin ? adminRoleBody : newAdminBody}
        initialValues={initialValues}
        onSubmit={async (values) => {
          await send(values)
          showToast({ kind: 'success', text: t('changed') })
          onClose()
          router.refresh()
        }}
        onFailure={(failure) => showToast({ kind: 'error', text: failureText(failure) })}
      >
        <Body>
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
          <TextArea
            name="reason"
            label={t('reason')}
            help={t('reasonHelp')}
            rows={3}
            maxLength={MAX_REASON}
          />
          <SubmitButton>{t('save')}</SubmitButton>
        </Body>
      </Form>
    </Dialog>
  )
}
