'use client'

import { useLocale, useTranslations } from 'next-intl'
import useSWR from 'swr'
import { useFailureText } from '@/components/forms/use-issue-text'
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog'
import { cityUsePath, getCityUse } from '@/lib/api/admin/cities'
import { type AdminCityWire, MAX_USE } from '@/lib/domain/content/city'
import { localName } from '@/lib/i18n/direction'

interface SwitchOffQuestionProps {
  city: AdminCityWire
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Says what an inactive city touches before it is switched off. */
export function SwitchOffQuestion({ city, isBusy, onConfirm, onClose }: SwitchOffQuestionProps) {
  const t = useTranslations('admin.cities.off')
  const locale = useLocale()
  const failureText = useFailureText()
  const { data: use, error } = useSWR(cityUsePath(city._id), getCityUse, { revalidateOnMount: true })
  const name = localName(locale, city)
  const isMany = use !== undefined && Math.max(use.listings, use.bookings) >= MAX_USE
  return (
    <ConfirmDialog
      title={t('title', { city: name })}
      closeLabel={t('keep')}
      keep={t('keep')}
      confirm={use ? t('confirm') : null}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {error ? <p role="alert">{failureText(error)}</p> : null}
      <p role="status">{use ? t(isMany ? 'touchesMany' : 'touches', { ...use }) : t('counting')}</p>
      <p>{t('consequence')}</p>
    </ConfirmDialog>
  )
}
