import { adminsRoutes } from './admins'
import { auditRoutes } from './audit'
import { cannedAnswersRoutes } from './canned-answers'
import { catalogueRoutes } from './catalogue'
import { contactRoutes } from './contact'
import { contentPagesRoutes } from './content-pages'
import { favouriteRoutes } from './favourites'
import { inboxRoutes } from './inbox'
import { mediaRoutes } from './media'
import { ogRoutes } from './og'
import { overviewRoutes } from './overview'
import { privacyRequestsRoutes } from './privacy-requests'
import { reportsRoutes } from './reports'
import { statusRoutes } from './status'
import { templatesRoutes } from './templates'
import { usersRoutes } from './users'
import { viewsRoutes } from './views'
import { vitalsRoutes } from './vitals'

/** Every call of the v1 contract. Server, clients and the description come from it. */
export const CONTRACT = {
  ...catalogueRoutes,
  ...viewsRoutes,
  ...mediaRoutes,
  ...ogRoutes,
  ...contactRoutes,
  ...reportsRoutes,
  ...privacyRequestsRoutes,
  ...usersRoutes,
  ...adminsRoutes,
  ...vitalsRoutes,
  ...statusRoutes,
  ...overviewRoutes,
  ...auditRoutes,
  ...templatesRoutes,
  ...contentPagesRoutes,
  ...inboxRoutes,
  ...cannedAnswersRoutes,
  ...favouriteRoutes,
} as const
