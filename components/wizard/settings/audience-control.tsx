'use client'

import { useTranslations } from 'next-intl'
import type { IconName } from '@/components/ui/icon/icon-paths'
import type { ControlProps } from '@/components/wizard/control'
import { ControlGroup } from '@/components/wizard/control-group'
import { useControl } from '@/components/wizard/use-control'
import { ChoiceCards } from './choice-cards'

/** The category cards of the settings (wizard.md, section 2); a listing of another client may have a fourth value. */
const OFFERED: Record<string, IconName> = {
  Families_and_Singles: 'users',
  Only_families: 'home',
  ladies: 'user',
}

/** The audience of a listing. */
export function AudienceControl({ field }: ControlProps) {
  const t = useTranslations('wizard.settings')
  const names = useTranslations('vocabulary.audience')
  const { value, change, errorAt } = useControl<'choice'>(field)
  const shown = field.options.filter((one) => OFFERED[one] || one === value)
  const error = errorAt()
  return (
    <ControlGroup title={t('audience')} hint={t('audienceHint')} error={error}>
      <ChoiceCards
        name={field.path}
        label={t('audience')}
        choices={shown.map((one) => ({ value: one, name: names(one), icon: OFFERED[one] ?? 'users' }))}
        value={value}
        isWrong={Boolean(error)}
        onChoose={change}
      />
    </ControlGroup>
  )
}
