import { answerWith } from '@/lib/session/rendered-answer'
import { NotFoundPage } from './not-found-page'

/**
 * The 404 page in the place of a page. Addresses that anybody can make up return it, because `notFound()` costs a second
 * render: what Next sends for it is empty until scripts run.
 */
export function MissingPage() {
  answerWith(404)
  return <NotFoundPage />
}
