'use client'

import { useTranslations } from 'next-intl'
import { type MouseEvent, useState } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import { showToast } from '@/components/ui/toast/show-toast'
import { Link, useRouter } from '@/lib/i18n/navigation'

/** About a hundred metres: precise enough to sort by, and no more precise for privacy. */
const POSITION_DECIMALS = 3
const WAIT_MS = 10_000

/** Requests the position on a click; a refusal is explained and changes nothing. */
export function NearTab({ href, label, isHere }: { href: string; label: string; isHere: boolean }) {
  const t = useTranslations('search.near')
  const router = useRouter()
  const [isRequesting, setRequesting] = useState(false)
  function request(event: MouseEvent<HTMLElement>) {
    event.preventDefault()
    if (!navigator.geolocation) return refuse()
    setRequesting(true)
    navigator.geolocation.getCurrentPosition(go, refuse, { timeout: WAIT_MS, maximumAge: 300_000 })
  }
  function go({ coords }: GeolocationPosition) {
    setRequesting(false)
    const position = `lat=${coords.latitude.toFixed(POSITION_DECIMALS)}&lng=${coords.longitude.toFixed(POSITION_DECIMALS)}`
    router.push(`${href}&${position}`)
  }
  function refuse() {
    setRequesting(false)
    showToast({ kind: 'info', text: t('refused') })
  }
  return (
    <Link
      href={href}
      aria-current={isHere ? 'true' : undefined}
      aria-busy={isRequesting || undefined}
      prefetch={false}
      onClick={request}
    >
      <Icon name="pin" size={16} /> {label}
    </Link>
  )
}
