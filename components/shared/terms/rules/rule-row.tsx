import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ButtonRow } from '@/components/shared/button-row'
import { Badges, Quiet, RowText } from '@/components/shared/card-rows'
import { IfMay } from '@/components/shared/member-role'
import { Button } from '@/components/ui/button'

export interface RuleRowProps {
  name: string
  when: string
  /** what it makes: badges */
  children: ReactNode
  isFirst: boolean
  isLast: boolean
  isBusy: boolean
  onMove: (by: 1 | -1) => void
  onEdit: () => void
  onRemove: () => void
}

/** One rule of prices or of stays, with its place in the list. */
export function RuleRow(props: RuleRowProps) {
  const { name, when, children, isFirst, isLast, isBusy, onMove, onEdit, onRemove } = props
  const t = useTranslations('hosted.calendar.plan')
  const named = <span className="sr-only"> {name}</span>
  const button = (label: 'up' | 'down' | 'edit' | 'remove', onClick: () => void, isOff = false) => (
    <Button
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
          <bdi>{name}</bdi>
        </strong>
        <Quiet>{when}</Quiet>
        <Badges>{children}</Badges>
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
