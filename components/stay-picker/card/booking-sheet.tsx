'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Dialog } from '@/components/ui/dialog/dialog'

interface BookingSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

/** The booking form of a phone, in a sheet. */
export default function BookingSheet({ open, onOpenChange, children }: BookingSheetProps) {
  const t = useTranslations('booking')
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('cardLabel')}
      closeLabel={t('close')}
      shape="sheet"
    >
      {children}
    </Dialog>
  )
}
