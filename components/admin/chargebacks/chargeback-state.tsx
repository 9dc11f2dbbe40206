import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { ChargebackState as State } from '@/lib/domain/chargebacks/chargeback'

/** Where a chargeback stands; what waits for an admin stands out. */
export function ChargebackState({ state }: { state: State }) {
  const t = useTranslations('admin.chargebacks.states')
  return <Badge $tone={state === 'opened' ? 'warn' : 'plain'}>{t(state)}</Badge>
}
