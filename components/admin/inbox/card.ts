import styled from 'styled-components'
import { ItemCard } from '@/components/admin/item-card'

/** A part of an item's page, with its links and forms. */
export const Card = styled(ItemCard).attrs({ as: 'section' })`
  p a, dd a { font-weight: var(--fw-semibold); text-decoration: underline; text-underline-offset: 4px; }
  form { display: grid; gap: var(--s-4); }
  form > button { justify-self: start; }
`
