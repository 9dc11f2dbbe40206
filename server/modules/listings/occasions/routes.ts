import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { extendPriceRules } from '@/server/modules/listings/price-rules/refresh-price-rules'
import { onReplica } from '@/server/plugins/replicas'
import { serve } from '@/server/plugins/serve'
import { correctOccasion, resetOccasion } from './correct-occasion'
import { addHoliday, changeHoliday, removeHoliday } from './edit-school-holidays'
import { listOccasions } from './list-occasions'
import { listComingDays } from './occasions'

/** The coming occasions for everybody, beside the dates of a search. */
export function occasionRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /services/occasions', (request) =>
    onReplica(deps, request, async ({ db, clock }) => ({ data: await listComingDays(db, clock.now()) })),
  )
}

/** The table of occasions. What follows for listings begins at once, and the timer goes on where a round ends. */
export function adminOccasionRoutes(app: FastifyInstance, deps: Deps): void {
  const spread = async <Answer>(change: Promise<Answer>): Promise<Answer> => {
    const answer = await change
    await extendPriceRules(deps.db, deps.clock.now()).catch((error) => app.log.error(error))
    return answer
  }
  serve(app, 'GET /admin/occasions', () => listOccasions(deps))
  serve(app, 'POST /admin/occasions/:occasion/correct', ({ user, params, body }) =>
    spread(correctOccasion(deps, user, params.occasion, body)),
  )
  serve(app, 'POST /admin/occasions/:occasion/reset', ({ user, params, body }) =>
    spread(resetOccasion(deps, user, params.occasion, body)),
  )
  serve(app, 'POST /admin/school-holidays', ({ user, body }) => spread(addHoliday(deps, user, body)))
  serve(app, 'PUT /admin/school-holidays/:id', ({ user, params, body }) =>
    spread(changeHoliday(deps, user, params.id, body)),
  )
  serve(app, 'POST /admin/school-holidays/:id/remove', ({ user, params, body }) =>
    spread(removeHoliday(deps, user, params.id, body.version)),
  )
}
