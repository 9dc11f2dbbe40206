import { sweep } from '@/server/jobs/sweeper'
import type { Actions, World } from './world'

export const TIME_ACTIONS: Actions = {
  'timers run': ({ api }) => sweep(api.app.deps),
  'a minute passes': async ({ api }) => api.clock.pass(61),
  'minutes pass': async ({ api }) => api.clock.pass(16 * 60),
  'a day passes': async ({ api }) => api.clock.pass(86_400),
  'an hour before arrival comes': async (world) => passUntil(world, '2026-03-20T11:00:00Z'),
  'arrival comes': async (world) => passUntil(world, '2026-03-20T12:00:00Z'),
  'departure comes': async (world) => passUntil(world, '2026-03-22T09:00:00Z'),
}

function passUntil({ api }: World, instant: string): void {
  if (api.clock.now() < new Date(instant)) api.clock.set(new Date(instant))
}
