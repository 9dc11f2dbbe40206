'use client'

import { useTranslations } from 'next-intl'
import { checkoutHref } from '@/components/stay-picker/checkout-address'
import { useStay } from '@/components/stay-picker/stay-state'
import { Button } from '@/components/ui/button'
import { Link } from '@/lib/i18n/navigation'

interface CheckoutLinkProps {
  label: 'bookNow' | 'request' | 'requestShort'
  $wide?: boolean
  $size?: 'lg'
}

/** The link to the checkout; a disabled button while the stay is unavailable. */
export function CheckoutLink({ label, ...look }: CheckoutLinkProps) {
  const t = useTranslations('booking')
  const { offer, request, isBookable } = useStay()
  if (!request || !isBookable) {
    return (
      <Button type="button" disabled {...look}>
        {t(label)}
      </Button>
    )
  }
  return (
    <Button as={Link} href={checkoutHref(offer.id, request)} prefetch={false} {...look}>
      {t(label)}
    </Button>
  )
}
