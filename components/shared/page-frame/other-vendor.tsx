'use client'

import { useTranslations } from 'next-intl'
import { useSwitchVendor } from '@/components/shared/switch-vendor'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { Membership } from '@/lib/domain/account/membership'

interface OtherVendorProps {
  named: Membership
  active: Membership | null
  isPage?: boolean
}

/** In place of a page whose address names another vendor of the user: a link alone never switches. */
export function OtherVendor({ named, active, isPage }: OtherVendorProps) {
  const t = useTranslations('members.switch')
  const { switchTo, isBusy } = useSwitchVendor()
  return (
    <EmptyState
      title={t('otherTitle', { name: named.name })}
      text={active ? t('otherText', { name: active.name }) : ''}
      isPage={isPage}
    >
      <Button aria-busy={isBusy} onClick={() => void switchTo(named)}>
        {t('act', { name: named.name })}
      </Button>
    </EmptyState>
  )
}
