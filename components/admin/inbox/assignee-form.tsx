import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { SelectFrame } from '@/components/forms/select-field'
import { useAction } from '@/components/shared/use-action'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/input/field'
import { call } from '@/lib/api/call'
import type { InboxDetail } from '@/lib/contract/schemas/inbox/inbox'

const Line = styled.div`
  display: flex; flex-wrap: wrap; gap: var(--s-3); align-items: end;
  > :first-child { flex: 1 1 220px; max-inline-size: 360px; }
`

/** Gives an item to one of the admins who may act on it, or back to all of them. */
export function AssigneeForm({ item }: { item: InboxDetail }) {
  const t = useTranslations('admin.inbox')
  const id = useId()
  const { act, isBusy } = useAction()
  const assignee = item.assigneeId ?? ''
  /** null until something is chosen: then whom the item has now */
  const [chosen, setChosen] = useState<string | null>(null)
  const assign = async (to: string) => {
    if (
      await act(
        () =>
          call('PUT /admin/inbox/:id/assignee', {
            params: { id: item._id },
            body: { version: item.version, assigneeId: to || null },
          }),
        t('assigned'),
      )
    )
      setChosen(null)
  }
  return (
    <Line>
      <Field id={id} label={t('assign')}>
        <SelectFrame>
          <select id={id} value={chosen ?? assignee} onChange={(event) => setChosen(event.target.value)}>
            <option value="">{t('nobody')}</option>
            {item.admins.map(({ _id, name, isSelf }) => (
              <option key={_id} value={_id}>
                {isSelf ? t('self', { name }) : name}
              </option>
            ))}
          </select>
        </SelectFrame>
      </Field>
      <Button
        $kind="soft"
        disabled={isBusy || chosen === null || chosen === assignee}
        onClick={() => assign(chosen ?? assignee)}
      >
        {t('assign')}
      </Button>
    </Line>
  )
}
