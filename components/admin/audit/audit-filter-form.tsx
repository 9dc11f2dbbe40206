import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import { TextInput } from '@/components/ui/input/field'
import { AUDIT_ACTION_NAMES, AUDIT_SUBJECTS } from '@/lib/domain/admin/audit-actions'
import { type AuditFilters, type AuditListWire, SYSTEM_ACTOR } from '@/lib/domain/admin/audit-wire'
import { Link } from '@/lib/i18n/navigation'

const Form = styled.form`
  display: grid; gap: var(--s-3); grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr)); align-items: end;
  label { display: grid; gap: var(--s-1); font-size: var(--fs-xs); font-weight: var(--fw-medium); color: var(--c-ink-2); }
  input, select { inline-size: 100%; min-block-size: var(--tap); padding-inline: var(--s-3); }
`

const Actions = styled.p`
  display: flex; align-items: center; gap: var(--s-4);
  a { display: grid; align-items: center; min-block-size: var(--tap); font-size: var(--fs-sm); text-decoration: underline; text-underline-offset: 4px; }
`

interface AuditFilterFormProps {
  filters: AuditFilters
  admins: AuditListWire['admins']
}

/** The filters of the trail; a GET form, so that the address holds them. */
export function AuditFilterForm({ filters, admins }: AuditFilterFormProps) {
  const t = useTranslations('admin.audit')
  const locale = useLocale()
  const id = useId()
  const kinds = AUDIT_SUBJECTS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))
  const actions = AUDIT_ACTION_NAMES.map((name) => ({ value: name, label: t(`actions.${name}`) }))
  const actors = [
    { value: SYSTEM_ACTOR, label: t('system') },
    ...admins.map((one) => ({ value: one._id, label: locale === 'ar' ? one.name_ar : one.name })),
  ]
  const input = (name: keyof AuditFilters, type: 'text' | 'date') => (
    <label htmlFor={id + name}>
      {t(`filters.${name}`)}
      <TextInput
        id={id + name}
        name={name}
        type={type}
        defaultValue={filters[name]}
        maxLength={40}
        dir="ltr"
      />
    </label>
  )
  const select = (name: keyof AuditFilters, choices: { value: string; label: string }[]) => (
    <label htmlFor={id + name}>
      {t(`filters.${name}`)}
      <TextInput as="select" id={id + name} name={name} defaultValue={filters[name]}>
        <option value="">{t('any')}</option>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </TextInput>
    </label>
  )
  return (
    <Form role="search" aria-label={t('filters.label')} key={JSON.stringify(filters)}>
      {select('actor', actors)}
      {select('action', actions)}
      {select('kind', kinds)}
      {input('subject', 'text')}
      {input('from', 'date')}
      {input('until', 'date')}
      <Actions>
        <Button type="submit" $kind="outline">
          {t('show')}
        </Button>
        {Object.keys(filters).length > 0 ? <Link href="/admin/audit">{t('clear')}</Link> : null}
      </Actions>
    </Form>
  )
}
