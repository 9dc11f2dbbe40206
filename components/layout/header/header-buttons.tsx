import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { Profile } from '@/lib/domain/account/account'
import { Link } from '@/lib/i18n/navigation'
import { menuFor } from './account-menu-items'

/** The header buttons of a signed-in user by role: become a vendor, or add a listing. */
export function HeaderButtons({ user, wide = false }: { user: Profile; wide?: boolean }) {
  const t = useTranslations('layout.account')
  return menuFor(user, 'header').map(({ href, key }) => (
    <Button
      key={href}
      as={Link}
      href={href}
      prefetch={false}
      $kind={wide ? 'outline' : 'quiet'}
      $size={wide ? 'md' : 'sm'}
      $pill={!wide}
      $wide={wide}
    >
      {t(key)}
    </Button>
  ))
}
