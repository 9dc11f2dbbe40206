import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/lib/i18n/navigation'

/** Opens the wizard for a new listing. */
export function AddListing() {
  const t = useTranslations('ownServices')
  return (
    <Button as={Link} href="/my-services?add=1" prefetch={false}>
      <Icon name="plus" size={18} />
      {t('add')}
    </Button>
  )
}
