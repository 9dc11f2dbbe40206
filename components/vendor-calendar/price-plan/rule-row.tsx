import { useTranslations } from 'next-intl'
import { ButtonRow } from '@/components/shared/button-row'
import { Badges, Quiet, RowText } from '@/components/shared/card-rows'
import { IfMay } from '@/components/shared/member-role'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Money } from '@/components/ui/money'
import type { PricePlanWire, PriceRuleWire } from '@/lib/domain/calendar/price-plan'
import { useMoney } from '@/lib/i18n/use-money'
import { useRuleText } from './use-rule-text'

interface RuleRowProps {
  rule: PriceRuleWire
  occasions: PricePlanWire['occasions']
  isFirst: boolean
  isLast: boolean
  isBusy: boolean
  onMove: (by: 1 | -1) => void
  onEdit: () => void
  onRemove: () => void
}

/** One rule with its place in the list. */
export function RuleRow(props: RuleRowProps) {
  const { rule, occasions, isFirst, isLast, isBusy, onMove, onEdit, onRemove } = props
  const t = useTranslations('hosted.calendar.plan')
  const text = useRuleText(occasions)
  const money = useMoney()
  const named = <span className="sr-only"> {rule.name}</span>
  const button = (label: 'up' | 'down' | 'edit' | 'remove', onClick: () => void, isOff = false) => (
    <Button
      type="button"
      $kind="outline"
      $size="sm"
      aria-disabled={isOff || undefined}
      onClick={() => (isOff ? undefined : onClick())}
    >
      {t(label)}
      {named}
    </Button>
  )
  return (
    <li>
      <RowText>
        <strong>
          <bdi>{rule.name}</bdi>
        </strong>
        <Quiet>{text.when(rule)}</Quiet>
        <Badges>
          <Badge $tone="primary">
            {rule.price === null ? text.price(rule) : <Money {...money(rule.price)} />}
          </Badge>
        </Badges>
      </RowText>
      <IfMay action="editCalendar">
        <ButtonRow>
          {button('up', () => onMove(-1), isFirst || isBusy)}
          {button('down', () => onMove(1), isLast || isBusy)}
          {button('edit', onEdit)}
          {button('remove', onRemove)}
        </ButtonRow>
      </IfMay>
    </li>
  )
}
