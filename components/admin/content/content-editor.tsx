'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { AddButton } from '@/components/admin/add-button'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { useAction } from '@/components/shared/use-action'
import type { OrderBody } from '@/lib/domain/content/order'
import type { LocalizedName } from '@/lib/domain/text/bilingual'
import { localName } from '@/lib/i18n/direction'
import { ContentRow } from './content-row'
import { EditButton } from './edit-button'
import { OrderedList } from './ordered-list'
import { StatusSwitch } from './status-switch'
import { SwitchOffQuestion } from './switch-off-question'

type Status = 'active' | 'inactive'
type Question = Pick<
  ComponentProps<typeof SwitchOffQuestion>,
  'title' | 'keep' | 'confirm' | 'consequence' | 'kind'
>

interface ContentEditorProps<Item> {
  back?: ReactNode
  title: string
  lead: string
  /** without it nothing can be added */
  add?: string
  items: readonly Item[]
  onOrder: (body: OrderBody) => Promise<unknown>
  /** saves the item with another status */
  onSwitch: (item: Item, status: Status) => Promise<unknown>
  row: (item: Item) => Partial<Pick<ComponentProps<typeof ContentRow>, 'image' | 'icon' | 'title'>> & {
    detail: ReactNode
    /** further buttons */
    actions?: ReactNode
  }
  /** the words of the question before an item is no longer offered */
  off: (name: string) => Question
  /** the form of an item; null: of a new one */
  dialog: (item: Item | null, onClose: () => void) => ReactNode
}

/** Rows of the content in their order; each can be changed, and hidden after a question that says what it touches. */
export function ContentEditor<Item extends { _id: string; status: Status } & LocalizedName>(
  props: ContentEditorProps<Item>,
) {
  const { back, title, lead, add, items, onOrder, onSwitch, row, off, dialog } = props
  const t = useTranslations('admin.content')
  const locale = useLocale()
  const { act, isBusy, failure } = useAction()
  const [opened, setOpened] = useState<Item | 'new' | null>(null)
  const [hidden, setHidden] = useState<Item | null>(null)
  const nameOf = (item: Item) => localName(locale, item)
  const switchTo = (item: Item, status: Status) => act(() => onSwitch(item, status), t('saved'))
  return (
    <PageFrame>
      {back}
      <h1>{title}</h1>
      <p>{lead}</p>
      {add ? <AddButton area="content" label={add} onClick={() => setOpened('new')} /> : null}
      <OrderedList label={title} items={items} nameOf={nameOf} onOrder={onOrder}>
        {(item) => {
          const { actions, ...shown } = row(item)
          return (
            <ContentRow title={nameOf(item)} {...shown} status={item.status}>
              <EditButton name={nameOf(item)} onClick={() => setOpened(item)} />
              {actions}
              <StatusSwitch
                status={item.status}
                name={nameOf(item)}
                isBusy={isBusy}
                onSwitch={(to) => (to === 'inactive' ? setHidden(item) : void switchTo(item, to))}
              />
            </ContentRow>
          )
        }}
      </OrderedList>
      {opened ? dialog(opened === 'new' ? null : opened, () => setOpened(null)) : null}
      {hidden ? (
        <SwitchOffQuestion
          {...off(nameOf(hidden))}
          id={hidden._id}
          isBusy={isBusy}
          failure={failure}
          onConfirm={async () => {
            if (await switchTo(hidden, 'inactive')) setHidden(null)
          }}
          onClose={() => setHidden(null)}
        />
      ) : null}
    </PageFrame>
  )
}
