import { useTranslations } from 'next-intl'
import type { DraftCard as Draft } from '@/lib/contract/schemas/listing/stored-draft'
import { CardList } from './card-style'
import { DraftCard } from './draft-card'

/** What a user whose vendor application waits has prepared so far. */
export function ApplicantDrafts({ drafts }: { drafts: readonly Draft[] }) {
  const t = useTranslations('ownServices')
  if (drafts.length === 0) return null
  return (
    <section>
      <p>{t('applicantDrafts')}</p>
      <CardList>
        {drafts.map((draft) => (
          <DraftCard key={draft._id} draft={draft} />
        ))}
      </CardList>
    </section>
  )
}
