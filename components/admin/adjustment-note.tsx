import { useTranslations } from 'next-intl'
import { Small } from '@/components/admin/item-card'
import type { AdjustmentWire } from '@/lib/contract/schemas/ledger/adjustments'

/** Why an adjustment is made: what the owner reads, the cause of what is given back, and what admins alone read. */
export function AdjustmentNote({
  adjustment: { reason, cause, note },
}: {
  adjustment: Pick<AdjustmentWire, 'reason' | 'cause' | 'note'>
}) {
  const t = useTranslations('admin.giveRefund')
  return (
    <>
      <p>
        <bdi>{reason}</bdi>
      </p>
      {cause ? (
        <Small>
          {t('cause')}: {t(`causes.${cause}`)}
        </Small>
      ) : null}
      {note ? (
        <Small>
          {t('note')}: <bdi>{note}</bdi>
        </Small>
      ) : null}
    </>
  )
}
