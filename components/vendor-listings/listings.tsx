import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LinkTabs } from '@/components/ui/tabs/link-tabs'
import type { DraftCard as Draft } from '@/lib/contract/schemas/listing/stored-draft'
import type { VendorFiguresWire, VendorListingsWire } from '@/lib/contract/schemas/listing/vendor-listing'
import { LISTING_STATES, type ListingState } from '@/lib/domain/listing/vocabulary'
import { Link } from '@/lib/i18n/navigation'
import { CardList, PageLinks } from './card-style'
import { DraftCard } from './draft-card'
import { ListingCard } from './listing-card'
import { MonthFigures } from './month-figures'
import { NoListings } from './no-listings'

interface VendorListingsProps {
  list: VendorListingsWire
  drafts: Draft[]
  /** null for a role that reads no money */
  figures: VendorFiguresWire | null
  state: ListingState | null
}

/** The listings page of a vendor: the figures of the month, and every listing. Drafts are of those who may edit. */
export function VendorListings({ list, drafts, figures, state }: VendorListingsProps) {
  const shownDrafts = list.page === 1 && (state === null || state === 'draft') ? drafts : []
  const counts = { ...list.counts, draft: (list.counts.draft ?? 0) + drafts.length }
  return (
    <>
      {figures ? <MonthFigures figures={figures} /> : null}
      <StateTabs current={state} counts={counts} />
      {list.data.length + shownDrafts.length === 0 ? <NoListings isFiltered={state !== null} /> : null}
      <CardList>
        {shownDrafts.map((draft) => (
          <DraftCard key={draft._id} draft={draft} />
        ))}
        {list.data.map((card) => (
          <ListingCard key={card._id} card={card} requiresLicence={list.requiresLicence} />
        ))}
      </CardList>
      <Pages list={list} state={state} />
    </>
  )
}

function Pages({ list, state }: { list: VendorListingsWire; state: ListingState | null }): ReactNode {
  const t = useTranslations('ownServices')
  const { page, pageSize, total } = list
  const at = (one: number) => `/my-services?${state ? `status=${state}&` : ''}page=${one}`
  if (total <= pageSize) return null
  return (
    <PageLinks aria-label={t('pages')}>
      {page > 1 ? <Link href={at(page - 1)}>{t('previous')}</Link> : <span />}
      {page * pageSize < total ? <Link href={at(page + 1)}>{t('next')}</Link> : null}
    </PageLinks>
  )
}

interface StateTabsProps {
  current: ListingState | null
  counts: Partial<Record<ListingState, number>>
}

/** The tabs by state; a state without listings is left out unless it is selected. */
function StateTabs({ current, counts }: StateTabsProps) {
  const t = useTranslations('ownServices')
  const states = useTranslations('vocabulary.serviceState')
  const all = Object.values(counts).reduce((sum, one) => sum + one, 0)
  const shown = LISTING_STATES.filter((state) => state === current || counts[state])
  return (
    <LinkTabs aria-label={t('tabs')}>
      <Link href="/my-services" aria-current={current === null ? 'page' : undefined} prefetch={false}>
        {t('all')} <bdi className="num">{all}</bdi>
      </Link>
      {shown.map((state) => (
        <Link
          key={state}
          href={`/my-services?status=${state}`}
          aria-current={state === current ? 'page' : undefined}
          prefetch={false}
        >
          {states(state)} <bdi className="num">{counts[state] ?? 0}</bdi>
        </Link>
      ))}
    </LinkTabs>
  )
}
