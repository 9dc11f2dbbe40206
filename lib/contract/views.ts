import { idParam } from './inputs'
import type { Routes } from './route'

export const viewsRoutes = {
  'POST /services/:id/view': { access: 'public', params: idParam },
} as const satisfies Routes
