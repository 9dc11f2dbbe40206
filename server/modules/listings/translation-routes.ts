import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '@/lib/domain/issues'
import { networkOf } from '@/lib/domain/network-of'
import type { Deps } from '@/server/deps'
import { languageOf } from '@/server/i18n'
import { translateDraft, translateText } from '@/server/modules/platform/translation/translate-text'
import { preparingVendorIn } from '@/server/plugins/auth'
import { serve } from '@/server/plugins/serve'
import { getListing, isShown } from './get-listing'
import { findShownReview } from './store'

/** Translations of what a listing page shows, and of what a vendor writes for one. */
export function translationRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'POST /services/:id/translation', async (request) => {
    const reader = readerOf(request)
    const { description } = await getListing(deps, request.params.id, request.user)
    return { text: await translateText(deps, { ...reader, text: description[reader.to] }) }
  })

  serve(app, 'POST /reviews/:id/translation', async (request) => {
    const review = await findShownReview(deps.db, request.params.id)
    const text = request.body.part === 'text' ? review?.body : review?.vendorAnswer
    if (!review || !text || !(await isShown(deps, review.listingId, request.user)))
      throw new DomainError('not_found')
    return { text: await translateText(deps, { ...readerOf(request), text }) }
  })

  serve(app, 'POST /vendor/drafts/translation', async (request) => {
    const { vendorId } = preparingVendorIn(request)
    const { text } = request.body
    return { text: await translateDraft(deps, { text, to: 'en', requester: vendorId }) }
  })
}

const readerOf = ({ headers, user, ip }: FastifyRequest) => ({
  to: languageOf(headers['accept-language']),
  requester: user?._id ?? networkOf(ip),
})
