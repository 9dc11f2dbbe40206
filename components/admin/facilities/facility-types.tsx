import { useTranslations } from 'next-intl'
import { SwitchOffQuestion } from '@/components/admin/content/switch-off-question'
import { PROPERTY_TYPES, type PropertyType } from '@/lib/domain/listing/vocabulary'

/** The listing types that may tick something, in their usual order. */
export function FacilityTypes({ types }: { types: readonly PropertyType[] }) {
  const t = useTranslations('admin.facilities')
  const names = useTranslations('vocabulary.type')
  const known = PROPERTY_TYPES.filter((type) => types.includes(type))
  return known.length === PROPERTY_TYPES.length
    ? t('allTypes')
    : known.map((type) => names(type)).join(t('comma'))
}

interface HideQuestionProps {
  name: string
  kind: 'facility-groups' | 'facilities'
  id: string
  isBusy: boolean
  onHide: () => Promise<unknown>
  onClose: () => void
}

/** Asks before a facility, or a group of them, is no longer offered. */
export function HideQuestion({ name, kind, id, isBusy, onHide, onClose }: HideQuestionProps) {
  const t = useTranslations('admin.facilities.off')
  return (
    <SwitchOffQuestion
      title={t('title', { name })}
      keep={t('keep')}
      confirm={t('confirm')}
      consequence={t('consequence')}
      kind={kind}
      id={id}
      isBusy={isBusy}
      onConfirm={async () => {
        await onHide()
        onClose()
      }}
      onClose={onClose}
    />
  )
}
