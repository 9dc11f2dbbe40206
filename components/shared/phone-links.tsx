import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PhoneText } from '@/components/shared/phone-text'
import { whatsAppHref } from '@/lib/domain/account/phone'

interface PhoneLinksProps {
  phone: string
  /** before the number */
  children?: ReactNode
}

/** A number that the reader may know: a link that calls it, and one that writes to it where it is a mobile. */
export function PhoneLinks({ phone, children }: PhoneLinksProps) {
  const t = useTranslations('words')
  const href = whatsAppHref(phone)
  return (
    <>
      <a href={`tel:${phone}`}>
        {children}
        <PhoneText phone={phone} />
      </a>{' '}
      {href ? (
        <a href={href} target="_blank" rel="noopener noreferrer">
          {t('whatsApp')}
          <span className="sr-only"> {t('newWindow')}</span>
        </a>
      ) : null}
    </>
  )
}
