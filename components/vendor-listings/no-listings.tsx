import { useTranslations } from 'next-intl'
import { IfMay } from '@/components/shared/member-role'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/lib/i18n/navigation'

interface NoListingsProps {
  isFiltered: boolean
  /** it is all that its page shows */
  isPage?: boolean
}

/** The empty state: how to begin, or a link back to all listings. */
export function NoListings({ isFiltered, isPage = false }: NoListingsProps) {
  const t = useTranslations('ownServices.empty')
  const kind = isFiltered ? 'filtered' : 'none'
  return (
    <EmptyState title={t(`${kind}.title`)} text={t(`${kind}.text`)} isPage={isPage}>
      <IfMay action={isFiltered ? 'readListings' : 'editListings'}>
        <Button as={Link} href={isFiltered ? '/my-services' : '/my-services?add=1'} prefetch={false}>
          {t(`${kind}.action`)}
        </Button>
      </IfMay>
    </EmptyState>
  )
}

/** For a user who is not a vendor yet. */
export function NotAVendor({ isPage = false }: { isPage?: boolean }) {
  const t = useTranslations('ownServices.empty')
  return (
    <EmptyState title={t('notAHost.title')} text={t('notAHost.text')} isPage={isPage}>
      <Button as={Link} href="/loginvendor" prefetch={false}>
        {t('notAHost.action')}
      </Button>
    </EmptyState>
  )
}
