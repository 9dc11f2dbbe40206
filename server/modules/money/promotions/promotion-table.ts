import { and, eq, like, or } from 'drizzle-orm'
import type { PromotionListWire } from '@/lib/contract/schemas/promotions/wire'
import { PROMOTION_TABLE } from '@/lib/domain/admin/tables'
import { foldCode, type PromotionPayer } from '@/lib/domain/promotions/promotion'
import type { PromotionState } from '@/lib/domain/promotions/wire'
import { type Day, riyadhDay } from '@/lib/domain/time/days'
import { promotions } from '@/server/db/schema/money/promotions'
import type { Deps } from '@/server/deps'
import type { TableWithMore } from '@/server/modules/platform/admin-tables/admin-table'
import { promotionToWire } from './manage-promotions'
import { countByState, isIn, listPromotionsByIds } from './store'

/** Promotion codes, found by the beginning of their text. */
export function promotionTable({ clock }: Pick<Deps, 'clock'>): TableWithMore<PromotionListWire> {
  const today = (): Day => riyadhDay(clock.now())
  return {
    spec: PROMOTION_TABLE,
    source: {
      from: promotions,
      id: promotions.id,
      sorts: { createdAt: promotions.createdAt, lastDay: promotions.lastDay },
      where: async (_, { q, filters: { state, payer } }) =>
        and(
          state ? isIn(state as PromotionState, today()) : undefined,
          payer ? eq(promotions.payer, payer as PromotionPayer) : undefined,
          q ? or(eq(promotions.id, q), like(promotions.code, beginningWith(q))) : undefined,
        ),
      load: async (db, ids) =>
        (await listPromotionsByIds(db, ids)).map((row) => promotionToWire(row, today())),
    },
    file: {
      code: (row) => row.code,
      state: (row, text) => text(`admin.promotions.states.${row.state}`),
      discount: (row) => (row.percent === null ? row.amount : `${row.percent}%`),
      days: (row) => `${row.firstDay} - ${row.lastDay}`,
      payer: (row, text) => text(`admin.promotions.payers.${row.payer}`),
      uses: (row) => row.uses,
      createdAt: (row) => riyadhDay(new Date(row.createdAt)),
    },
    beside: async ({ db }) => ({ counts: await countByState(db, today()) }),
  }
}

const beginningWith = (q: string) => `${(foldCode(q) ?? q.toUpperCase()).replace(/[\\%_]/g, '\\$&')}%`
