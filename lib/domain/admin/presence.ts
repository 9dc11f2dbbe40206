import { ID } from '@/lib/domain/id'
import type { AdminArea } from './areas'

/** Where two admins may meet: the kinds of items in the console that have a page of their own. */
const AREA_OF_ITEM = {
  services: 'listings',
  vendors: 'vendors',
  bookings: 'bookings',
  users: 'users',
  contact: 'inbox',
  reports: 'inbox',
} as const satisfies Record<string, AdminArea>
export type ItemKind = keyof typeof AREA_OF_ITEM

const ITEM = /^([a-z]+)\/(.+)$/

export const itemOf = (kind: ItemKind, id: string) => `${kind}/${id}`

/** The area whose admins may see who looks at an item; null for what is none. */
export function areaOfItem(item: unknown): AdminArea | null {
  const [, kind = '', id = ''] = (typeof item === 'string' && ITEM.exec(item)) || []
  return ID.test(id) && Object.hasOwn(AREA_OF_ITEM, kind) ? AREA_OF_ITEM[kind as ItemKind] : null
}
