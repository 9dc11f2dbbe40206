'use client'

import { useTranslations } from 'next-intl'
import { useStay } from '@/components/stay-picker/stay-state'
import { Button } from '@/components/ui/button'
import { Link } from '@/lib/i18n/navigation'
import { checkoutHref } from '@/lib/pages/checkout-href'

interface BookButtonProps {
  label: 'bookNow' | 'request' | 'requestShort'
  $wide?: boolean
  $size?: 'lg'
}

/** The link to the checkout; a disabled button while the stay is unavailable. */
export function BookButton({ label, ...button }: BookButtonProps) {
  const t = useTranslations('booking')
  const { offer, request, isBookable } = useStay()
  if (!request || !isBookable) {
    return (
      <Button disabled {...button}>
        {t(label)}
      </Button>
    )
  }
  return (
    <Button as={Link} href={checkoutHref(offer.id, request)} prefetch={false} {...button}>
      {t(label)}
    </Button>
  )
}
