import { useField } from 'formik'
import { useTranslations } from 'next-intl'
import { SelectField } from '@/components/forms/select-field'
import { useMay } from '@/components/shared/member-role'
import { GIVEN_ROLES } from '@/lib/domain/account/membership'

/** The roles that the reader may give; under it what the chosen one does. */
export function RoleField() {
  const t = useTranslations('members')
  const may = useMay()
  const [{ value }] = useField<string>('role')
  const chosen = GIVEN_ROLES.find((role) => role === value)
  const options = GIVEN_ROLES.filter((role) => may('manageMembers', role))
  return (
    <SelectField
      name="role"
      label={t('role')}
      placeholder={t('chooseRole')}
      help={chosen ? t(`roleTexts.${chosen}`) : undefined}
      options={options.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
    />
  )
}
