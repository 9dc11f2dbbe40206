'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { requestClock } from './request-clock'

const TICK_MS = 15_000
const RADIUS = 21
const ROUND = 2 * Math.PI * RADIUS
const HOUR_MINUTES = 60

const Ring = styled.div<{ $urgent: boolean }>`
  display: flex; align-items: center; gap: var(--s-3); color: ${({ $urgent }) => ($urgent ? 'var(--c-warn)' : 'var(--c-primary)')};
  svg { inline-size: 52px; block-size: 52px; flex: none; rotate: -90deg; scale: 1 var(--dir); }
  circle { fill: none; stroke-width: 5; }
`

const Track = styled.circle`
  stroke: var(--c-sunk);
`

const Arc = styled.circle`
  stroke: currentColor; stroke-linecap: round; transition: stroke-dashoffset var(--t-3) var(--ease);
`

const TimeLeft = styled.span`
  font-weight: var(--fw-semibold);
`

interface TimeRingProps {
  expiresAt: string | null
  /** the instant of the rendering, so that the first client render equals the server's */
  now: string
}

/** How much of the 24 hours is left to answer: a ring and a text. */
export function TimeRing({ expiresAt, now: madeAt }: TimeRingProps) {
  const t = useTranslations('hosted.left')
  const [now, setNow] = useState(() => new Date(madeAt))
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  const { minutesLeft, part, isUrgent } = requestClock(expiresAt, now)
  const hours = Math.floor(minutesLeft / HOUR_MINUTES)
  const minutes = minutesLeft % HOUR_MINUTES
  const words =
    minutesLeft === 0 ? t('over') : hours > 0 ? t('hours', { hours, minutes }) : t('minutes', { minutes })
  return (
    <Ring $urgent={isUrgent} role="timer" aria-label={words}>
      <svg viewBox="0 0 52 52" aria-hidden="true">
        <Track cx="26" cy="26" r={RADIUS} />
        <Arc cx="26" cy="26" r={RADIUS} strokeDasharray={ROUND} strokeDashoffset={ROUND * (1 - part)} />
      </svg>
      <TimeLeft>{words}</TimeLeft>
    </Ring>
  )
}
