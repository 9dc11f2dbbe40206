import { ID } from '@/lib/domain/id'
import { PROPERTY_TYPES, type PropertyType } from '@/lib/domain/listing/vocabulary'
import {
  FIGURE_GROUPS,
  FIGURE_SPANS,
  type FigureGroup,
  type FigureSpan,
} from '@/lib/domain/statistics/market'

/** Which figures the console shows; null stands for all. */
export interface FiguresView {
  days: FigureSpan
  by: FigureGroup
  city: string | null
  type: PropertyType | null
}

/** The view that a query names; an unknown value counts as missing. */
export function readFiguresView(query: Partial<Record<keyof FiguresView, string>>): FiguresView {
  return {
    days: FIGURE_SPANS.find((one) => String(one) === query.days) ?? FIGURE_SPANS[1],
    by: FIGURE_GROUPS.find((one) => one === query.by) ?? 'city',
    city: query.city && ID.test(query.city) ? query.city : null,
    type: PROPERTY_TYPES.find((one) => one === query.type) ?? null,
  }
}

/** The query of a view for the api. */
export const figuresQueryOf = ({ days, by, city, type }: FiguresView) => ({
  ...{ days: String(days), by, city: city ?? undefined, type: type ?? undefined },
})

/** The address of a view. */
export function figuresHref({ days, by, city, type }: FiguresView): string {
  const query = new URLSearchParams({ days: String(days), by })
  if (city) query.set('city', city)
  if (type) query.set('type', type)
  return `/admin/figures?${query}`
}
