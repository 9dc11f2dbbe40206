import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import { Link } from '@/lib/i18n/navigation'

const Row = styled.nav`
  display: flex; justify-content: space-between; gap: var(--s-4);
`

interface VendorPaginationProps {
  page: number
  pageSize: number
  total: number
  address: (page: number) => string
}

/** Links to the other pages of a list; nothing for one page. */
export function VendorPagination({ page, pageSize, total, address }: VendorPaginationProps) {
  const t = useTranslations('hosted.pages')
  if (total <= pageSize) return null
  return (
    <Row aria-label={t('label')}>
      {page > 1 ? (
        <Button as={Link} $kind="outline" href={address(page - 1)}>
          {t('previous')}
        </Button>
      ) : (
        <span />
      )}
      {page * pageSize < total ? (
        <Button as={Link} $kind="outline" href={address(page + 1)}>
          {t('next')}
        </Button>
      ) : null}
    </Row>
  )
}
