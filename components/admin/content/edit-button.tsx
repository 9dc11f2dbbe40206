'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'

/** Opens the form of a row of the content. */
export function EditButton({ name, onClick }: { name: string; onClick: () => void }) {
  const t = useTranslations('admin.content')
  return (
    <Button $kind="outline" $size="sm" aria-label={t('editNamed', { name })} onClick={onClick}>
      {t('edit')}
    </Button>
  )
}
