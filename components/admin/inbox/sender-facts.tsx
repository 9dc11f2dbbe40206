import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { useMayWrite } from '@/components/admin/admin-role'
import { useAction } from '@/components/shared/use-action'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import type { InboxDetail } from '@/lib/domain/inbox/inbox'
import { Link } from '@/lib/i18n/navigation'

/** Who sent an item; how to reach them is masked until it is asked for. */
export function SenderFacts({ item }: { item: InboxDetail }) {
  const t = useTranslations('admin.inbox')
  const [revealed, setRevealed] = useState<string | null>(null)
  const { act, isBusy } = useAction()
  const canWrite = useMayWrite('inbox')
  const { _id, reach, sender, senderId, assignee } = item
  const reveal = () =>
    act(
      async () => setRevealed((await call('POST /admin/inbox/:id/reveal', { params: { id: _id } })).reach),
      t('revealed'),
    )
  return (
    <dl>
      <Fact label={t('columns.sender')}>
        {senderId ? (
          <Link href={`/admin/users/${senderId}`} prefetch={false}>
            <bdi>{sender || t('account')}</bdi>
          </Link>
        ) : (
          <bdi>{sender ?? t('visitor')}</bdi>
        )}
      </Fact>
      {reach ? (
        <Fact label={t('reach')}>
          <bdi dir="ltr">{revealed ?? reach.masked}</bdi>{' '}
          {canWrite && revealed === null ? (
            <Button type="button" $kind="quiet" $size="sm" disabled={isBusy} onClick={reveal}>
              {t('reveal')}
            </Button>
          ) : null}
        </Fact>
      ) : null}
      <Fact label={t('assignee')}>
        <bdi>{assignee ?? t('nobody')}</bdi>
      </Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
