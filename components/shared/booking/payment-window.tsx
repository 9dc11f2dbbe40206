'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import styled from 'styled-components'
import { useCountdown } from '@/components/ui/hooks/use-countdown'
import { Icon } from '@/components/ui/icon/icon'
import { useRouter } from '@/lib/i18n/navigation'

const Line = styled.p`
  display: flex; align-items: center; justify-content: center; gap: var(--s-2); font-size: var(--fs-sm); color: var(--c-ink-2);
`

const RemainingTime = styled.bdi`
  font-weight: var(--fw-semibold); color: var(--c-ink);
  ${Line}[data-short] & { color: var(--c-err); }
`

const SHORT_SECONDS = 120

interface PaymentWindowProps {
  /** before the time, instead of that the dates are held */
  label?: string
  expiresAt: string | null
  /** the server's clock when it sent the end of the window */
  now: string
}

/** The remaining time of the hold; at its end the page is refreshed from the server. */
export function PaymentWindow({ expiresAt, now, label }: PaymentWindowProps) {
  const t = useTranslations('pay')
  const router = useRouter()
  const seconds = expiresAt ? Math.max(0, Math.ceil((Date.parse(expiresAt) - Date.parse(now)) / 1000)) : 0
  const { left } = useCountdown(seconds)
  const isOver = expiresAt !== null && left === 0
  useEffect(() => {
    if (isOver) router.refresh()
  }, [isOver, router])
  if (expiresAt === null) return null
  return (
    <Line role="timer" data-short={left <= SHORT_SECONDS || undefined}>
      <Icon name="clock" size={18} />
      {label ?? t('held')} <RemainingTime className="num">{asClock(left)}</RemainingTime>
    </Line>
  )
}

/** `14:59`, and `5:59:59` from an hour on. */
export function asClock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`
}
