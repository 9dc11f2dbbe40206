'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { IfMayWrite } from '@/components/admin/admin-role'
import { useAction } from '@/components/shared/use-action'
import { useDragOrder } from '@/components/shared/use-drag-order'
import { IconButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { movedTo, type OrderBody } from '@/lib/domain/content/order'

const List = styled.ol`
  display: grid; gap: var(--s-3); grid-template-columns: minmax(0, 1fr); margin: 0; padding: 0; list-style: none;
  h2 + & { margin-block-start: var(--s-4); }
`

const Row = styled.li`
  display: flex; flex-wrap: wrap; align-items: center; gap: var(--s-3) var(--s-4); padding: var(--s-3) var(--s-4); border-radius: var(--r-lg); background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line);
  &[data-dragged] { box-shadow: inset 0 0 0 2px var(--c-primary), var(--e-2); }
`

const Order = styled.span`
  display: flex; align-items: center; color: var(--c-ink-3);
  [data-grip] { display: grid; place-items: center; inline-size: var(--tap); block-size: var(--tap); cursor: grab; touch-action: none; }
  [data-up] svg { transform: rotate(180deg); }
  button[aria-disabled='true'] { opacity: .35; cursor: default; }
`

interface OrderedListProps<Item> {
  label: string
  items: readonly Item[]
  nameOf: (item: Item) => string
  onOrder: (body: OrderBody) => Promise<unknown>
  children: (item: Item) => ReactNode
}

/** Rows that are ordered by dragging, or by the buttons of each row; a new order is saved at once. */
export function OrderedList<Item extends { _id: string }>(props: OrderedListProps<Item>) {
  const { label, items, nameOf, onOrder, children } = props
  const t = useTranslations('admin.content.order')
  const { rows, move, save, said } = useRowOrder(items, nameOf, onOrder)
  const { dragged, handlers } = useDragOrder((from, to) => void move(from, to), save)
  const pressed = useRef<string | null>(null)
  // A row that moves in the document loses the focus of its button.
  useEffect(() => {
    if (pressed.current !== null) document.getElementById(pressed.current)?.focus()
    pressed.current = null
  })
  const step = (at: number, by: -1 | 1, id: string) => {
    pressed.current = id
    const moved = move(at, at + by)
    if (moved) save(moved)
  }
  return (
    <>
      <List aria-label={label} {...handlers}>
        {rows.map((item, at) => (
          <Row key={item._id} data-item={at} data-dragged={dragged === at || undefined}>
            <IfMayWrite area="content">
              <Order>
                <span data-grip aria-hidden="true">
                  <Icon name="move" size={18} />
                </span>
                {([-1, 1] as const).map((by) => {
                  const id = `${item._id}-${by}`
                  const isEnd = at + by < 0 || at + by >= rows.length
                  return (
                    <IconButton
                      key={by}
                      id={id}
                      aria-label={t(by < 0 ? 'up' : 'down', { name: nameOf(item) })}
                      aria-disabled={isEnd}
                      data-up={by < 0 || undefined}
                      onClick={() => (isEnd ? undefined : step(at, by, id))}
                    >
                      <Icon name="chevronDown" size={18} />
                    </IconButton>
                  )
                })}
              </Order>
            </IfMayWrite>
            {children(item)}
          </Row>
        ))}
      </List>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}

/** The rows as they were moved, until the page has the saved order. */
function useRowOrder<Item extends { _id: string }>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  onOrder: (body: OrderBody) => Promise<unknown>,
) {
  const t = useTranslations('admin.content.order')
  const { act } = useAction()
  const [rows, setRows] = useState(items)
  const [said, setSaid] = useState('')
  const newest = useRef(items)
  useEffect(() => {
    newest.current = items
    setRows(items)
  }, [items])
  function move(from: number, to: number): readonly Item[] | null {
    const item = newest.current[from]
    if (!item || !newest.current[to]) return null
    newest.current = movedTo(newest.current, from, to)
    setRows(newest.current)
    setSaid(t('moved', { name: nameOf(item), at: to + 1, of: items.length }))
    return newest.current
  }
  async function save(moved: readonly Item[] = newest.current) {
    const from = items.map(({ _id }) => _id)
    const to = moved.map(({ _id }) => _id)
    if (from.join() === to.join()) return
    const isSaved = await act(() => onOrder({ from, to }), t('saved'))
    if (isSaved) return
    newest.current = items
    setRows(items)
  }
  return { rows, move, save: (moved?: readonly Item[]) => void save(moved), said }
}
