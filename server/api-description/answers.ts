import type { AdminContentAnswers } from './answers/admin-content'
import type { AdminMoneyAnswers } from './answers/admin-money'
import type { AdminPeopleAnswers } from './answers/admin-people'
import type { GuestAnswers } from './answers/guests'
import type { PublicAnswers } from './answers/public'
import type { VendorAnswers } from './answers/vendors'

/** What each route answers. `npm run api:schemas` makes the schemas of the description from it. */
export type Answers = PublicAnswers &
  GuestAnswers &
  VendorAnswers &
  AdminPeopleAnswers &
  AdminContentAnswers &
  AdminMoneyAnswers
