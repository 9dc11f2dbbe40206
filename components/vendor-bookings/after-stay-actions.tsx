'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import type { VendorBookingWire } from '@/lib/domain/booking/vendor-wire'
import { ActDialog } from './collect-dialog'
import { useAllowedEvents } from './use-allowed-events'

const PATHS = { check_out: 'stayed', free_dates: 'free-dates' } as const
type AfterStay = keyof typeof PATHS
const EVENTS: readonly AfterStay[] = ['check_out', 'free_dates']

/** The end of a stay: whether the guest of one without an arrival came, and whether the place of an early check-out is empty. */
export function AfterStayActions({ booking }: { booking: VendorBookingWire }) {
  const t = useTranslations('hosted.afterStay')
  const allowed = useAllowedEvents(booking)
  const [open, setOpen] = useState<AfterStay | null>(null)
  const words = (event: AfterStay) => ({
    title: t(`${event}.title`),
    confirm: t(`${event}.now`),
    done: t(`${event}.done`),
  })
  return (
    <>
      {EVENTS.filter((event) => allowed.includes(event)).map((event) => (
        <Button key={event} type="button" $size="sm" onClick={() => setOpen(event)}>
          {t(`${event}.title`)}
        </Button>
      ))}
      {open ? (
        <ActDialog
          words={words(open)}
          send={() => call(`POST /vendor/bookings/:id/${PATHS[open]}`, { params: { id: booking._id } })}
          onClose={() => setOpen(null)}
        >
          <p>{t(`${open}.text`)}</p>
        </ActDialog>
      ) : null}
    </>
  )
}
